import CoreGraphics
import Foundation

extension UITableViewCell {
    // MARK: What shows

    var showsEditControl: Bool { isEditing && surroundings.editControl != .none }
    var showsReorder: Bool { isEditing && surroundings.canMove }

    func stateMask(editing: Bool) -> StateMask {
        var mask: StateMask = []
        if editing { mask.insert(.showingEditControl) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Shows or takes away what the row has in edit mode. Contract: the surroundings say what that is.
    func editingDidChange(animated: Bool) {
        accessoriesDidChange()
        setNeedsUpdateConfiguration()
        guard animated, window != nil else { return setNeedsLayout() }
        updateConfigurationIfNeeded()
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.placeParts() }
    }

    func placeControls() {
        placeEditControl()
        placeReorderControl()
    }

    private func placeEditControl() {
        let wanted = showsEditControl ? surroundings.editControl : .none
        if let old = editControl, old.kind != wanted {
            old.removeFromSuperview()
            editControl = nil
        }
        guard wanted != .none else { return }
        let control = editControl ?? CellEditControl(wanted) { [weak self] in self.map { $0.table?.editControlTapped($0) } }
        if editControl == nil {
            editControl = control
            addSubview(control)
        }
        control.isOn = isSelected
        let width: CGFloat = 44
        control.frame = CGRect(x: isRightToLeft ? bounds.width - width - 4 : 4, y: 0, width: width, height: bounds.height)
    }

    private func placeReorderControl() {
        guard showsReorder else {
            reorderControl?.removeFromSuperview()
            return reorderControl = nil
        }
        let control = reorderControl ?? makeReorderControl()
        let width = ReorderGrip.width
        control.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    private func makeReorderControl() -> ReorderGrip {
        let control = ReorderGrip()
        control.pan.addHandler { [weak self] pan in
            guard let self else { return }
            table?.moveGesture(pan, of: indexPath, from: pan.location(in: table))
        }
        reorderControl = control
        addSubview(control)
        return control
    }

    // MARK: Accessories

    /// The view at the end of the row that suits the mode; it is a subview.
    var shownAccessory: UIView? { (isEditing ? editingAccessoryView : accessoryView) ?? standardAccessory }

    func replaceAccessory(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        accessoriesDidChange()
    }

    func accessoriesDidChange() {
        let type = isEditing ? editingAccessoryType : accessoryType
        let custom = isEditing ? editingAccessoryView : accessoryView
        let other = isEditing ? accessoryView : editingAccessoryView
        if let other, other !== custom, other.superview === self { other.removeFromSuperview() }
        if let custom, custom.superview !== self { addSubview(custom) }
        if standardAccessory?.type ?? .none != type || custom != nil {
            standardAccessory?.removeFromSuperview()
            standardAccessory = custom == nil ? CellAccessoryView(type) { [weak self] in self.map { $0.table?.accessoryTapped($0) } } : nil
            if let standardAccessory { addSubview(standardAccessory) }
        }
        setNeedsLayout()
    }
}
