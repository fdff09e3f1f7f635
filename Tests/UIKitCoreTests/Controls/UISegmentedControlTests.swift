import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct UISegmentedControlTests {
    let frame = CGRect(x: 50, y: 100, width: 300, height: 32)

    @Test func aClickSelectsTheSegmentBelowIt() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UISegmentedControl(items: ["One", "Two", "Three"]), at: frame)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.addAction(UIAction { [unowned control] _ in diary("\(control.selectedSegmentIndex)") }, for: .valueChanged)
        for x: CGFloat in [250, 50, 50, 150] {
            stage.press(at: stage.point(control, x))
            stage.release(at: stage.point(control, x))
        }
        #expect(diary.lines == ["2", "0", "1"])
        #expect(control.titleForSegment(at: 1) == "Two")
    }

    @Test func actionsArePerformedForTheirSegments() {
        let stage = Stage(), diary = Diary()
        let actions = ["A", "B"].map { title in UIAction(title: title) { _ in diary(title) } }
        let control = stage.add(UISegmentedControl(frame: .zero, actions: actions), at: frame)
        stage.press(at: stage.point(control, 200))
        stage.release(at: stage.point(control, 200))
        #expect(diary.lines == ["B"])
        #expect(control.actionForSegment(at: 1) === actions[1])
    }

    @Test func disabledSegmentsAndIndicesOutside() {
        let stage = Stage()
        let control = stage.add(UISegmentedControl(items: ["One", "Two"]), at: frame)
        control.setEnabled(false, forSegmentAt: 0)
        stage.press(at: stage.point(control, 10))
        stage.release(at: stage.point(control, 10))
        #expect(control.selectedSegmentIndex == -1)
        control.selectedSegmentIndex = 99
        #expect(control.selectedSegmentIndex == -1)
        control.insertSegment(withTitle: "Zero", at: -5, animated: false)
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        control.removeSegment(at: 7, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 1)
    }

    @Test func arrowsMoveTheSelection() {
        let stage = Stage()
        let control = stage.add(UISegmentedControl(items: ["One", "Two", "Three"]), at: frame)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        stage.key(.keyboardTab)
        stage.key(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 2)
        stage.key(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test func rightToLeftStartsAtTheRight() {
        let stage = Stage(isRightToLeft: true)
        let control = stage.add(UISegmentedControl(items: ["One", "Two"]), at: frame)
        stage.press(at: stage.point(control, 280))
        stage.release(at: stage.point(control, 280))
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func eachSegmentIsAnElement() {
        let stage = Stage()
        let control = stage.add(UISegmentedControl(items: ["One", "Two"]), at: frame)
        let segments = control.subviews.filter(\.isAccessibilityElement)
        #expect(segments.map(\.accessibilityLabel) == ["One", "Two"])
        #expect(segments[1].accessibilityActivate())
        stage.draw()
        #expect(segments[1].accessibilityTraits.contains(.selected))
        #expect(!segments[0].accessibilityTraits.contains(.selected))
    }
}
