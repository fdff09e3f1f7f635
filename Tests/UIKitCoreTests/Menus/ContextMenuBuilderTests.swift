import Foundation
import Testing
import UIKitCore

@MainActor struct ContextMenuBuilderTests {
    private let builder = ContextMenuBuilder(children: [
        UIMenu(
            title: "Edit", identifier: .standardEdit, options: .displayInline,
            children: [
                UIAction(title: "Cut") { _ in }, UIAction(title: "Paste", identifier: .paste) { _ in },
            ]),
        UIMenu(title: "Share", identifier: .share),
    ])

    private func menu(_ title: String) -> UIMenu { UIMenu(title: title) }

    /// The tree in one line: `Edit(Cut Paste) Share()`.
    private func print(_ elements: [UIMenuElement]) -> String {
        elements.map { ($0 as? UIMenu).map { "\($0.title)(\(print($0.children)))" } ?? $0.title }.joined(separator: " ")
    }

    private var printed: String { print(builder.suggestedActions) }

    @Test func finds() {
        #expect(builder.system === UIMenuSystem.context)
        #expect(builder.system != UIMenuSystem.main)
        #expect(builder.menu(for: .share)?.title == "Share")
        #expect(builder.menu(for: .root)?.children.count == 2)
        #expect(builder.action(for: .paste)?.title == "Paste")
        #expect(builder.menu(for: .file) == nil)
    }

    @Test func inserts() {
        builder.insertSibling(menu("1"), beforeMenu: .standardEdit)
        builder.insertSibling(menu("2"), afterMenu: .standardEdit)
        builder.insertChild(menu("3"), atStartOfMenu: .standardEdit)
        builder.insertChild(menu("4"), atEndOfMenu: .root)
        builder.insertElements([menu("5"), menu("6")], beforeAction: .paste)
        builder.insertElements([menu("7")], afterAction: .paste)
        #expect(printed == "1() Edit(3() Cut 5() 6() Paste 7()) 2() Share() 4()")
    }

    @Test func replaces() {
        builder.replace(menu: .share, with: menu("Send"))
        builder.replace(action: .paste, with: [menu("P"), menu("Q")])
        builder.replaceChildren(ofMenu: .standardEdit) { $0.reversed() }
        #expect(printed == "Edit(Q() P() Cut) Send()")
        #expect(builder.menu(for: .standardEdit)?.options == .displayInline)
        builder.replace(menu: .standardEdit, with: [UIMenuElement]())
        #expect(printed == "Send()")
        builder.replace(menu: .root, with: UIMenu(title: "Other", children: [menu("x")]))
        #expect(printed == "x()")
    }

    @Test func removes() {
        builder.remove(action: .paste)
        builder.remove(menu: .share)
        #expect(printed == "Edit(Cut)")
    }

    @Test func whatIsNotThereChangesNothing() {
        let before = printed
        builder.remove(menu: .file)
        builder.remove(menu: .root)
        builder.replace(menu: .file, with: menu("x"))
        builder.insertChild(menu("x"), atEndOfMenu: .file)
        builder.insertElements([menu("x")], beforeAction: .init("none"))
        #expect(printed == before)
    }
}
