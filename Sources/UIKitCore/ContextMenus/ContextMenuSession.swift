import Foundation
import PlatformInterface

/// One context menu of one window, from the question to the delegate until its end.
/// Contract: the window holds it while it lives; its state changes by the table of `ContextMenuState` alone.
@MainActor package final class ContextMenuSession {
    let window: UIWindow
    let interaction: UIContextMenuInteraction
    /// The interaction's view.
    weak var source: UIView?
    /// What the menu is about and lifts: the source, or a part of it such as a list's row. Captured at the opening.
    private(set) weak var subject: UIView?
    let input: ContextMenuInput
    /// Units: points of the source.
    let location: CGPoint
    /// What the keyboard acts on. Units: points of the source; nil for openings at a point.
    private var focusRect: CGRect?
    private(set) var state = ContextMenuState.asking
    private(set) var configuration: UIContextMenuConfiguration?
    let presentation: MenuPresentation
    let pointer: MenuPointer
    var typeAhead = TypeAhead()
    /// What is lifted, the primary item first; nil before the delegate was asked.
    var items: [LiftedItem]?
    /// The subtree that is about to leave the window.
    private(set) weak var leavingRoot: UIView?
    /// Whether the finger that opened the menu may still take along what was lifted: false once nothing was given to drag.
    var mayBecomeDrag = true

    private init(_ interaction: UIContextMenuInteraction, source: UIView, subject: UIView, window: UIWindow, location: CGPoint, input: ContextMenuInput) {
        self.interaction = interaction
        self.source = source
        self.subject = subject
        self.window = window
        self.location = location
        self.input = input
        presentation = interaction.presentation(in: window, source: subject, input: input)
        presentation.isRightToLeft = subject.isRightToLeft
        pointer = MenuPointer(origin: source.convert(location, to: nil), isHeld: input == .pointer || input == .touch)
        pointer.session = self
        presentation.popupWasTaken = { [weak self] in self?.end(.popupTaken) }
        presentation.previewWasChosen = { [weak self] in self?.commit() }
        presentation.levelNeedsUpdate = { [weak self] level in self?.deferredAnswered(in: level) }
    }

    package var isOpen: Bool { state == .open }

    // MARK: Opening

    /// Asks for a menu at `view` or, where that has none, at the views around it, and opens it.
    /// Contract: for openings that are no gesture: the Menu key, a request of assistive technology.
    @discardableResult
    static func begin(at view: UIView?, input: ContextMenuInput) -> Bool {
        guard let view, view.window != nil else { return false }
        for interaction in view.contextMenuInteractionsOutwards where interaction.isMeant(by: view) {
            if begin(interaction, for: view, input: input) { return true }
        }
        return false
    }

    /// Asks for a menu in the middle of the interaction's view, or of a part of it such as a list's row, and opens it.
    static func begin(_ interaction: UIContextMenuInteraction, for part: UIView? = nil, input: ContextMenuInput) -> Bool {
        guard let source = interaction.view else { return false }
        let visible = part.map { source.convert($0.visibleBounds, from: $0) } ?? source.visibleBounds
        interaction.keyPart = part
        let hasMenu = prepare(interaction, at: CGPoint(x: visible.midX, y: visible.midY), input: input)
        interaction.keyPart = nil
        guard hasMenu else { return false }
        interaction.session?.focusRect = visible
        interaction.session?.open()
        return true
    }

    /// Asks the interaction's delegate; true when it has a menu for the place, which then waits for `open`.
    static func prepare(_ interaction: UIContextMenuInteraction, at location: CGPoint, input: ContextMenuInput) -> Bool {
        guard interaction.isAvailable, let source = interaction.view, let window = source.window, let subject = interaction.subject(at: location)
        else { return false }
        // One menu a window: the one before ends first, wherever it was in its life.
        window.contextMenuSession?.end(.replaced)
        let session = ContextMenuSession(interaction, source: source, subject: subject, window: window, location: location, input: input)
        window.contextMenuSession = session
        interaction.session = session
        interaction.remember(location)
        let answer = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
        guard let answer, source.window === window, subject.window === window, interaction.view === source, session.state == .asking else {
            session.move(.declined)
            session.forget()
            return false
        }
        session.configuration = answer
        session.move(.accepted)
        return true
    }

    /// The first answer to a finger that rests: the view gives way.
    func highlight() {
        liftItems()
        guard isStillWanted else { return end(.sourceGone) }
        presentation.highlight()
        window.layerTreeDidChange()
    }

    /// Shows the menu that was accepted.
    func open() {
        guard state == .accepted, let configuration, let subject else { return end(.sourceGone) }
        interaction.menuIsTriggered()
        guard isStillWanted else { return end(.sourceGone) }
        presentation.adopt(configuration)
        liftItems()
        guard isStillWanted else { return end(.sourceGone) }
        hostPreview(of: configuration)
        guard isStillWanted else { return end(.sourceGone) }
        let menu = configuration.actionProvider?(suggestedActions(subject))?.snapshot()
        guard isStillWanted else { return end(.sourceGone) }
        presentation.startsNearSource = interaction.startsNearSource(configuration, input: input)
        let anchor = interaction.anchor(of: configuration, at: location) ?? anchor
        // A provider's preview is worth showing without a list.
        let hasList = menu.map { presentation.open($0, below: nil, at: anchor) != nil } ?? false
        guard hasList || (presentation.host != nil && presentation.appearance == .rich) else { return end(.empty) }
        let animator = ContextMenuAnimator(previewViewController: presentation.host?.controller)
        interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        guard isStillWanted else { return end(.sourceGone) }
        move(.shown)
        window.router.cancelAllTouches()
        window.router.cancelAllPresses()
        presentation.appear(alongside: animator.runAnimations, completion: animator.runCompletions)
        // Return is the preview's as long as no row is lit.
        if input.hasNoPlace, presentation.appearance == .compact { highlight(presentation.isReversed ? .last : .first) }
        window.layerTreeDidChange()
    }

    /// The app's code ran meanwhile: the source may have gone, or another menu may have come.
    var isStillWanted: Bool { state == .accepted && source?.window === window && subject?.window === window && interaction.view === source }

    private var anchor: CompactPlacement.Anchor {
        guard let source else { return .point(.zero) }
        switch input {
        case .pointer, .touch, .code: return .point(source.convert(location, to: nil))
        case .keyboard, .keyboardPreview, .accessibility:
            let visible = source.convert(focusRect ?? source.visibleBounds, to: nil)
            // Under a view that is most of the window there is no room: then in its middle.
            let isLarge = visible.height > window.bounds.height / 2
            return isLarge ? .point(CGPoint(x: visible.midX, y: visible.midY)) : .below(visible)
        }
    }

    private func suggestedActions(_ view: UIView) -> [UIMenuElement] {
        let builder = ContextMenuBuilder()
        var responder: UIResponder? = view
        while let current = responder {
            current.buildMenu(with: builder)
            responder = current.next
        }
        return builder.suggestedActions
    }

    // MARK: Ending

    /// Ends the menu, whatever state it is in; the delegate hears of it once if it gave a configuration.
    package func end(_ cause: ContextMenuDismissal) { end(cause, with: nil) }

    /// The blocks of `commit` run beside those of will-end, first.
    func end(_ cause: ContextMenuDismissal, with commit: CommitAnimator?) {
        let owesEnd = state.owesEnd, wasOpen = isOpen
        guard move(.dismissed(cause)) else { return }
        Trace.log(.outcome, cause.rawValue)
        let homes = homes(for: cause, wasOpen: wasOpen)
        let animator = ContextMenuAnimator(previewViewController: presentation.host?.controller)
        if owesEnd, let configuration {
            interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
        pointer.stop()
        forget()
        presentation.finish(cause, homes: homes) {
            commit?.runAnimations()
            animator.runAnimations()
        } completion: {
            commit?.runCompletions()
            animator.runCompletions()
        }
        window.layerTreeDidChange()
    }

    private func forget() {
        if window.contextMenuSession === self { window.contextMenuSession = nil }
        if interaction.session === self { interaction.session = nil }
    }

    @discardableResult private func move(_ event: ContextMenuState.Event) -> Bool {
        guard let next = state.after(event) else { return false }
        Trace.log(.session, "\(state) → \(next)")
        state = next
        return true
    }

    /// Called before a subtree leaves the window.
    func treeWillLeave(_ root: UIView) {
        guard subject?.isDescendant(of: root) == true || source?.isDescendant(of: root) == true else { return }
        leavingRoot = root
        end(.sourceGone)
    }

    func presentPopups() { presentation.presentPopups() }
}
