import Foundation

extension UIControl {
    /// Between the control and the menu that hangs from it. Units: points.
    private static let menuGap: CGFloat = 4

    var defaultMenuAttachmentPoint: CGPoint {
        CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY + Self.menuGap)
    }

    func contextMenuInteractionEnabledDidChange() {
        if isContextMenuInteractionEnabled {
            let interaction = menuInteraction ?? ControlMenuInteraction(delegate: self)
            menuInteraction = interaction
            addInteraction(interaction)
        } else if let menuInteraction {
            removeInteraction(menuInteraction)
        }
    }

    /// Opens the menu of a control that is there for it. Errors: false when it is not, or has none now.
    func openPrimaryMenu(by input: ContextMenuInput) -> Bool {
        guard showsMenuAsPrimaryAction, isContextMenuInteractionEnabled, let menuInteraction else { return false }
        return ContextMenuSession.begin(menuInteraction, input: input)
    }
}
