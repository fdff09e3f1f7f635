public import Foundation

/// Shows the top one of a stack of controllers below a bar, with a way back.
/// Source: Apple, UINavigationController.
@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()

    private var stack: [UIViewController] = []
    /// The way between two controllers, while it lasts.
    private var motion: NavigationMotion?
    /// The controller whose view is in the hierarchy; nil until this controller's own view is loaded.
    private weak var shown: UIViewController?

    // MARK: Making

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        navigationBar.goBack = { [weak self] in self?.backButtonPressed() }
    }

    // MARK: Stack

    /// Bottom first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The top controller, or what is presented above it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { change(to: viewControllers, animated: animated) }

    /// Errors: stops the program when `viewController` is in the stack already or is a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: stack + [viewController], animated: animated)
    }

    /// Shape: nil, and nothing happens, at the root.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Returns the controllers that went, bottom first.
    /// Errors: stops the program when `viewController` is not in the stack.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            preconditionFailure("popToViewController: \(type(of: viewController)) is not in the stack; push it first.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bar

    private var hidesBar = false

    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hidesBar = hidden
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    private func backButtonPressed() {
        guard let top = topViewController else { return }
        if navigationBar.delegate?.navigationBar(navigationBar, shouldPop: top.navigationItem) ?? true {
            popViewController(animated: true)
        }
    }

    /// Goes back where the person could do so with the bar.
    package override func navigateBack() -> Bool {
        if super.navigateBack() { return true }
        guard presentation == nil, stack.count > 1, navigationBar.showsBackButton else { return false }
        return popViewController(animated: true) != nil
    }

    // MARK: View

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(navigationBar)
        if let top = topViewController { transition(from: nil, to: top, animated: false) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: UINavigationBar.height(for: traitCollection))
        let covered = UIEdgeInsets(top: hidesBar ? 0 : navigationBar.frame.maxY, left: 0, bottom: 0, right: 0)
        for child in children { child.coveredInsets = covered }
        for view in [shown?.viewIfLoaded, motion?.leaving.viewIfLoaded].compactMap({ $0 }) { view.fill(bounds) }
    }

    // MARK: Transitions

    /// The one place where the stack changes.
    private func change(to new: [UIViewController], animated: Bool) {
        for (index, controller) in new.enumerated() {
            precondition(
                !(controller is UINavigationController),
                "UINavigationController: a \(type(of: controller)) cannot be pushed onto another; present it instead.")
            precondition(
                !new[..<index].contains(controller),
                "UINavigationController: \(type(of: controller)) is in the stack already; pop to it, or push another instance.")
        }
        let gone = stack.filter { !new.contains($0) }
        let added = new.filter { !stack.contains($0) }
        let oldTop = shown
        for controller in added { addChild(controller) }
        for controller in gone { controller.willMove(toParent: nil) }
        stack = new
        navigationBar.setItems(new.map(\.navigationItem), animated: animated)
        let settle = { [weak self] in
            guard let self else { return }
            for controller in gone where controller.parent === self && !stack.contains(controller) { controller.removeFromParent() }
            for controller in added where controller.parent === self { controller.didMove(toParent: self) }
        }
        guard isViewLoaded, oldTop !== new.last else { return settle() }
        transition(from: oldTop, to: new.last, animated: animated, completion: settle)
    }

    /// Changes the controller that is seen, with its callbacks; the motion, where there is one, is between the two halves of it.
    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool, completion: @escaping () -> Void = {}) {
        motion?.finish()
        let isSeen = appearance == .appearing || appearance == .appeared
        new?.loadViewIfNeeded()
        if isSeen {
            old?.beginAppearanceTransition(false, animated: animated)
            new?.beginAppearanceTransition(true, animated: animated)
        }
        if let new {
            delegate?.navigationController(self, willShow: new, animated: animated)
            shown = new
            new.view.fill(view.bounds)
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(new.view, belowSubview: navigationBar)
            view.setNeedsLayout()
        }
        let finish = { [weak self] in
            guard let self else { return }
            motion = nil
            old?.viewIfLoaded?.removeFromSuperview()
            if isSeen {
                old?.endAppearanceTransition()
                new?.endAppearanceTransition()
            }
            if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
            completion()
        }
        guard animated, isSeen, let old, let new, UIView.areAnimationsEnabled else { return finish() }
        let isPush = stack.contains(old)
        let way = NavigationMotion(from: old, to: new, isPush: isPush, in: view, completion: finish)
        motion = way
        way.start()
    }
}
