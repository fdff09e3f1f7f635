public import Foundation

/// The heading above a section's rows, or what stands below them.
/// Source: Apple, UITableViewHeaderFooterView.
@MainActor open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    public let contentView = UIView()

    /// What the heading shows, in place of its labels.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsUpdateConfiguration()
        }
    }

    /// Contract: in a heading without a content configuration. Made when first asked for.
    open var textLabel: UILabel? {
        usesLabels = true
        return labels.textLabel
    }
    open var detailTextLabel: UILabel? {
        usesLabels = true
        return labels.detailLabel
    }
    private lazy var labels = CellContent(style: .subtitle, in: contentView, minimumHeight: 28)
    private var usesLabels = false

    private var contentConfigurationView: (any UIView & UIContentView)?
    private var configuredBackground: ConfiguredBackgroundView?
    private var needsConfiguration = true
    /// Whether it stands at the table's edge with rows behind it.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
    /// How the table looks that it stands in.
    var tableStyle = UITableView.Style.plain { didSet { if tableStyle != oldValue { setNeedsUpdateConfiguration() } } }
    var isFooter = false

    // MARK: Making

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Shows the data source's title, as the table's style has it.
    func showTitle(_ title: String) {
        let look = defaultContentConfiguration()
        usesLabels = true
        labels.margins = UIEdgeInsets(top: look.directionalLayoutMargins.top, left: 0, bottom: look.directionalLayoutMargins.bottom, right: 0)
        labels.textLabel.font = look.textProperties.font
        labels.textLabel.textColor = look.textProperties.color
        labels.textLabel.numberOfLines = 0
        labels.textLabel.text = look.textProperties.transformed(title)
        setNeedsLayout()
    }

    /// Makes the view ready for another section. Contract: an override calls super.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    // MARK: Configuration

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle, isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    /// Changes the configurations for a state. Override it in place of setting a handler.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    private func contentConfigurationDidChange() {
        guard let configuration = contentConfiguration else {
            contentConfigurationView?.removeFromSuperview()
            contentConfigurationView = nil
            return setNeedsLayout()
        }
        if let view = contentConfigurationView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            contentConfigurationView?.removeFromSuperview()
            let view = configuration.makeContentView()
            contentConfigurationView = view
            contentView.addSubview(view)
        }
        setNeedsLayout()
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        if backgroundView == nil || backgroundConfiguration != nil {
            let own = backgroundConfiguration ?? defaultBackgroundConfiguration()
            let background = automaticallyUpdatesBackgroundConfiguration ? own.updated(for: state) : own
            let view = configuredBackground ?? ConfiguredBackgroundView(background)
            if configuredBackground == nil { insertSubview(view, at: 0) }
            configuredBackground = view
            view.show(background)
        } else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
        }
        needsConfiguration = false
    }

    /// Whether it shows words and nothing that is used by itself.
    var isPlainText: Bool { contentConfiguration == nil ? usesLabels : contentConfigurationView is UIListContentView }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        for view in [configuredBackground, backgroundView, contentView] { view?.frame = bounds }
        contentConfigurationView?.frame = contentView.bounds
        if usesLabels, contentConfiguration == nil {
            labels.place(labels.layout(width: bounds.width, height: bounds.height, indent: 0, trailing: UITableViewCell.edgeMargin))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let view = contentConfigurationView { return CGSize(width: size.width, height: view.heightInRow(width: size.width)) }
        if !contentView.constraints.isEmpty { return CGSize(width: size.width, height: contentView.heightInRow(width: size.width)) }
        if !contentView.constraints.isEmpty {
            return CGSize(width: size.width, height: contentView.heightByConstraints(width: size.width))
        }
        guard usesLabels else { return CGSize(width: size.width, height: 28) }
        return CGSize(width: size.width,
                      height: labels.layout(width: size.width, height: nil, indent: 0, trailing: UITableViewCell.edgeMargin).height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? isPlainText }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (contentConfigurationView as? UIListContentView)?.spokenText ?? (usesLabels ? labels.spokenText : nil) }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage.traits ?? .header }
        set { super.accessibilityTraits = newValue }
    }
}
