import Foundation

/// What a menu lifts, where that goes, and what a tap on it does.
extension ContextMenuSession {
    /// Asks the delegate once what to lift for each item.
    func liftItems() {
        guard items == nil, presentation.showsPreviews, let configuration, let delegate = interaction.delegate else { return }
        items = []
        var found: [LiftedItem] = []
        for (index, identifier) in configuration.itemIdentifiers.enumerated() {
            let answer = delegate.contextMenuInteraction(interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
            // The app's code ran: the source may be gone.
            guard isStillWanted, let subject else { return }
            let preview = answer ?? (index == 0 ? UITargetedPreview(view: subject) : nil)
            guard let preview, !found.contains(where: { $0.preview.view === preview.view }) else { continue }
            found.append(LiftedItem(identifier: identifier, preview: preview))
        }
        items = found
        presentation.lift(found.map(\.preview))
    }

    /// Asks the provider for its controller, where a preview is shown at all.
    func hostPreview(of configuration: UIContextMenuConfiguration) {
        guard presentation.showsPreviews, let controller = configuration.previewProvider?(), isStillWanted else { return }
        presentation.host(controller)
    }

    /// Where each lifted picture goes.
    /// Contract: the delegate is asked when a menu that was open ends, unless nothing can move any more.
    func homes(for cause: ContextMenuDismissal, wasOpen: Bool) -> [PreviewHome] {
        guard let items, let configuration else { return [] }
        let isAsked = wasOpen && presentation.appearance == .rich && cause != .windowClosed && cause != .windowResized && cause != .popped
        return items.map { item in
            let home = isAsked ? interaction.home(of: item.identifier, configuration) : .back
            return switch home {
            case .back where cause == .sourceGone: .nowhere
            case .place(let preview) where isLeaving(preview.view) || isLeaving(preview.target.container): .nowhere
            default: home
            }
        }
    }

    private func isLeaving(_ view: UIView) -> Bool { leavingRoot.map(view.isDescendant(of:)) ?? false }

    /// What a tap on the preview does: the delegate hears of it, then the menu ends.
    package func commit() {
        guard isOpen, presentation.preview != nil, let configuration else { return }
        Trace.log(.outcome, "commit")
        let animator = CommitAnimator(previewViewController: presentation.host?.controller)
        interaction.delegate?.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        // The delegate may have ended the menu itself; what it wants done is done.
        guard isOpen else {
            animator.runAnimations()
            return animator.runCompletions()
        }
        let pops = animator.preferredCommitStyle == .pop && presentation.appearance == .rich && presentation.host != nil
        end(pops ? .popped : .committed, with: animator)
    }
}
