public import Foundation

/// Something whose content is larger than itself and moves behind it.
/// Source: Apple, UIFocusItemScrollableContainer.
@MainActor public protocol UIFocusItemScrollableContainer: NSObjectProtocol {
    /// The point of the content at the container's top left corner.
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIFocusItemScrollableContainer where Self: UIScrollView {
    /// Hears of scrolling.
    /// Contract: declared here and not in the class, so that UITableView and UICollectionView can have a `delegate` of their own type.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
