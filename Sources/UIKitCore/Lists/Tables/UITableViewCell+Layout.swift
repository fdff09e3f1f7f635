import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// Units: points.
    static let edgeMargin: CGFloat = 16
    private static let cornerRadius: CGFloat = 10
    private static let editRoom: CGFloat = 38

    private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    // MARK: Measuring

    /// The size that the row wants when it is so wide.
    func contentSize(width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        let inner = contentRect(in: CGRect(x: 0, y: 0, width: width, height: 44)).width
        return CGSize(width: width, height: contentHeight(width: inner))
    }

    /// Whether constraints say how high the row is.
    var isSizedByConstraints: Bool { contentConfiguration == nil && !contentView.constraints.isEmpty }

    private func contentHeight(width: CGFloat) -> CGFloat {
        if let view = contentConfigurationView { return view.heightInRow(width: width - indent) }
        if isSizedByConstraints { return contentView.heightInRow(width: width) }
        if !contentView.constraints.isEmpty { return contentView.heightByConstraints(width: width) }
        guard usesLegacyContent else { return 44 }
        return legacy.layout(width: width, height: nil, indent: indent, trailing: trailingMargin).height
    }

    private var trailingMargin: CGFloat { shownAccessory == nil ? Self.edgeMargin : 8 }

    /// Where the texts begin, and so the line below the row. Units: points from the leading edge.
    var separatorStart: CGFloat {
        let start = contentRect(in: bounds).minX
        let leading = isRightToLeft ? bounds.width - contentRect(in: bounds).maxX : start
        if let view = contentConfigurationView as? UIListContentView { return leading + indent + view.textStart }
        guard contentConfiguration == nil, usesLegacyContent else { return leading + Self.edgeMargin }
        return leading + legacy.layout(width: contentView.bounds.width, height: nil, indent: indent, trailing: trailingMargin).textStart
    }

    // MARK: Placing

    func placeParts() {
        for view in [configuredBackground, backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, outline] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        placeControls()
        contentView.frame = contentRect(in: bounds)
        placeContent()
        placeAccessory()
        placeSeparator()
        roundCorners()
    }

    /// The content's place between the edit control and the accessory.
    private func contentRect(in bounds: CGRect) -> CGRect {
        let leading = showsEditControl && (surroundings.indents && shouldIndentWhileEditing || surroundings.editControl == .selection) ? Self.editRoom : 0
        var trailing: CGFloat = 0
        if let accessory = shownAccessory { trailing = accessory.bounds.width + Self.edgeMargin }
        if showsReorder { trailing += ReorderGrip.width }
        return isRightToLeft ? bounds.inset(by: UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading))
            : bounds.inset(by: UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing))
    }

    private func placeContent() {
        let size = contentView.bounds.size
        if let view = contentConfigurationView {
            view.frame = CGRect(x: isRightToLeft ? 0 : indent, y: 0, width: max(0, size.width - indent), height: size.height)
        } else if usesLegacyContent {
            legacy.place(legacy.layout(width: size.width, height: size.height, indent: indent, trailing: trailingMargin))
        }
    }

    private func placeAccessory() {
        guard let accessory = shownAccessory else { return }
        let size = accessory.bounds.size
        let room = showsReorder ? ReorderGrip.width : 0
        let x = isRightToLeft ? Self.edgeMargin + room : bounds.width - Self.edgeMargin - room - size.width
        accessory.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    private func placeSeparator() {
        guard let color = surroundings.separatorColor else { return separator.isHidden = true }
        separator.isHidden = false
        if separator.backgroundColor !== color { separator.backgroundColor = color }
        let inset = separatorInset
        let height = surroundings.pixel
        let left = isRightToLeft ? inset.right : inset.left, right = isRightToLeft ? inset.left : inset.right
        separator.frame = CGRect(x: left, y: bounds.height - height, width: max(0, bounds.width - left - right), height: height)
    }

    /// The ends of a group are round.
    private func roundCorners() {
        guard surroundings.style == .insetGrouped, surroundings.isFirstInSection || surroundings.isLastInSection else {
            if layer.cornerRadius != 0, hasRoundedCorners {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return hasRoundedCorners = false
        }
        var corners: CACornerMask = []
        if surroundings.isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if surroundings.isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        hasRoundedCorners = true
        layer.maskedCorners = corners
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
    }

    func surroundingsDidChange(from old: RowSurroundings) {
        if old.style != surroundings.style || old.editControl != surroundings.editControl { needsConfiguration = true }
        setNeedsLayout()
    }

    // MARK: Outline

    /// A line around the row that a menu is about: it is not the selection.
    func showOutline() {
        guard isOutlined else {
            outline?.removeFromSuperview()
            return outline = nil
        }
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        view.layer.borderWidth = 2
        view.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        view.layer.cornerRadius = layer.cornerRadius
        view.layer.maskedCorners = layer.maskedCorners
        addSubview(view)
        outline = view
    }
}

extension UIView {
    /// How high the content of a row is when it is so wide: as constraints say, or as the view itself does. Units: points.
    func heightInRow(width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(0, width), height: 0)
        guard constraints.isEmpty else {
            return systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        }
        let own = intrinsicContentSize.height
        return self is UIListContentView || own == UIView.noIntrinsicMetric ? sizeThatFits(room).height : own
    }
}
