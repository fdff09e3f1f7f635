import Foundation
public import QuartzCore

/// The pass before layout: views update their constraints, the deepest first; the engine of the tree takes in what is new and
/// solves; views whose place changed make their superviews lay out.
extension UIView: LayoutTreeOwner {
    /// A pass that asks for a pass again this often is given up.
    private static let passLimit = 20

    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { awaitsUpdateConstraints }

    /// Makes `updateConstraints` be called before the next layout.
    public func setNeedsUpdateConstraints() {
        awaitsUpdateConstraints = true
        markConstraintPass()
    }

    /// Calls `updateConstraints` now where it waits, in this view and all below it.
    public func updateConstraintsIfNeeded() { updateConstraintsBelow(taking: nil) }

    /// Something below waits for the pass: the root hears of it, and asks for a frame.
    func markConstraintPass() {
        var view = self
        while !view.subtreeAwaitsConstraints {
            view.subtreeAwaitsConstraints = true
            guard let next = view.superview else { return view.layer.setNeedsTreeLayout() }
            view = next
        }
    }

    package func prepareLayoutTree() {
        let root = layoutRoot
        guard root.subtreeAwaitsConstraints else { return }
        root.traitCollection.performAsCurrent { root.runConstraintPass() }
    }

    private func runConstraintPass() {
        for _ in 0..<UIView.passLimit {
            guard subtreeAwaitsConstraints else { return }
            updateConstraintsBelow(taking: self)
            layoutStorage?.ownEngine?.solve()
        }
        guard subtreeAwaitsConstraints else { return }
        subtreeAwaitsConstraints = false
        Log.once("\(layoutName) still has views that need to update their constraints after \(UIView.passLimit) passes, and is laid out "
            + "as it is. An updateConstraints changes something that needs it again.")
    }

    /// Updates constraints, children before parents; with a root, what waits is taken into its engine too.
    private func updateConstraintsBelow(taking root: UIView?) {
        guard subtreeAwaitsConstraints else { return }
        subtreeAwaitsConstraints = false
        for view in subviewList { view.updateConstraintsBelow(taking: root) }
        if awaitsUpdateConstraints {
            awaitsUpdateConstraints = false
            if type(of: self).requiresConstraintBasedLayout { _ = layoutRecord }
            if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
        }
        guard let layoutStorage, layoutStorage.isWaiting else { return }
        guard let root else { return markConstraintPass() }
        layoutStorage.isWaiting = false
        guard !layoutStorage.constraints.isEmpty || !layoutStorage.translatesMask || type(of: self).requiresConstraintBasedLayout
        else { return }
        root.rootEngine.take(self)
    }

    private var rootEngine: LayoutEngine {
        if let engine = layoutRecord.ownEngine { return engine }
        let engine = LayoutEngine(root: self)
        layoutRecord.ownEngine = engine
        return engine
    }

    // MARK: Frames

    /// Places the subviews that constraints place.
    func placeSubviewsByConstraints() {
        guard let engine = layoutStorage?.engine else { return }
        for view in subviewList where !view.translatesAutoresizingMaskIntoConstraints {
            if let frame = engine.appliedFrame(of: view) { view.place(frame) }
        }
    }

    func place(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        let moves = abs(center.x - middle.x) > 1e-6 || abs(center.y - middle.y) > 1e-6
        if abs(bounds.width - frame.width) > 1e-6 || abs(bounds.height - frame.height) > 1e-6 {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
        }
        guard moves else { return }
        center = middle
        // What bars cover of the view depends on where it is.
        if layoutStorage?.safeAreaGuide != nil || layoutStorage?.marginsGuide != nil { setNeedsLayout() }
    }

    /// The frame as it would be without a transform.
    var untransformedFrame: CGRect {
        let size = bounds.size, anchor = layer.anchorPoint
        return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    // MARK: Trees

    /// Before the view leaves its superview: constraints that reach out of it end, and the rest leaves the engine.
    func leaveLayoutTree() {
        forEachInTree { view in
            guard let storage = view.layoutStorage else { return }
            for constraint in storage.mentioning where constraint.holder?.isDescendant(of: self) != true { constraint.isActive = false }
        }
        forEachInTree { $0.leaveEngine() }
    }

    /// After the view got a superview, or found its window: what it brings waits for the next pass.
    func joinLayoutTree() {
        if layoutStorage?.ownEngine != nil {
            forEachInTree { $0.leaveEngine() }
            layoutStorage?.ownEngine = nil
        }
        if subtreeAwaitsConstraints { superview?.markConstraintPass() }
    }

    private func leaveEngine() {
        guard let storage = layoutStorage else { return }
        storage.engine?.viewLeft(self)
        storage.engine = nil
        storage.isWaiting = true
        markConstraintPass()
    }
}
