import Foundation
import PlatformInterface

/// The menu of a control: it hangs from the control, and comes with the press where that is what the control is there for.
@MainActor final class ControlMenuInteraction: UIContextMenuInteraction {
    /// A finger or the pointer's button, held; with no wait where the menu comes first.
    private let press = ControlPressGestureRecognizer()

    private var control: UIControl? { view as? UIControl }

    override func makeGestures() -> [UIGestureRecognizer] {
        updatePress()
        return [SecondaryClickGestureRecognizer(), press]
    }

    /// Takes over whether the press opens at once.
    func updatePress() {
        let comesFirst = (delegate as? UIControl)?.showsMenuAsPrimaryAction ?? false
        press.minimumPressDuration = comesFirst ? 0 : CurrentPlatform.shared.settings.longPressDuration
    }

    // MARK: What a session asks

    override var isAvailable: Bool { control?.isEnabled ?? false }

    /// A list alone: nothing is lifted, and nothing goes dim.
    override func presentation(in window: UIWindow, source: UIView, input: ContextMenuInput) -> MenuPresentation {
        input == .touch ? FingerListPresentation(window: window) : CompactMenuPresentation(window: window)
    }

    override func anchor(of configuration: UIContextMenuConfiguration, at location: CGPoint) -> CompactPlacement.Anchor? {
        guard let control, let window = control.window else { return nil }
        let visible = control.convert(control.visibleBounds, to: nil)
        // Beside a control that is most of the window there is no room.
        guard visible.height <= window.bounds.height / 2 else { return .point(control.convert(location, to: nil)) }
        var point = control.menuAttachmentPoint(for: configuration)
        if !point.x.isFinite || !point.y.isFinite { point = control.defaultMenuAttachmentPoint }
        return .attached(visible, at: control.convert(point, to: nil))
    }

    override func startsNearSource(_ configuration: UIContextMenuConfiguration, input: ContextMenuInput) -> Bool {
        switch configuration.preferredMenuElementOrder {
        case .priority: true
        case .fixed: false
        // A finger is at the button still; who points or uses keys reads from the top.
        case .automatic: input == .touch
        }
    }

    override func menuIsTriggered() { control?.sendActions(for: .menuActionTriggered) }

    override func choose(_ row: MenuTree.Row, source: UIView?) -> Bool { (delegate as? UIControl)?.choose(row) ?? false }
}
