import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UIScrollViewTests {
    // MARK: Offsets and insets

    @Test func theOffsetIsTheBoundsOrigin() {
        let scroll = ScrollStage()
        scroll.scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scroll.scrollView.bounds.origin.y == 120 && scroll.listener.scrolls == 1)
        scroll.scrollView.bounds.origin.y = 90
        #expect(scroll.offset.y == 90 && scroll.listener.scrolls == 2)
        let inner = UIView(frame: CGRect(x: 10, y: 200, width: 20, height: 20))
        scroll.scrollView.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 110))
        scroll.scrollView.contentOffset.y = .nan
        #expect(scroll.offset.y == 0)
    }

    @Test func contentAtItsTopStaysThereWhenInsetsChange() {
        let scroll = ScrollStage()
        scroll.scrollView.contentInset.top = 30
        #expect(scroll.offset.y == -30 && scroll.listener.lines == ["inset"])
        scroll.scrollView.contentOffset.y = 100
        scroll.scrollView.contentInset.top = 50
        #expect(scroll.offset.y == 100)
        scroll.scrollView.contentSize.height = 300
        #expect(scroll.offset.y == -50)
    }

    @Test func barsBecomeInsetsAndNotTheContentsSafeArea() {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        controller.view = scrollView
        let stage = Stage(UINavigationController(rootViewController: controller), size: CGSize(width: 400, height: 600))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.addSubview(inner)
        stage.draw()
        let top = scrollView.safeAreaInsets.top
        #expect(top > 20 && scrollView.adjustedContentInset.top == top && scrollView.contentOffset.y == -top)
        #expect(inner.safeAreaInsets == .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset.y == 0 && inner.safeAreaInsets.top == top)
    }

    @Test func rectanglesComeIntoSight() {
        let scroll = ScrollStage()
        scroll.scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
        scroll.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(scroll.offset.y == 540)
        scroll.scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
        #expect(scroll.offset.y == 540)
        scroll.scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
        #expect(scroll.offset.y == 380)
        scroll.scrollView.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 500), animated: false)
        #expect(scroll.offset.y == 2440)
    }

    @Test func animatedChangesTakeTimeAndTellTheirEnd() {
        let scroll = ScrollStage()
        scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scroll.offset.y == 0)
        scroll.stage.platform.advance(by: 0.15)
        #expect(scroll.offset.y > 100 && scroll.offset.y < 300 && scroll.listener.lines == [])
        scroll.stage.platform.advance(by: 0.3)
        #expect(scroll.offset.y == 400 && scroll.listener.lines == ["animated"] && scroll.listener.scrolls > 10)
        scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        scroll.stage.settle()
        #expect(scroll.listener.lines == ["animated"])
    }

    // MARK: Touch

    @Test func aDragMovesTheContentAndTheDelegateHearsItInOrder() {
        let scroll = ScrollStage()
        scroll.stage.touchDown(at: CGPoint(x: 200, y: 400))
        #expect(scroll.scrollView.isTracking && !scroll.scrollView.isDragging)
        scroll.stage.touchMove(to: CGPoint(x: 200, y: 388))
        #expect(scroll.scrollView.isDragging && scroll.listener.lines == ["begin"] && scroll.offset.y == 0)
        scroll.stage.platform.advance(by: 1)
        scroll.stage.touchMove(to: CGPoint(x: 230, y: 288))
        #expect(scroll.offset == CGPoint(x: 0, y: 100))
        scroll.stage.platform.advance(by: 1)
        scroll.stage.touchUp(at: CGPoint(x: 230, y: 288))
        #expect(scroll.listener.lines == ["begin", "will end", "end false"] && scroll.offset.y == 100)
        #expect(!scroll.scrollView.isTracking && !scroll.scrollView.isDragging)
    }

    @Test func aFlickGoesOnAndSlowsDown() {
        let scroll = ScrollStage()
        scroll.swipe(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -200))
        #expect(scroll.listener.lines == ["begin", "will end", "end true", "decelerate"] && scroll.scrollView.isDecelerating)
        // Points a millisecond, growing with the offset.
        #expect(abs(scroll.listener.velocity.y - 1.2) < 0.2)
        let start = scroll.offset.y
        scroll.stage.settle()
        #expect(abs(scroll.offset.y - scroll.listener.naturalTarget.y) < 1 && scroll.offset.y > start + 300)
        #expect(scroll.listener.lines.last == "decelerated" && !scroll.scrollView.isDecelerating)
    }

    @Test func theDelegateCanChangeWhereItEnds() {
        let scroll = ScrollStage()
        scroll.listener.target = CGPoint(x: 0, y: 250)
        scroll.swipe(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -200))
        scroll.stage.settle()
        #expect(scroll.offset.y == 250)
    }

    @Test func contentPulledTooFarGivesWayAndComesBack() {
        let scroll = ScrollStage()
        scroll.swipe(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
        #expect(scroll.offset.y < -50 && scroll.offset.y > -190)
        scroll.stage.platform.advance(by: 1)
        scroll.stage.touchUp(at: CGPoint(x: 200, y: 300))
        #expect(scroll.scrollView.isDecelerating)
        scroll.stage.settle()
        #expect(scroll.offset.y == 0)
        scroll.scrollView.bounces = false
        scroll.swipe(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
        #expect(scroll.offset.y == 0)
    }

    @Test func aFingerCatchesMovingContentAndPressesNothing() {
        let scroll = ScrollStage()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scroll.scrollView.addSubview(button)
        scroll.stage.draw()
        scroll.swipe(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -200))
        scroll.stage.platform.advance(by: 0.1)
        #expect(scroll.scrollView.isDecelerating)
        scroll.stage.touchDown(at: CGPoint(x: 200, y: 300))
        #expect(!scroll.scrollView.isDecelerating && scroll.listener.lines.contains("decelerated"))
        let caught = scroll.offset.y
        scroll.stage.platform.advance(by: 0.5)
        scroll.stage.touchUp(at: CGPoint(x: 200, y: 300))
        scroll.stage.settle()
        #expect(scroll.offset.y == caught && presses == 0)
        scroll.stage.touchDown(at: CGPoint(x: 200, y: 300))
        scroll.stage.touchUp(at: CGPoint(x: 200, y: 300))
        #expect(presses == 1)
    }

    @Test func contentHearsOfATouchAfterAMoment() {
        let scroll = ScrollStage()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
        scroll.scrollView.addSubview(button)
        scroll.stage.draw()
        scroll.stage.touchDown(at: CGPoint(x: 200, y: 300))
        #expect(!button.isHighlighted)
        scroll.stage.platform.advance(by: 0.2)
        #expect(button.isHighlighted)
        // A control that has heard of it keeps it.
        scroll.stage.touchMove(to: CGPoint(x: 200, y: 200))
        #expect(button.isHighlighted && scroll.offset.y == 0)
        scroll.stage.touchUp(at: CGPoint(x: 200, y: 200))
        // The pointer does not wait.
        scroll.stage.press(at: CGPoint(x: 200, y: 300))
        #expect(button.isHighlighted)
    }

    @Test func pagesAreWholeViews() {
        let scroll = ScrollStage(content: CGSize(width: 2000, height: 600))
        scroll.scrollView.isPagingEnabled = true
        scroll.swipe(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -100, y: 0))
        scroll.stage.settle()
        #expect(scroll.offset.x == 400)
        scroll.swipe(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -100, y: 0), frames: 100)
        scroll.stage.settle()
        #expect(scroll.offset.x == 400)
        #expect(scroll.wheel(53, 0))
        scroll.stage.settle()
        #expect(scroll.offset.x == 800)
    }

    // MARK: Nested views

    @Test func theInnermostThatCanMoveMoves() {
        let scroll = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        inner.contentSize = CGSize(width: 1200, height: 400)
        scroll.scrollView.addSubview(inner)
        scroll.stage.draw()
        #expect(scroll.wheel(0, 60) && inner.contentOffset.y == 60)
        #expect(scroll.wheel(0, 60) && inner.contentOffset.y == 100)
        #expect(scroll.wheel(0, 60) && inner.contentOffset.y == 100 && scroll.offset.y == 60)
        #expect(scroll.wheel(-10, 0) == false)
        // A drag to the side is the inner view's, one downwards at its end is the outer view's.
        scroll.scrollView.contentOffset.y = 0
        scroll.swipe(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -100, y: 0), lifts: false)
        scroll.stage.send(.touchCancelled(id: 1))
        #expect(inner.contentOffset.x > 50)
        let here = inner.contentOffset
        scroll.swipe(from: CGPoint(x: 300, y: 200), by: CGPoint(x: 0, y: -100), lifts: false)
        scroll.stage.send(.touchCancelled(id: 1))
        #expect(inner.contentOffset == here && scroll.offset.y > 50)
    }

    // MARK: Pointer and keys

    @Test func aTouchpadPushesAndLetsGo() {
        let scroll = ScrollStage()
        let place = CGPoint(x: 100, y: 100)
        for step in 0..<8 {
            scroll.stage.send(.scrolled(location: place, dx: 0, dy: 20, phase: step == 0 ? .began : .changed))
            scroll.stage.platform.advance(by: 1.0 / 60)
        }
        #expect(scroll.offset.y == 160 && scroll.listener.lines == ["begin"])
        scroll.stage.send(.scrolled(location: place, dx: 0, dy: 0, phase: .ended))
        #expect(scroll.scrollView.isDecelerating)
        scroll.stage.settle()
        #expect(scroll.offset.y > 400 && scroll.listener.lines == ["begin", "will end", "end true", "decelerate", "decelerated"])
        // It does not go past the end.
        scroll.scrollView.contentOffset.y = 2390
        scroll.stage.send(.scrolled(location: place, dx: 0, dy: 50, phase: .began))
        #expect(scroll.offset.y == 2400)
    }

    @Test func keysTurnPages() {
        let scroll = ScrollStage()
        let scrollView = scroll.scrollView
        #expect(scrollView.canBecomeFocused && scrollView.becomeFirstResponder())
        scroll.stage.key(.keyboardPageDown)
        scroll.stage.settle()
        #expect(scroll.offset.y == 560)
        scroll.stage.key(.keyboardDownArrow)
        scroll.stage.key(.keyboardDownArrow)
        scroll.stage.settle()
        #expect(scroll.offset.y == 640)
        scroll.stage.key(.keyboardEnd)
        scroll.stage.settle()
        #expect(scroll.offset.y == 2400)
        scroll.stage.key(.keyboardSpacebar, .shift)
        scroll.stage.settle()
        #expect(scroll.offset.y == 1840)
        scroll.listener.allowsTop = false
        scroll.stage.key(.keyboardHome)
        #expect(scroll.offset.y == 1840)
        scroll.listener.allowsTop = true
        scroll.stage.key(.keyboardHome)
        #expect(scroll.offset.y == 0 && scroll.listener.lines.last == "top")
        scrollView.contentSize.height = 100
        #expect(!scrollView.canBecomeFocused)
    }

    @Test func thePointerDragsTheScrollBar() {
        let scroll = ScrollStage()
        // Bars show when the pointer moves over the view.
        scroll.stage.send(.pointerMoved(location: CGPoint(x: 200, y: 300)))
        let edge = CGPoint(x: 394, y: 60)
        scroll.stage.send(.pointerMoved(location: edge))
        scroll.stage.press(at: edge)
        scroll.stage.drag(to: CGPoint(x: 394, y: 160))
        #expect(abs(scroll.offset.y - 500) < 12)
        // Once held it follows wherever the pointer is.
        scroll.stage.drag(to: CGPoint(x: 100, y: 900))
        #expect(scroll.offset.y == 2400)
        scroll.stage.release(at: CGPoint(x: 100, y: 900))
        // When it has faded, the content is pressed again.
        scroll.stage.send(.pointerLeft)
        scroll.stage.settle()
        let under = UIButton(frame: CGRect(x: 380, y: 2400, width: 20, height: 600))
        scroll.scrollView.addSubview(under)
        scroll.stage.draw()
        scroll.stage.send(.pointerPressed(.primary, location: CGPoint(x: 394, y: 300), clickCount: 1))
        #expect(under.isHighlighted)
    }
}
