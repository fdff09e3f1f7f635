package import Foundation

/// What a bar shows for a bar button item: a button, the app's own view, or empty room.
@MainActor package final class BarButtonItemView: UIView {
    package let item: UIBarButtonItem
    private let button = UIButton(configuration: .plain())
    private var embedded: UIView?

    package init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
        itemDidChange()
    }

    package required init?(coder: NSCoder) { nil }

    /// Takes over everything that the item says.
    package func itemDidChange() {
        isHidden = item.isHidden
        let wanted = item.isSpace ? nil : item.customView ?? button
        if embedded !== wanted {
            if let embedded, embedded.superview === self { embedded.removeFromSuperview() }
            embedded = wanted
            if let wanted { addSubview(wanted) }
        }
        if wanted === button { updateButton() }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private func updateButton() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = item.shownTitle
        configuration.image = item.shownImage?.asTemplateByDefault
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.baseForegroundColor = item.tintColor
        button.configuration = configuration
        button.role = item.style == .done ? .primary : .normal
        button.isEnabled = item.isEnabled
        button.isSelected = item.isSelected
        button.menuSender = item
        button.share(item.ownMenu)
        button.preferredMenuElementOrder = item.preferredMenuElementOrder
        button.showsMenuAsPrimaryAction = item.opensMenuFirst
        button.changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction && item.opensMenuFirst
        button.accessibilityLabel = button.isPopUp ? nil : item.spokenName
        button.accessibilityIdentifier = item.accessibilityIdentifier
    }

    // MARK: Layout

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let embedded else { return CGSize(width: max(0, item.width), height: 0) }
        if embedded === button {
            let fitting = button.sizeThatFits(size)
            return CGSize(width: max(item.width, fitting.width), height: fitting.height)
        }
        let intrinsic = embedded.intrinsicContentSize
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : embedded.bounds.width,
            height: intrinsic.height >= 0 ? intrinsic.height : embedded.bounds.height)
    }

    package override func layoutSubviews() { embedded?.frame = bounds }
}
