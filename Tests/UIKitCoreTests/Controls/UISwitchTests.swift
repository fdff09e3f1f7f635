import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct UISwitchTests {
    let frame = CGRect(x: 100, y: 100, width: 51, height: 31)

    @Test func aClickTurnsItOnAndOff() {
        let stage = Stage(), diary = Diary()
        let toggle = stage.add(UISwitch(), at: frame)
        toggle.addAction(UIAction { action in diary("value \((action.sender as? UISwitch)?.isOn ?? false)") }, for: .valueChanged)
        toggle.addAction(UIAction { [unowned toggle] _ in diary("up \(toggle.isOn)") }, for: .touchUpInside)
        stage.click(toggle)
        stage.click(toggle)
        #expect(diary.lines == ["value true", "up true", "value false", "up false"])
    }

    @Test func codeSendsNoEvent() {
        Stage.install()
        let diary = Diary(), toggle = UISwitch()
        toggle.report(to: diary)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        #expect(diary.lines.isEmpty)
    }

    @Test func itHasOneSize() {
        Stage.install()
        let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 2))
        #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        toggle.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
        #expect(toggle.bounds.size == toggle.intrinsicContentSize)
    }

    @Test func draggingTheKnobSendsOneEvent() {
        let stage = Stage(), diary = Diary()
        let toggle = stage.add(UISwitch(), at: frame)
        toggle.addAction(UIAction { _ in diary("value") }, for: .valueChanged)
        stage.press(at: stage.point(toggle, 10))
        stage.drag(to: stage.point(toggle, 20))
        stage.drag(to: stage.point(toggle, 45))
        #expect(toggle.isOn)
        stage.drag(to: stage.point(toggle, 300))
        stage.release(at: stage.point(toggle, 300))
        #expect(toggle.isOn)
        #expect(diary.lines == ["value"])
    }

    @Test func draggingThereAndBackSendsNothing() {
        let stage = Stage(), diary = Diary()
        let toggle = stage.add(UISwitch(), at: frame)
        toggle.addAction(UIAction { _ in diary("value") }, for: .valueChanged)
        stage.press(at: stage.point(toggle, 10))
        stage.drag(to: stage.point(toggle, 45))
        stage.drag(to: stage.point(toggle, 10))
        stage.release(at: stage.point(toggle, 10))
        #expect(!toggle.isOn)
        #expect(diary.lines.isEmpty)
    }

    @Test func assistiveTechnologySeesAndTurnsIt() {
        let stage = Stage()
        let toggle = stage.add(UISwitch(), at: frame)
        #expect(toggle.accessibilityValue == "0")
        #expect(toggle.accessibilityActivate())
        #expect(toggle.accessibilityValue == "1")
        #expect(toggle.accessibilityTraits.contains(.toggleButton))
        stage.key(.keyboardTab)
        stage.key(.keyboardSpacebar)
        #expect(!toggle.isOn)
    }
}
