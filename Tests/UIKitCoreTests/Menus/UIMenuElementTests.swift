import Foundation
import Testing
import UIKitCore

@MainActor struct UIMenuElementTests {
    @Test func olderCallFormsCompile() {
        let actions = [
            UIAction(title: "A") { _ in },
            UIAction(title: "B", image: nil) { _ in },
            UIAction(title: "C", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: .destructive, state: .on) { _ in },
            UIAction(title: "D", subtitle: "d", image: nil, selectedImage: nil, attributes: [.disabled, .hidden], handler: { _ in }),
            UIAction { _ in },
        ]
        let menus = [
            UIMenu(),
            UIMenu(children: actions),
            UIMenu(title: "", children: actions),
            UIMenu(title: "T", image: nil, identifier: UIMenu.Identifier("org.example.menu"), options: .displayInline, children: []),
            UIMenu(title: "T", subtitle: "s", image: nil, options: [.singleSelection, .displayInline], preferredElementSize: .medium),
        ]
        #expect(actions.map(\.title) == ["A", "B", "C", "D", ""])
        #expect(menus[1].children.count == 5)
    }

    @Test func anIdentifierIsMadeUpWhereNoneIsGivenAndCopiesKeepIt() {
        let first = UIAction { _ in }
        let second = UIAction { _ in }
        #expect(first.identifier != second.identifier)
        #expect((first.copy() as? UIAction)?.identifier == first.identifier)
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu(identifier: .edit).identifier == .edit)
        #expect(UIMenu.Identifier.standardEdit.rawValue == "com.apple.menu.standard-edit")
    }

    @Test func case10CopyOfAMenuIsDeepAndMutable() throws {
        let action = UIAction(title: "Mute") { _ in }
        let menu = UIMenu(title: "Root", children: [UIMenu(title: "Sub", options: .displayInline, children: [action])])
        let copy = try #require(menu.copy() as? UIMenu)
        let copiedAction = try #require((copy.children[0] as? UIMenu)?.children[0] as? UIAction)
        #expect(copiedAction !== action)
        #expect(copiedAction.elementID == action.elementID)
        copiedAction.state = .on
        copiedAction.attributes = .hidden
        copiedAction.title = "Unmute"
        #expect(action.state == .off)
        #expect(action.attributes == [])
        #expect(action.title == "Mute")
    }

    @Test func ownElementsStayTheSameObjects() {
        let action = UIAction(title: "A") { _ in }
        let menu = UIMenu(children: [action])
        #expect(menu.children[0] === action)
        action.title = "B"
        #expect(menu.children[0].title == "B")
    }

    @Test func replacingChildrenKeepsEverythingElse() {
        let image = UIImage()
        let menu = UIMenu(
            title: "T", subtitle: "s", image: image, identifier: .edit, options: [.displayInline, .destructive],
            preferredElementSize: .small, children: [])
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 2
        menu.displayPreferences = preferences
        preferences.maximumNumberOfTitleLines = 9
        let other = menu.replacingChildren([UIAction(title: "A") { _ in }])
        #expect(other !== menu)
        #expect(other.title == "T" && other.subtitle == "s" && other.image === image && other.identifier == .edit)
        #expect(other.options == [.displayInline, .destructive] && other.preferredElementSize == .small)
        #expect(other.displayPreferences?.maximumNumberOfTitleLines == 2)
        #expect(other.elementID == menu.elementID)
        #expect(other.children.map(\.title) == ["A"] && menu.children.isEmpty)
    }

    @Test func selectedElementsAreThoseThatAreOn() {
        let on = { (title: String) in UIAction(title: title, state: .on) { _ in } }
        let off = UIAction(title: "off") { _ in }
        let mixed = UIAction(title: "mixed", state: .mixed) { _ in }
        let children = [off, on("1"), UIMenu(children: [on("2"), mixed]), on("3")]
        #expect(UIMenu(children: children).selectedElements.map(\.title) == ["1", "2", "3"])
        #expect(UIMenu(options: .singleSelection, children: children).selectedElements.map(\.title) == ["1"])
    }

    @Test func senderAndSourceAreThereOnlyWhileTheHandlerRuns() {
        let source = SourceItem()
        var seen: [String] = []
        let action = UIAction(title: "A") { action in
            seen.append("\(action.sender as? String ?? "nil") \(action.presentationSourceItem === source)")
        }
        action.perform(sender: "button", sourceItem: source)
        #expect(action.sender == nil)
        #expect(action.presentationSourceItem == nil)
        action.performWithSender(source, target: nil)
        action.performWithSender("plain", target: nil)
        #expect(seen == ["button true", "nil true", "plain false"])
    }

    @Test func aHandlerMayPerformItsOwnAction() {
        var senders: [String] = []
        let action = UIAction(title: "A") { action in
            let sender = action.sender as? String ?? "nil"
            senders.append(sender)
            if sender == "outer" {
                action.performWithSender("inner", target: nil)
                senders.append(action.sender as? String ?? "nil")
            }
        }
        action.performWithSender("outer", target: nil)
        #expect(senders == ["outer", "inner", "outer"])
        #expect(action.sender == nil)
    }

    @Test func case59ACopyDoesNotKeepTheOriginal() throws {
        weak var original: UIMenu?
        let copy: UIMenu
        do {
            let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
            original = menu
            copy = menu.snapshot()
        }
        #expect(original == nil)
        #expect(copy.children.count == 1)
    }
}

private final class SourceItem: NSObject, UIPopoverPresentationControllerSourceItem {
    func frame(in referenceView: UIView) -> CGRect? { nil }
}
