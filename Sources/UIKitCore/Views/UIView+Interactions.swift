import Foundation

extension UIView {
    /// The one place where gesture recognisers come and go: each belongs to one view.
    package func setGestures(_ new: [UIGestureRecognizer]) {
        let old = gestureList
        var unique: [UIGestureRecognizer] = []
        for gesture in new where !unique.contains(where: { $0 === gesture }) { unique.append(gesture) }
        gestureList = unique
        for gesture in old where !unique.contains(where: { $0 === gesture }) { gesture.detach() }
        for gesture in unique where gesture.view !== self {
            if let other = gesture.view { other.gestureList.removeAll { $0 === gesture } }
            gesture.attach(to: self)
        }
    }

    /// The one place where interactions come and go, with their callbacks.
    package func setInteractions(_ new: [any UIInteraction]) {
        let old = interactionList
        var unique: [any UIInteraction] = []
        for interaction in new where !unique.contains(where: { $0 === interaction }) { unique.append(interaction) }
        for interaction in old where !unique.contains(where: { $0 === interaction }) {
            interaction.willMove(to: nil)
            interactionList.removeAll { $0 === interaction }
            interaction.didMove(to: nil)
        }
        for interaction in unique where !old.contains(where: { $0 === interaction }) {
            if let other = interaction.view, other !== self { other.removeInteraction(interaction) }
            interaction.willMove(to: self)
            interactionList.append(interaction)
            interaction.didMove(to: self)
        }
        interactionList = unique
    }

    /// The context-menu interactions from here outwards, innermost first.
    package var contextMenuInteractionsOutwards: [UIContextMenuInteraction] {
        var found: [UIContextMenuInteraction] = []
        var view: UIView? = self
        while let current = view {
            found += current.interactionList.compactMap { $0 as? UIContextMenuInteraction }
            view = current.superview
        }
        return found
    }
}
