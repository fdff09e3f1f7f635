public import Foundation

extension UITableViewCell {
    /// Makes a cell of a class that was registered, through the class's own initializer.
    // Never inlined: the optimizer must not learn that what comes out is of another class than `Maker`.
    @inline(never) static func make(_ type: AnyClass, identifier: String) -> UITableViewCell {
        guard type is UITableViewCell.Type else {
            preconditionFailure("UITableView: \(type), registered for \"\(identifier)\", is no UITableViewCell; register a subclass of it.")
        }
        let made = unsafeBitCast(type, to: Maker.Type.self).init(style: .default, reuseIdentifier: identifier)
        return unsafeDowncast(made as AnyObject, to: UITableViewCell.self)
    }

    /// Reaches `init(style:reuseIdentifier:)` of any subclass through its metatype; not for apps.
    /// Contract: it has to be open; see CALayer.Maker. The initializer is not `required` in UITableViewCell, so that an app's
    /// `override init(style:reuseIdentifier:)` compiles as on Apple.
    open class Maker: UITableViewCell {
        public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
