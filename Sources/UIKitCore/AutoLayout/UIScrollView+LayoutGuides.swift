import Foundation

extension UIScrollView {
    /// The content: constraints that decide its size decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(\.scrollContentGuide, .scrollContent) }
    /// The view itself, which stays where it is while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(\.scrollFrameGuide, .scrollFrame) }

    /// Takes over the axes of the content's size that constraints leave no choice for.
    func takeContentSize(_ size: CGSize, decided: (horizontal: Bool, vertical: Bool)) {
        guard !managesContentSize else { return }
        contentSize = CGSize(width: decided.horizontal ? size.width : contentSize.width,
                             height: decided.vertical ? size.height : contentSize.height)
    }
}
