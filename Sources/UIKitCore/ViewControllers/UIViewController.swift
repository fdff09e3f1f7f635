public import Foundation

/// Manages one screenful of views: makes them, lays them out, and hears when they come and go.
/// Source: Apple, UIViewController. The topics are in the files beside this one.
@MainActor open class UIViewController: UIResponder {
    // Storage of the topics.
    package var loadedView: UIView?
    package var childList: [UIViewController] = []
    package weak var parentReference: UIViewController?
    package var appearance = ViewAppearance.disappeared
    package var isAppearanceAnimated = false
    package var owesIsAppearing = false
    package var presentation: ModalPresentation?
    package weak var presentingReference: UIViewController?
    /// Hears of another `preferredContentSize`: what shows the controller without being its parent.
    package var contentSizeObserver: (() -> Void)?
    package var navigationItemStorage: UINavigationItem?
    package var editItemStorage: UIBarButtonItem?
    /// What the container's bars cover of the view. Units: points.
    package var coveredInsets: UIEdgeInsets = .zero { didSet { if coveredInsets != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    /// Contract: nib names are not read on Linux; the view comes from `loadView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and gives it to `view`; here, an empty one.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    open func viewDidLoad() {}
    open func loadViewIfNeeded() { loadViewOnce() }

    open func viewWillAppear(_ animated: Bool) {}
    /// Between "will" and "did": in the hierarchy, laid out, traits right. Source: Apple, iOS 17.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Makes or changes the constraints of the view before a layout. Contract: call super last.
    open func updateViewConstraints() { view.updateConstraints() }

    open var title: String? { didSet { titleDidChange() } }
    /// The size that a container or a preview should give the view. Units: points; zero means no wish.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            contentSizeObserver?()
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Editing

    /// Whether the controller's content is being edited; `editButtonItem` changes it.
    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }
    private var editingFlag = false
    /// Contract: an override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingFlag = editing
        showEditing(in: editItemStorage)
    }

    // MARK: Traits

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { viewIfLoaded?.updateTraits() } }
    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containment

    open var parent: UIViewController? { parentReference }
    open var children: [UIViewController] { childList }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { startAppearance(isAppearing, animated: animated) }
    open func endAppearanceTransition() { finishAppearance() }

    // MARK: Presenting

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether Escape and a click beside the sheet are kept from closing it.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var presentedViewController: UIViewController? { presentation?.controller ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presentingReference ?? parent?.presentingViewController }

    /// Shows a controller above this one.
    /// Errors: while something is presented already, logs a sentence and does nothing, as Apple does.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presents or, when it presents nothing, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissNow(animated: flag, completion: completion) }

    /// Shows a controller the way the nearest container does: pushed, or else presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    /// Takes one step back for Escape or the mouse's back button; true when there was one.
    package func navigateBack() -> Bool { navigateBackInChildren() }

    // MARK: Responder

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingReference }
    package override var responderWindow: UIWindow? { viewIfLoaded?.window }
}
