import Foundation
import Testing
import UIKitCore

/// What a button keeps and shows of its menu; how the menu opens is in the walks.
@MainActor struct ButtonMenuTests {
    init() { Stage.install() }

    private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction { UIAction(title: title, state: state) { _ in } }

    private func states(_ button: UIButton) -> [UIMenuElement.State] { button.menu?.leaves.map(\.state) ?? [] }

    private func popUp(_ elements: [UIMenuElement], configuration: UIButton.Configuration? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.configuration = configuration
        button.menu = UIMenu(children: elements)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    // MARK: The interaction

    @Test func aMenuSwitchesTheInteractionOnAndNilSwitchesItOff() {
        let button = UIButton(type: .system)
        #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil && button.interactions.isEmpty)
        button.menu = UIMenu(children: [action("A")])
        let interaction = button.contextMenuInteraction
        #expect(button.isContextMenuInteractionEnabled && interaction?.view === button && interaction?.delegate === button)
        #expect(interaction?.menuAppearance == .unknown)
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil && button.interactions.isEmpty)
        #expect(button.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } != true)
        button.menu = UIMenu(children: [action("A")])
        #expect(button.contextMenuInteraction === interaction)
    }

    @Test func aPlainControlHasNoMenu() {
        let control = UIControl()
        control.isContextMenuInteractionEnabled = true
        let interaction = control.contextMenuInteraction!
        #expect(control.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) == nil)
        #expect(!control.showsMenuAsPrimaryAction)
    }

    @Test func theAttachmentPointIsUnderTheLeadingEdge() {
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        let configuration = UIContextMenuConfiguration()
        #expect(button.menuAttachmentPoint(for: configuration) == CGPoint(x: 0, y: 44))
        button.semanticContentAttribute = .forceRightToLeft
        #expect(button.menuAttachmentPoint(for: configuration) == CGPoint(x: 100, y: 44))
    }

    // MARK: Copies

    @Test func theMenuIsACopyThatCanBeChanged() {
        let original = action("A")
        let button = UIButton(type: .system)
        button.menu = UIMenu(title: "T", children: [original])
        original.title = "changed"
        let own = button.menu?.children.first as? UIAction
        #expect(own !== original && own?.title == "A" && button.menu?.title == "T" && button.menu === button.menu)
        own?.state = .on
        #expect(states(button) == [.on] && original.state == .off)
    }

    // MARK: Pop-up buttons

    @Test func exactlyOneElementIsOn() {
        #expect(states(popUp([action("A"), action("B")])) == [.on, .off])
        #expect(states(popUp([action("A"), action("B", .on), action("C", .on)])) == [.off, .on, .off])
        let hidden = action("H")
        hidden.attributes = .hidden
        #expect(states(popUp([hidden, UIMenu(title: "sub", children: [action("A")])])) == [.off, .on])
        #expect(states(popUp([])) == [])
    }

    @Test func thePopUpShowsWhatIsOn() {
        let image = UIImage(systemName: "star")!
        let starred = UIAction(title: "Starred", image: image, state: .on) { _ in }
        for configuration in [nil, UIButton.Configuration.gray()] {
            let button = popUp([action("Plain"), starred], configuration: configuration)
            #expect(button.currentTitle == "Starred" && button.titleLabel?.text == "Starred" && button.currentImage === image)
            (button.menu?.children.first as? UIAction)?.state = .on
            #expect(button.currentTitle == "Plain" && button.titleLabel?.text == "Plain" && states(button) == [.on, .off])
            (button.menu?.children.first as? UIAction)?.state = .off
            #expect(states(button) == [.on, .off], "one stays on")
            button.showsMenuAsPrimaryAction = false
            #expect(button.titleLabel?.text == nil || configuration != nil)
            #expect(button.currentTitle == nil)
        }
    }

    @Test func aConfiguredPopUpHasArrows() {
        let title = "Medium"
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        let plain = UIButton(configuration: configuration)
        let button = popUp([action(title)], configuration: configuration)
        #expect(button.intrinsicContentSize.width > plain.intrinsicContentSize.width + 8)
        #expect(button.intrinsicContentSize.height == plain.intrinsicContentSize.height)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let arrows = button.indicatorHolder!
        #expect(!arrows.isHidden && arrows.frame.minX >= button.titleLabel!.frame.maxX && button.bounds.contains(arrows.frame))
        button.configuration?.indicator = .none
        button.layoutIfNeeded()
        #expect(arrows.isHidden && button.intrinsicContentSize == plain.intrinsicContentSize)
        button.configuration?.indicator = .popup
        button.changesSelectionAsPrimaryAction = false
        button.layoutIfNeeded()
        #expect(!arrows.isHidden)
    }

    @Test func theArrowsAreMirrored() {
        let button = popUp([action("Medium")], configuration: .gray())
        button.semanticContentAttribute = .forceRightToLeft
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.indicatorHolder!.frame.maxX <= button.titleLabel!.frame.minX)
        #expect(button.bounds.contains(button.indicatorHolder!.frame))
    }

    @Test func withoutAMenuAClickTurnsItOnAndOff() {
        let stage = Stage()
        let button = stage.add(UIButton(type: .system), at: CGRect(x: 50, y: 50, width: 100, height: 40))
        var seen: [Bool] = []
        button.addAction(UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) }, for: .primaryActionTriggered)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.accessibilityTraits == [.button, .toggleButton])
        stage.click(button)
        stage.click(button)
        button.performPrimaryAction()
        #expect(seen == [true, false, true] && button.accessibilityTraits.contains(.selected))
        button.changesSelectionAsPrimaryAction = false
        stage.click(button)
        #expect(seen == [true, false, true, true])
    }

    // MARK: Selecting

    @Test func selectingInAMenu() {
        let menu = UIMenu(children: [action("A", .on), UIMenu(title: "sub", children: [action("B"), action("C")])])
        let chosen = menu.leaves[2] as! UIAction
        menu.select((chosen.copy() as! UIAction).elementID)
        #expect(menu.leaves.map(\.state) == [.off, .off, .on])
        menu.select(action("another").elementID)
        #expect(menu.leaves.map(\.state) == [.off, .off, .on])
        #expect(menu.menu(menu.children[1].elementID) === menu.children[1] && menu.menu(.next()) == nil)
        let single = menu.withSingleSelection
        #expect(single.options == .singleSelection && single.elementID == menu.elementID && single.children == menu.children)
        #expect(single.withSingleSelection === single)
    }

    @Test func aDeferredElementThatGivesItselfEnds() {
        var own: UIDeferredMenuElement?
        let deferred = UIDeferredMenuElement { $0([own!, UIAction(title: "A") { _ in }]) }
        own = deferred
        deferred.request { _ in }
        #expect(UIMenu(children: [deferred]).leaves.count > 1)
    }
}
