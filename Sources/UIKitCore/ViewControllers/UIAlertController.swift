import Foundation

/// A message with choices, above everything else in the window.
/// Source: Apple, UIAlertController. Present it; choosing an action takes it away.
@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    public private(set) var preferredStyle: UIAlertController.Style = .actionSheet
    open var message: String? { didSet { card?.reload() } }
    /// In the order of adding.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that Return performs; its title is bold.
    /// Errors: stops the program when the action was not added first.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map(actions.contains) ?? true,
                "UIAlertController.preferredAction: add the action with addAction(_:) before preferring it.")
            card?.reload()
        }
    }

    private weak var previousResponder: UIResponder?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open override var title: String? { didSet { card?.reload() } }

    /// Errors: stops the program at a second cancel action, as on Apple's system.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController.addAction: an alert has one cancel action; give \"\(action.title ?? "")\" another style.")
        actions.append(action)
        card?.reload()
    }

    // MARK: View

    private var card: AlertCardView? { viewIfLoaded as? AlertCardView }

    open override func loadView() { view = AlertCardView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        previousResponder = presentingViewController?.viewIfLoaded?.window?.firstResponder
    }

    /// Keys are the alert's from its first moment on, not only when its motion is over.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        resignFirstResponder()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        previousResponder?.becomeFirstResponder()
        previousResponder = nil
    }

    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Choosing

    package var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// What Return performs: never something destructive that was not asked for.
    package var returnAction: UIAlertAction? {
        preferredAction ?? actions.first { $0.style == .default } ?? (actions.count == 1 ? cancelAction : nil)
    }

    /// What Escape performs.
    package var escapeAction: UIAlertAction? { cancelAction ?? (actions.count == 1 ? actions.first { $0.style == .default } : nil) }

    /// Takes the alert away and then performs `action`. Errors: false for a disabled action.
    @discardableResult package func choose(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled else { return false }
        let finish = { if let handler = action.handler { handler(action) } }
        guard let presenting = presentingViewController else {
            finish()
            return true
        }
        presenting.dismiss(animated: true, completion: finish)
        return true
    }

    // MARK: Keyboard

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isTaken = presses.contains { press in press.key.map(handle) ?? false }
        if !isTaken { super.pressesBegan(presses, with: event) }
    }

    private func handle(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter:
            if let returnAction { choose(returnAction) }
        case .keyboardEscape:
            if let escapeAction { choose(escapeAction) }
        case .keyboardUpArrow, .keyboardLeftArrow: card?.moveFocus(by: -1)
        case .keyboardDownArrow, .keyboardRightArrow: card?.moveFocus(by: 1)
        default: return false
        }
        return true
    }
}
