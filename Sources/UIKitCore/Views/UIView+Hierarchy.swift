import Foundation
import QuartzCore

extension UIView {
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: subviewList.count - 1)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: 0)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
        subviewList.swapAt(index1, index2)
        for view in subviewList { layer.addSublayer(view.layer) }
    }

    package func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = subviewList.firstIndex(of: sibling) else { return addSubview(view) }
        let shift = view.superview === self && (subviewList.firstIndex(of: view) ?? index) < index ? 1 : 0
        insert(view, at: index + offset - shift)
    }

    package func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view),
                     "addSubview: \(type(of: view)) cannot be added to itself or to a view inside it; add it to a view outside.")
        if view.superview === self { return reorder(view, to: min(index, subviewList.count - 1)) }
        view.move(to: self, at: index)
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let old = subviewList.firstIndex(of: view) else { return }
        subviewList.remove(at: old)
        let place = max(0, min(index, subviewList.count))
        subviewList.insert(view, at: place)
        insertLayer(of: view, at: place)
    }

    /// Keeps the sublayers that belong to views in the order of the views; foreign sublayers stay where they are.
    private func insertLayer(of view: UIView, at index: Int) {
        if index + 1 < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(view.layer, above: subviewList[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// The one place where a view changes its superview: callbacks in Apple's order.
    package func move(to newSuperview: UIView?, at index: Int) {
        let oldSuperview = superview
        let oldWindow = window
        let newWindow = newSuperview.map { ($0 as? UIWindow) ?? $0.window } ?? nil
        willMove(toSuperview: newSuperview)
        if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
        if let oldSuperview {
            oldSuperview.willRemoveSubview(self)
            leaveLayoutTree()
            oldSuperview.subviewList.removeAll { $0 === self }
            layer.removeFromSuperlayer()
            superviewReference = nil
            oldSuperview.setNeedsLayout()
        }
        if let newSuperview {
            let place = max(0, min(index, newSuperview.subviewList.count))
            newSuperview.subviewList.insert(self, at: place)
            superviewReference = newSuperview
            newSuperview.insertLayer(of: self, at: place)
            joinLayoutTree()
        }
        if oldWindow !== newWindow {
            if let oldWindow { oldWindow.treeWillLeave(self) }
            forEachInTree {
                $0.windowReference = newWindow
                $0.didMoveToWindow()
            }
        }
        didMoveToSuperview()
        if let newSuperview {
            newSuperview.didAddSubview(self)
            newSuperview.setNeedsLayout()
            if storedTintColor == nil { tintChangedInTree() }
            updateTraits()
        }
    }

    /// Parents before children; a copy of the list, since callbacks may change it.
    package func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewList { view.forEachInTree(body) }
    }

    // MARK: Finding

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let here = current {
            if here === view { return true }
            current = here.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewList { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
}
