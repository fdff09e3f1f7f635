import Foundation
import QuartzCore
import Testing

@MainActor @Suite(.serialized) final class CATransactionTests {
    private var clock: TestClock?
    private var log: [String] = []

    /// Contract: first in each test, so that no other test's clock comes between.
    private func begin() { clock = .install() }

    private func endTurn() { clock?.endTurn() }

    @Test func aCompletionRunsAtTheEndOfTheTurn() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("done") }
        CATransaction.commit()
        #expect(log == [])
        endTurn()
        #expect(log == ["done"])
        endTurn()
        #expect(log == ["done"])
    }

    @Test func flushRunsWhatIsDueNow() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("done") }
        CATransaction.commit()
        CATransaction.flush()
        #expect(log == ["done"])
        endTurn()
        #expect(log == ["done"])
    }

    @Test func theInnerCompletionRunsFirst() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("inner") }
        CATransaction.commit()
        endTurn()
        #expect(log == ["inner"])
        CATransaction.commit()
        endTurn()
        #expect(log == ["inner", "outer"])
    }

    @Test func outsideOfAnyItIsTheTurnsTransaction() {
        begin()
        CATransaction.setCompletionBlock { self.log.append("turn") }
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        #expect(log == [])
        endTurn()
        #expect(!CATransaction.disableActions())
        #expect(log == ["turn"])
        #expect(clock?.isQuiet == true)
    }

    @Test func aSecondBlockReleasesTheFirst() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("first") }
        CATransaction.setCompletionBlock { self.log.append("second") }
        endTurn()
        #expect(log == ["first"])
        CATransaction.setCompletionBlock(nil)
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.commit()
        endTurn()
        #expect(log == ["first", "second"])
    }

    @Test func anAnimationHoldsTheCompletionsAroundIt() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("inner") }
        CATransaction.begin()
        let hold = CATransaction.holdCompletion()
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.commit()
        endTurn()
        #expect(log == [])
        hold?.release()
        endTurn()
        #expect(log == ["inner", "outer"])
        #expect(CATransaction.holdCompletion() == nil)
    }

    @Test func whatACompletionStartsRunsInTheNextTurn() {
        begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            self.log.append("one")
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.log.append("two") }
            CATransaction.commit()
        }
        CATransaction.commit()
        endTurn()
        #expect(log == ["one"])
        endTurn()
        #expect(log == ["one", "two"])
    }

    @Test func valuesAreInherited() {
        begin()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(NSNumber(value: 3), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 3)
        #expect(CATransaction.animationTimingFunction() != nil)
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "mine") == nil && CATransaction.animationTimingFunction() == nil)
    }

    @Test func aCommitTooManyIsHarmless() {
        begin()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
