import Foundation
import QuartzCore
import Testing

@MainActor @Suite(.serialized) final class CATransactionTests {
    private var turn: [@MainActor () -> Void] = []
    private var log: [String] = []

    init() {
        CATransaction.atEndOfTurn = { [weak self] action in self?.turn.append(action) }
    }

    private func endTurn() {
        let actions = turn
        turn = []
        for action in actions { action() }
    }

    @Test func aCompletionRunsAtTheEndOfTheTurn() {
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
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("done") }
        CATransaction.commit()
        CATransaction.flush()
        #expect(log == ["done"])
        endTurn()
        #expect(log == ["done"])
    }

    @Test func theInnerCompletionRunsFirst() {
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
        CATransaction.setCompletionBlock { self.log.append("turn") }
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        #expect(log == [])
        endTurn()
        #expect(!CATransaction.disableActions())
        #expect(log == ["turn"])
        #expect(turn.isEmpty)
    }

    @Test func aSecondBlockReleasesTheFirst() {
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
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
