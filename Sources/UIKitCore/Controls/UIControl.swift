public import Foundation

/// A view that turns touches, clicks and keys into events for the actions that were added to it.
/// Source: Apple, UIControl. Tracking, actions and the keyboard are in the files beside this one.
@MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    // MARK: State

    /// Whether the control answers; a disabled control keeps the touches that land on it and does nothing.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled {
                isHighlighted = false
                resignFirstResponder()
            }
            stateDidChange()
        }
    }

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// Whether a touch or a held button is inside; set by tracking.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open var state: UIControl.State {
        var state: UIControl.State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder { state.insert(.focused) }
        return state
    }

    /// Called after `state` changed for any reason.
    package func stateDidChange() { setNeedsLayout() }

    // MARK: Content

    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    /// `contentHorizontalAlignment` with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let alignment: alignment
        }
    }

    // MARK: Tracking

    /// The touch that is followed from its beginning to its end.
    package weak var trackedTouch: UITouch?
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false

    /// What a finished click or tap sends; kinds of control that have a primary action add it.
    package var clickEvents: UIControl.Event { .touchUpInside }

    /// What a click or tap that ended inside does.
    package func performClick() { sendActions(for: clickEvents) }

    /// Sends what the end of a tracked touch means.
    package func finishClick(endsInside: Bool) {
        if endsInside { performClick() } else { sendActions(for: .touchUpOutside) }
    }

    // MARK: Menu; how it opens is in UIControl+Menu.

    var menuInteraction: ControlMenuInteraction?
    /// Whether the control's own menu is up.
    package private(set) var isMenuShown = false { didSet { if isMenuShown != oldValue { stateDidChange() } } }

    /// Whether the control has a menu of its own, which it asks itself for as its interaction's delegate.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuInteractionEnabledDidChange() } }
    }
    /// The interaction that shows the control's own menu; nil while there is none.
    open var contextMenuInteraction: UIContextMenuInteraction? { isContextMenuInteractionEnabled ? menuInteraction : nil }
    /// Whether a press opens the menu at once, in place of doing what the control does; else holding the press opens it.
    open var showsMenuAsPrimaryAction = false { didSet { menuInteraction?.updatePress() } }

    /// The point that the menu hangs from: below the control's middle it stands under the control, else above, and on the
    /// other side, as far away, where there is no room. Its edge is aligned with a point near an edge of the control.
    /// Units: points of the control. Here, the leading edge, a little under the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { defaultMenuAttachmentPoint }

    // MARK: UIContextMenuInteractionDelegate

    /// Here, no menu. Contract: asked at each opening of the control's own menu.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                     configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    /// Contract: an override calls super.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                     animator: (any UIContextMenuInteractionAnimating)?) {
        if interaction === menuInteraction { isMenuShown = true }
    }
    /// Contract: an override calls super.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                     animator: (any UIContextMenuInteractionAnimating)?) {
        if interaction === menuInteraction { isMenuShown = false }
    }

    // A control's own menu lifts nothing; these are for interactions that a subclass adds to itself.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                     highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard configuration.isPrimary(identifier) else { return nil }
        return contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                     dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        guard configuration.isPrimary(identifier) else { return interaction.withoutDismissalPreview() }
        return contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                     previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                     previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        interaction.withoutDismissalPreview()
    }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                     willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                     animator: any UIContextMenuInteractionCommitAnimating) {}

    /// Performs what a row of the control's own menu is for.
    package func choose(_ row: MenuTree.Row) -> Bool { MenuDispatcher.choose(row, sender: self, sourceItem: self) }

    // MARK: Actions

    package var actionEntries: [ActionEntry] = []

    // MARK: Making

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control that performs `primaryAction` for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: Tracking, for subclasses

    /// Returns whether the control goes on to follow `touch`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// `touch` is nil when the control itself ended tracking.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Events

    /// Performs `action` with this control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Performs each action that was added for any of `controlEvents`, once, in the order of adding.
    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actionEntries where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// Does what the control is there for, without a touch: shows its menu where that comes first, else sends the event.
    open func performPrimaryAction() {
        if !openPrimaryMenu(by: .code) { sendActions(for: .primaryActionTriggered) }
    }

    // MARK: UIResponder

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(touches, with: event) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !activate(for: presses) { super.pressesBegan(presses, with: event) }
    }

    /// A control can be reached with Tab as long as it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var canBecomeFocused: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasFocused = isFirstResponder
        let succeeded = super.becomeFirstResponder()
        if succeeded, !wasFocused { stateDidChange() }
        return succeeded
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasFocused = isFirstResponder
        let succeeded = super.resignFirstResponder()
        if succeeded, wasFocused { stateDidChange() }
        return succeeded
    }

    // MARK: UIView

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// What kind of thing this control is for assistive technology.
    package var kindTraits: UIAccessibilityTraits { .none }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = accessibilityStorage.traits ?? kindTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityActivate() -> Bool { openPrimaryMenu(by: .accessibility) || activate() }
}
