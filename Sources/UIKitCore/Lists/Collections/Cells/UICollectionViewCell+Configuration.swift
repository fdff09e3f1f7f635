import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewCell {
    /// Where the cell stands now; nil while it waits for use.
    var indexPath: IndexPath? { if case .cell(let path) = element { path } else { nil } }
    /// The same as the data source knows it.
    var sourceIndexPath: IndexPath? { indexPath.map { collection?.sourcePath($0) ?? $0 } }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditMode
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = collection?.isItemFocused(self) ?? false
        state.isSwiped = collection?.isSwiped(self) ?? false
        state.isReordering = collection?.isRowReordered(self) ?? false
        state.isExpanded = sourceIndexPath.flatMap { collection?.outline?.isItemExpanded(at: $0) } ?? false
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        updateBackground()
        // What the handler set is part of this state.
        needsConfiguration = false
    }

    func contentConfigurationDidChange() {
        defer {
            setNeedsLayout()
            collection?.contentChanged(in: self)
        }
        guard let configuration = contentConfiguration else {
            contentConfigurationView?.removeFromSuperview()
            return contentConfigurationView = nil
        }
        if let view = contentConfigurationView, view.supports(configuration) { return view.configuration = configuration }
        contentConfigurationView?.removeFromSuperview()
        let view = configuration.makeContentView()
        contentConfigurationView = view
        contentView.addSubview(view)
    }

    func replaceBackground(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        setNeedsUpdateConfiguration()
    }

    /// Puts the views behind the content that suit the state.
    private func updateBackground() {
        let background = shownBackground
        if let background {
            let view = configuredBackground ?? ConfiguredBackgroundView(background)
            if configuredBackground == nil {
                configuredBackground = view
                insertSubview(view, at: 0)
            }
            view.frame = bounds
            view.show(background)
        } else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
        }
        // A configuration stands for both views.
        let behind = backgroundConfiguration == nil ? backgroundView : nil
        show(behind, at: 0, of: backgroundView)
        let special = backgroundConfiguration == nil && (isSelected || isHighlighted) ? selectedBackgroundView : nil
        show(special, at: (behind == nil ? 0 : 1) + (configuredBackground == nil ? 0 : 1), of: selectedBackgroundView)
    }

    private func show(_ wanted: UIView?, at index: Int, of view: UIView?) {
        guard let wanted else { return view?.superview === self ? view?.removeFromSuperview() ?? () : () }
        if wanted.superview !== self { insertSubview(wanted, at: min(index, subviews.count)) }
        wanted.frame = bounds
    }

    /// Nil when the cell's own views or colour stand there.
    private var shownBackground: UIBackgroundConfiguration? {
        if let own = backgroundConfiguration { return automaticallyUpdatesBackgroundConfiguration ? own.updated(for: currentState) : own }
        guard hasDefaultBackground, backgroundView == nil else { return nil }
        if selectedBackgroundView != nil, isSelected || isHighlighted { return nil }
        var background = defaultBackgroundConfiguration().updated(for: currentState)
        if !isSelected, !isHighlighted, backgroundColor != nil { background.backgroundColor = .clear }
        return background
    }

    /// Whether the system draws something behind the content by itself.
    private var hasDefaultBackground: Bool { self is UICollectionViewListCell }

    // MARK: Measuring

    func contentFittingSize(for size: CGSize, _ estimates: EstimatedAxes) -> CGSize {
        updateConfigurationIfNeeded()
        let inner = contentFrame(in: CGRect(origin: .zero, size: CGSize(width: max(size.width, 1), height: max(size.height, 1)))).size
        let extra = CGSize(width: max(size.width, 1) - inner.width, height: max(size.height, 1) - inner.height)
        if let view = contentConfigurationView {
            if estimates.contains(.width) {
                let own = view.systemLayoutSizeFitting(CGSize(width: 0, height: inner.height))
                let height = estimates.contains(.height) ? view.heightInRow(width: own.width) : inner.height
                return CGSize(width: own.width + extra.width, height: height + extra.height)
            }
            return CGSize(width: size.width, height: view.heightInRow(width: inner.width) + extra.height)
        }
        if contentView.constraints.isEmpty, constraints.isEmpty { return size }
        let target = CGSize(width: estimates.contains(.width) ? 0 : inner.width, height: estimates.contains(.height) ? 0 : inner.height)
        let view: UIView = contentView.constraints.isEmpty ? self : contentView
        let fit = view.systemLayoutSizeFitting(target, withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
                                               verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
        return view === self ? fit : CGSize(width: fit.width + extra.width, height: fit.height + extra.height)
    }

    // MARK: Outline

    /// A line around the item that a menu is about: it is not the selection.
    func showOutline() {
        guard isOutlined else {
            outline?.removeFromSuperview()
            return outline = nil
        }
        let view = UIView(frame: outlineFrame)
        view.isUserInteractionEnabled = false
        view.layer.borderWidth = 2
        view.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        view.layer.cornerRadius = outlineRadius
        view.layer.maskedCorners = layer.cornerRadius > 0 ? layer.maskedCorners : view.layer.maskedCorners
        addSubview(view)
        outline = view
    }

    /// Around what the cell shows. Units: points.
    var outlineFrame: CGRect {
        guard let insets = configuredBackground?.background.backgroundInsets else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                                             right: isRightToLeft ? insets.leading : insets.trailing))
    }

    /// As round as what the cell shows.
    private var outlineRadius: CGFloat {
        let own = [layer.cornerRadius, contentView.layer.cornerRadius, configuredBackground?.background.cornerRadius ?? 0].max() ?? 0
        return min(own, min(bounds.width, bounds.height) / 2)
    }
}
