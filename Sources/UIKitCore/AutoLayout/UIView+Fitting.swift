public import Foundation

extension UIView {
    /// As small as content and constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as content and constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The height that rows take which constraints make as high as their content. Units: points, on whole pixels.
    package func heightByConstraints(width: CGFloat) -> CGFloat {
        let size = systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                                           verticalFittingPriority: .fittingSizeLevel)
        let scale = max(1, traitCollection.displayScale)
        return (size.height * scale - 1e-4).rounded(.up) / scale
    }

    /// The size that the constraints in this view's tree give it when they meet a wish; whoever holds the view has no say.
    func fittingSize(_ target: FittingTarget) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: self, fitting: target)
        var constraints: [NSLayoutConstraint] = []
        var textWidths: [(storage: LayoutStorage, width: CGFloat)] = []
        forEachInTree { view in
            guard let storage = view.layoutStorage else { return }
            constraints += storage.constraints
            if view.wrapsTextToLayoutWidth { textWidths.append((storage, storage.textWidth)) }
        }
        engine.takeForFitting(constraints)
        let state = engine.state(of: self)
        traitCollection.performAsCurrent { engine.solve() }
        for (storage, width) in textWidths { storage.textWidth = width }
        let size = engine.frame(state).size, insets = alignmentRectInsets
        func clean(_ value: CGFloat) -> CGFloat { max(0, (value * 1e6).rounded() / 1e6) }
        return CGSize(width: clean(size.width - insets.left - insets.right), height: clean(size.height - insets.top - insets.bottom))
    }
}
