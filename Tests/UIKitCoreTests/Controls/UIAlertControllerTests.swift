import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UIAlertControllerTests {
    private func make(_ style: UIAlertController.Style = .alert, _ actions: (String, UIAlertAction.Style)...)
        -> (Stage, UIAlertController, Diary)
    {
        let stage = Stage(), diary = Diary()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [weak alert] in
                    diary("\($0.title ?? "") \(alert?.presentingViewController == nil ? "gone" : "still there")")
                })
        }
        stage.window.rootViewController?.present(alert, animated: false)
        stage.draw()
        return (stage, alert, diary)
    }

    private func rows(_ alert: UIAlertController) -> [AlertActionRow] {
        var found: [AlertActionRow] = []
        alert.view.forEachInTree { if let row = $0 as? AlertActionRow { found.append(row) } }
        return found
    }

    private func row(_ alert: UIAlertController, _ title: String) -> AlertActionRow { rows(alert).first { $0.action.title == title }! }

    // MARK: Choosing

    @Test func aClickTakesItAwayAndThenActs() {
        let (stage, alert, diary) = make(.alert, ("Cancel", .cancel), ("Delete", .destructive))
        stage.click(row(alert, "Delete"))
        stage.settle()
        #expect(diary.lines == ["Delete gone"])
        #expect(stage.window.rootViewController?.presentedViewController == nil)
        #expect(alert.view.window == nil)
    }

    @Test func aHandlerMayPresentAnother() {
        let (stage, alert, _) = make(.alert)
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "More", style: .default) { _ in
                stage.window.rootViewController?.present(next, animated: false)
            })
        stage.draw()
        stage.click(row(alert, "More"))
        stage.settle()
        #expect(stage.window.rootViewController?.presentedViewController === next)
    }

    @Test func aDisabledActionStays() {
        let (stage, alert, diary) = make(.alert, ("OK", .default), ("Cancel", .cancel))
        alert.actions[0].isEnabled = false
        stage.click(row(alert, "OK"))
        stage.key(.keyboardReturnOrEnter)
        #expect(diary.lines.isEmpty && alert.presentingViewController != nil)
        alert.actions[0].isEnabled = true
        stage.click(row(alert, "OK"))
        stage.settle()
        #expect(diary.lines == ["OK gone"])
    }

    // MARK: Keyboard

    @Test func returnAndEscape() {
        var (stage, alert, diary) = make(.alert, ("Cancel", .cancel), ("OK", .default))
        #expect(alert.isFirstResponder)
        #expect(stage.key(.keyboardReturnOrEnter))
        stage.settle()
        #expect(diary.lines == ["OK gone"])
        (stage, alert, diary) = make(.alert, ("Cancel", .cancel), ("OK", .default))
        #expect(stage.key(.keyboardEscape))
        stage.settle()
        #expect(diary.lines == ["Cancel gone"])
    }

    @Test func returnPrefersAndNeverDestroysUnasked() {
        let (stage, alert, diary) = make(.alert, ("Delete", .destructive), ("Cancel", .cancel))
        stage.key(.keyboardReturnOrEnter)
        #expect(diary.lines.isEmpty)
        alert.preferredAction = alert.actions[0]
        stage.draw()
        stage.key(.keyboardReturnOrEnter)
        stage.settle()
        #expect(diary.lines == ["Delete gone"])
    }

    @Test func escapeWithoutCancelClosesOnlyANotice() {
        var (stage, _, diary) = make(.alert, ("OK", .default))
        stage.key(.keyboardEscape)
        stage.settle()
        #expect(diary.lines == ["OK gone"])
        (stage, _, diary) = make(.alert, ("Yes", .default), ("No", .default))
        stage.key(.keyboardEscape)
        #expect(diary.lines.isEmpty)
        #expect(stage.window.rootViewController?.presentedViewController != nil)
    }

    @Test func arrowsAndTabMoveAmongTheRows() {
        let (stage, alert, diary) = make(.alert, ("One", .default), ("Two", .default), ("Three", .default))
        stage.key(.keyboardDownArrow)
        #expect(row(alert, "One").isFirstResponder)
        stage.key(.keyboardTab)
        #expect(row(alert, "Two").isFirstResponder)
        stage.key(.keyboardUpArrow)
        stage.key(.keyboardUpArrow)
        #expect(row(alert, "Three").isFirstResponder)
        stage.key(.keyboardSpacebar)
        stage.settle()
        #expect(diary.lines == ["Three gone"])
    }

    @Test func theFocusReturnsToWhereItWas() {
        let stage = Stage()
        let control = stage.add(UIControl(), at: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.key(.keyboardTab)
        #expect(control.isFirstResponder)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.window.rootViewController?.present(alert, animated: false)
        #expect(!control.isFirstResponder)
        stage.key(.keyboardReturnOrEnter)
        stage.settle()
        #expect(control.isFirstResponder)
    }

    // MARK: Look

    @Test func actionsStandInApplesOrder() {
        Stage.install()
        func order(_ style: UIAlertController.Style, _ styles: UIAlertAction.Style...) -> [UIAlertAction.Style] {
            AlertCardView.ordered(styles.map { UIAlertAction(title: "", style: $0) }, style: style).map(\.style)
        }
        #expect(order(.alert, .default, .cancel) == [.cancel, .default])
        #expect(order(.alert, .cancel, .default, .destructive) == [.default, .destructive, .cancel])
        #expect(order(.actionSheet, .cancel, .default) == [.default, .cancel])
    }

    @Test func twoShortTitlesStandSideBySide() {
        let (_, alert, _) = make(.alert, ("OK", .default), ("Cancel", .cancel))
        let ok = row(alert, "OK"), cancel = row(alert, "Cancel")
        #expect(ok.frame.minY == cancel.frame.minY && cancel.frame.maxX == ok.frame.minX)
        let (_, long, _) = make(.alert, ("A title that needs all of the width", .default), ("Cancel", .cancel))
        #expect(row(long, "Cancel").frame.minX == row(long, "A title that needs all of the width").frame.minX)
    }

    @Test func theCardIsInTheMiddleOfTheWindow() {
        let (stage, alert, _) = make(.alert, ("OK", .default))
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 270)
        #expect(abs(frame.midX - 200) <= 1 && abs(frame.midY - stage.window.bounds.midY) <= 1)
    }

    @Test func manyActionsScroll() {
        let stage = Stage()
        let alert = UIAlertController(title: "Many", message: nil, preferredStyle: .actionSheet)
        for number in 1...40 { alert.addAction(UIAlertAction(title: "Action \(number)", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stage.window.rootViewController?.present(alert, animated: false)
        stage.draw()
        #expect(alert.view.bounds.height <= stage.window.bounds.height)
        let window = row(alert, "Action 1").superview!
        #expect(window.bounds.minY == 0)
        stage.send(.scrolled(location: stage.point(window), dx: 0, dy: 90, phase: .wheel))
        stage.draw()
        #expect(window.bounds.minY == 90)
        stage.key(.keyboardUpArrow)
        stage.key(.keyboardUpArrow)
        #expect(window.bounds.contains(row(alert, "Action 40").frame))
    }

    @Test func contentThatChangesIsShown() {
        let (stage, alert, _) = make(.alert, ("OK", .default))
        let before = alert.view.bounds.height
        alert.message = "A message that is so much longer that it needs several lines of text to be read by anybody"
        stage.draw()
        #expect(alert.view.bounds.height > before)
        alert.addAction(UIAlertAction(title: "Another", style: .default))
        stage.draw()
        #expect(rows(alert).count == 2)
    }

    @Test func assistiveTechnologySeesAnAlert() throws {
        let (stage, alert, diary) = make(.alert, ("OK", .default))
        let tree = AccessibilityTreeBuilder.tree(of: stage.window)
        let node = try #require(tree.children.first { $0.role == .alert })
        #expect(node.label == "Title" && node.help == "Message" && node.isModal)
        let button = try #require(node.children.first { $0.role == .button })
        #expect(button.label == "OK")
        #expect(stage.window.performAccessibilityAction("activate", node: button.id))
        stage.settle()
        #expect(diary.lines == ["OK gone"])
        _ = alert
    }
}
