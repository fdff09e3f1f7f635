public import Foundation

extension UITableViewHeaderFooterView {
    /// Makes a view of a class that was registered, through the class's own initializer. See UITableViewCell.make.
    @inline(never) static func make(_ type: AnyClass, identifier: String) -> UITableViewHeaderFooterView {
        guard type is UITableViewHeaderFooterView.Type else {
            preconditionFailure("UITableView: \(type), registered for \"\(identifier)\", is no UITableViewHeaderFooterView; register a subclass of it.")
        }
        let made = unsafeBitCast(type, to: Maker.Type.self).init(reuseIdentifier: identifier)
        return unsafeDowncast(made as AnyObject, to: UITableViewHeaderFooterView.self)
    }

    /// Reaches `init(reuseIdentifier:)` of any subclass through its metatype; not for apps. See UITableViewCell.Maker.
    open class Maker: UITableViewHeaderFooterView {
        public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
