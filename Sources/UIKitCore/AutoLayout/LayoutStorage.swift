import Foundation

/// What Auto Layout keeps for a view; made when the view first has to do with it.
@MainActor package final class LayoutStorage {
    var translatesMask = true
    /// The constraints that the view keeps: active ones, between items of its tree.
    var constraints: [NSLayoutConstraint] = []
    /// Every active constraint that speaks of the view or of a guide of it.
    private var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    /// The engine of the tree that the view is in, once it takes part.
    weak var engine: LayoutEngine?
    /// The engine of the tree that the view is the root of.
    package var ownEngine: LayoutEngine?
    /// Whether constraints or the view itself wait to be taken into the engine.
    var isWaiting = true
    /// The width that text which wraps by itself was given. Units: points; 0 is any.
    var textWidth: CGFloat = 0

    func note(_ constraint: NSLayoutConstraint) { mentions[ObjectIdentifier(constraint)] = constraint }
    func forget(_ constraint: NSLayoutConstraint) { mentions[ObjectIdentifier(constraint)] = nil }
    /// In the order of their activation.
    var mentioning: [NSLayoutConstraint] { mentions.values.sorted { $0.serial < $1.serial } }

    var systemGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, scrollContentGuide, scrollFrameGuide].compactMap { $0 }
    }
}

extension UIView {
    /// The storage, made now if there is none.
    var layoutRecord: LayoutStorage {
        if let layoutStorage { return layoutStorage }
        let storage = LayoutStorage()
        layoutStorage = storage
        return storage
    }

    var layoutRoot: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }
}
