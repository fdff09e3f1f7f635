public import Foundation

/// A control that performs its action when it is tapped, clicked, or pressed with Space or Return.
/// Source: Apple, UIButton. Its content is either titles and images for states, or a configuration.
@MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    // MARK: Content for states

    package var titles = StateTable<ButtonContent.Text>()
    package var titleColors = StateTable<UIColor>()
    package var images = StateTable<UIImage>()
    package var backgroundImages = StateTable<UIImage>()
    package var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

    // MARK: Content by configuration

    /// What the button shows; nil leaves it to the titles and images for states.
    open var configuration: UIButton.Configuration? { didSet { if configuration != oldValue { configurationDidChange() } } }
    /// Contract: called before the button is laid out, whenever its state or configuration changed.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    package var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false

    // MARK: Parts

    package let titleView = UILabel()
    package var subtitleView: UILabel?
    package var imageHolder: UIImageView?
    package var backgroundHolder: UIImageView?
    package var backgroundView: UIView?
    package var spinner: UIActivityIndicatorView?
    package var indicatorHolder: UIImageView?
    package var contentIsStale = true
    package var content: ButtonContent?
    package var isHovered = false { didSet { if isHovered != oldValue { contentDidChange() } } }

    open var titleLabel: UILabel? {
        updateContentIfNeeded()
        return titleView
    }
    open var subtitleLabel: UILabel? {
        updateContentIfNeeded()
        return subtitleView
    }
    /// Contract: made when it is first asked for or an image is first shown.
    open var imageView: UIImageView? {
        updateContentIfNeeded()
        return madeImageHolder()
    }

    // MARK: Settings

    open private(set) var buttonType: UIButton.ButtonType = .custom
    open var role: UIButton.Role = .normal { didSet { if role != oldValue { contentDidChange() } } }
    /// Units: points. Zero means the default room of six points above and below a title.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
    /// Moves and shrinks the title without changing the button's own size. Units: points.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Whether an image without a highlighted form is dimmed while the button is pressed.
    open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
    open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

    /// Whether a drag that rests on the button presses it.
    open var isSpringLoaded = false {
        didSet {
            guard isSpringLoaded != oldValue else { return }
            if isSpringLoaded { addInteraction(springInteraction) } else { removeInteraction(springInteraction) }
        }
    }
    private lazy var springInteraction = UISpringLoadedInteraction { [weak self] _, _ in _ = self?.activate() }

    // MARK: Menu; what it does is in UIButton+Menu.

    /// The button's menu: it opens with the press where `showsMenuAsPrimaryAction` says so, else when the press is held.
    /// Contract: setting it makes a copy, and reading it gives that copy, whose elements' states can be changed: each opening
    /// shows it as it is then. The elements that a person turned on stay on.
    open var menu: UIMenu? {
        get { ownMenu }
        set { share(newValue?.snapshot()) }
    }
    package var ownMenu: UIMenu?
    var isChangingSelection = false
    /// Who the actions of the menu see as their sender, when that is not the button.
    package weak var menuSender: UIBarButtonItem?
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Whether the button shows a choice: with a menu that opens with the press, which of its elements is on (a pop-up button);
    /// else whether the button itself is, by `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction != oldValue { selectionRuleDidChange() } } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { if showsMenuAsPrimaryAction != oldValue { selectionRuleDidChange() } } }
    /// Whether the button's menu is up.
    open var isHeld: Bool { isMenuShown }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        interaction === menuInteraction ? menuConfiguration : nil
    }
    package override func choose(_ row: MenuTree.Row) -> Bool { chooseInOwnMenu(row) }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// Makes a button with the action's title and image that performs the action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        adopt(buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a button that shows `configuration`, completed with the action's title and image.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(.system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
    }

    private func setUp() {
        titleView.font = .systemFont(ofSize: 18)
        titleView.lineBreakMode = .byTruncatingMiddle
        titleView.textAlignment = .center
        titleView.isAccessibilityElement = false
        addSubview(titleView)
    }

    private func adopt(_ type: UIButton.ButtonType) {
        buttonType = type
        if type != .custom {
            titleView.font = .systemFont(ofSize: 15)
            watchPointer()
        }
        if let name = type.symbolName { images[.normal] = UIImage(systemName: name) }
        contentDidChange()
    }

    private func adopt(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    // MARK: Changing

    package override var clickEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    package override func performClick() {
        if togglesSelection { isSelected.toggle() }
        super.performClick()
    }

    open override func performPrimaryAction() {
        if togglesSelection { isSelected.toggle() }
        super.performPrimaryAction()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
        needsConfigurationUpdate = true
    }

    /// The button's look is worked out again before it is next laid out or measured.
    package func contentDidChange() {
        contentIsStale = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func configurationDidChange() {
        guard configuration != nil else { return contentDidChange() }
        watchPointer()
        if !isUpdatingConfiguration { needsConfigurationUpdate = true }
        contentDidChange()
    }

    /// Asks for `updateConfiguration` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        contentDidChange()
    }

    /// Brings `configuration` in line with the state; here, by calling the update handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    package func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    /// A button that shows that it can be pressed shows it under the pointer too.
    private func watchPointer() {
        guard hoverRecognizer == nil else { return }
        let recognizer = UIHoverGestureRecognizer { [weak self] in self?.isHovered = $0.state == .began || $0.state == .changed }
        hoverRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }
    private var hoverRecognizer: UIHoverGestureRecognizer?

    // MARK: Layout

    /// The rectangle that a background image fills.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// What is left for title and image.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).title.inset(by: titleEdgeInsets).standardized
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).image.inset(by: imageEdgeInsets).standardized
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override var intrinsicContentSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }
    package override var baselineOffsets: (first: CGFloat, last: CGFloat)? { titleBaselines }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: configuration != nil && size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { togglesSelection ? [.button, .toggleButton] : .button }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }
}
