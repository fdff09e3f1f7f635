import Foundation

extension UIViewController {
    /// A button that begins and ends edit mode: put it into the navigation item.
    public var editButtonItem: UIBarButtonItem {
        if let item = editItemStorage { return item }
        let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        })
        editItemStorage = item
        showEditing(in: item)
        return item
    }

    /// The button says what it would do now.
    func showEditing(in item: UIBarButtonItem?) {
        item?.title = isEditing ? "Done" : "Edit"
        item?.style = isEditing ? .done : .plain
    }
}
