public import Foundation

/// The bar above a navigation stack: the title, the way back, and buttons.
/// Source: Apple, UINavigationBar.
@MainActor open class UINavigationBar: UIView {
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Bottom first; the last is the one that is shown.
    open var items: [UINavigationItem]? {
        get { itemList }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { itemList.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemList.dropLast().last }

    /// The bar's own colour; nil means the system's, light or dark.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }

    private var itemList: [UINavigationItem] = []
    private let background = UIView()
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private let titleMenu = TitleMenuButton()
    private let overflow = OverflowButton()
    private var titleView: UIView?
    private let backButton = UIButton(configuration: .plain())
    /// Stands in no view, so that measuring other titles asks for no layout.
    private let measuredBackButton = UIButton(configuration: .plain())
    private var leadingViews: [BarButtonItemView] = []
    private var trailingViews: [BarButtonItemView] = []

    /// What the back button does; nil lets the bar pop its own item.
    package var goBack: (() -> Void)?

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        backButton.addAction(UIAction { [weak self] _ in self?.backButtonPressed() }, for: .primaryActionTriggered)
        for part in [background, hairline, titleLabel, titleMenu, backButton, overflow] { addSubview(part) }
        updateColors()
        reload()
    }

    private func updateColors() {
        background.backgroundColor = barTintColor ?? Self.systemColor
        hairline.backgroundColor = .separator
    }

    /// Lets a little of the content shine through, as far as the person's contrast setting goes along.
    private static let systemColor = UIColor { traits in
        let alpha = traits.accessibilityContrast == .high ? 1 : 0.94
        return UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.976, alpha: alpha)
    }

    // MARK: Items

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in itemList { item.bar = nil }
        itemList = items ?? []
        for item in itemList { item.bar = self }
        reload()
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(itemList + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item away. Shape: nil, and nothing happens, when there is none or the delegate says no.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        setItems(itemList.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func backButtonPressed() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    /// Whether there is a back button to press.
    package var showsBackButton: Bool {
        guard backItem != nil, let item = topItem, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    }

    package func itemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { reload() }
    }

    // MARK: Content

    private func reload() {
        let item = topItem
        leadingViews = replace(leadingViews, with: item?.leftBarButtonItems ?? [])
        trailingViews = replace(trailingViews, with: item?.rightBarButtonItems ?? [])
        if titleView !== item?.titleView {
            if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
            titleView = item?.titleView
            if let titleView { addSubview(titleView) }
        }
        let hasTitle = titleView == nil && !(item?.title ?? "").isEmpty
        titleMenu.provider = item?.titleMenuProvider
        titleMenu.isHidden = !hasTitle || titleMenu.provider == nil
        titleLabel.isHidden = !hasTitle || !titleMenu.isHidden
        titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        titleLabel.textColor = .label
        if let title = item?.title, let titleTextAttributes {
            titleLabel.attributedText = NSAttributedString(string: title, attributes: titleTextAttributes)
        } else {
            titleLabel.text = item?.title
        }
        if !titleMenu.isHidden { titleMenu.show(item?.title, font: titleLabel.font) }
        backButton.isHidden = !showsBackButton
        backButton.accessibilityLabel = backItem.map { $0.titleForBackButton.isEmpty ? "Back" : $0.titleForBackButton }
        setNeedsLayout()
    }

    private func replace(_ views: [BarButtonItemView], with items: [UIBarButtonItem]) -> [BarButtonItemView] {
        if views.map(\.item) == items { return views }
        for view in views { view.removeFromSuperview() }
        return items.map { item in
            let view = BarButtonItemView(item)
            addSubview(view)
            return view
        }
    }

    private func backConfiguration(title: String?) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        let own = backItem?.backBarButtonItem
        configuration.image = own?.image ?? UIImage(systemName: "chevron.backward")
        configuration.title = title ?? (configuration.image == nil ? "‹" : nil)
        configuration.imagePadding = 4
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 8)
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.baseForegroundColor = own?.tintColor
        return configuration
    }

    // MARK: Layout

    /// Units: points. What the bar takes when nobody says how high it is.
    package static func height(for traits: UITraitCollection) -> CGFloat { traits.userInterfaceIdiom == .pad ? 50 : 44 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height(for: traitCollection)) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / max(1, traitCollection.displayScale)
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        let leading = leadingViews.filter { !$0.item.isHidden }
        var trailing: [UIView] = trailingViews.filter { !$0.item.isHidden }
        var widths = widths(leading, trailing)
        let more = overflow.sizeThatFits(bounds.size).width.rounded(.up)
        let count = NavigationBarLayout.shownTrailing(widths, in: bounds.width, more: more)
        let left = trailing.dropFirst(count)
        for view in trailing { view.isHidden = left.contains(view) }
        overflow.items = left.reversed().compactMap { ($0 as? BarButtonItemView)?.item }
        overflow.isHidden = left.isEmpty
        if !left.isEmpty {
            trailing = trailing.prefix(count) + [overflow]
            widths.trailing = widths.trailing.prefix(count) + [more]
        }
        let layout = NavigationBarLayout(widths, in: bounds.width)
        for (view, range) in zip(leading, layout.leading) { place(view, range) }
        for (view, range) in zip(trailing, layout.trailing) { place(view, range) }
        if let back = layout.back {
            backButton.configuration = backConfiguration(title: backTitle(layout.backTitle))
            place(backButton, back)
        }
        place(titleView ?? (titleMenu.isHidden ? titleLabel : titleMenu), layout.title)
    }

    private func widths(_ leading: [UIView], _ trailing: [UIView]) -> NavigationBarLayout.Widths {
        func width(_ view: UIView) -> CGFloat { view.sizeThatFits(bounds.size).width.rounded(.up) }
        var widths = NavigationBarLayout.Widths(leading: leading.map(width), trailing: trailing.map(width))
        if showsBackButton {
            func back(_ title: NavigationBarLayout.BackTitle) -> CGFloat {
                measuredBackButton.configuration = backConfiguration(title: backTitle(title))
                return measuredBackButton.intrinsicContentSize.width.rounded(.up)
            }
            widths.back = (back(.full), back(.short), back(.none))
        }
        if let titleView {
            let intrinsic = titleView.intrinsicContentSize.width
            widths.title = intrinsic >= 0 ? intrinsic : titleView.sizeThatFits(bounds.size).width
        } else if !titleMenu.isHidden {
            widths.title = titleMenu.intrinsicContentSize.width.rounded(.up)
        } else if !titleLabel.isHidden {
            widths.title = titleLabel.intrinsicContentSize.width.rounded(.up)
        }
        return widths
    }

    private func backTitle(_ length: NavigationBarLayout.BackTitle) -> String? {
        let full = backItem?.titleForBackButton ?? ""
        return switch length {
        case .full: full.isEmpty ? "Back" : full
        case .short: "Back"
        case .none: nil
        }
    }

    /// Contract: `range` runs from the leading edge.
    private func place(_ view: UIView, _ range: ClosedRange<CGFloat>) {
        let width = range.upperBound - range.lowerBound
        var height = min(bounds.height, view.sizeThatFits(CGSize(width: width, height: bounds.height)).height)
        if view === titleLabel || height <= 0 { height = bounds.height }
        let x = isRightToLeft ? bounds.width - range.upperBound : range.lowerBound
        view.frame = CGRect(x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reload()
    }
}
