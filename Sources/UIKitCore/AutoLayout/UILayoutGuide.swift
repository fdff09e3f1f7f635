public import Foundation

/// A rectangle in a view that constraints can use and nobody sees.
/// Contract: give it to a view with `addLayoutGuide`; guides such as `safeAreaLayoutGuide` have their view already.
/// Source: Apple, UILayoutGuide.
@MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// Who decides where the guide is.
    package enum Placement { case constraints, safeArea, margins, readableContent, scrollContent, scrollFrame }

    package let placement: Placement
    package weak var owner: UIView?
    open var identifier = ""

    public override init() {
        placement = .constraints
        super.init()
    }

    package init(_ placement: Placement, of view: UIView) {
        self.placement = placement
        owner = view
        super.init()
    }

    public init?(coder: NSCoder) {
        placement = .constraints
        super.init()
    }

    /// The view that the guide lies in. Setting it is `addLayoutGuide` of the new view.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// Where the last solving put the guide. Units: points of the owning view.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        owner.prepareLayoutTree()
        return owner.layoutStorage?.engine?.frame(of: self) ?? frameWithoutConstraints(in: owner)
    }

    /// Where a guide lies that no constraint mentions.
    private func frameWithoutConstraints(in owner: UIView) -> CGRect {
        switch placement {
        case .constraints, .scrollContent: .zero
        case .scrollFrame: owner.bounds
        case .safeArea: owner.bounds.inset(by: owner.safeAreaInsets)
        case .margins: owner.bounds.inset(by: owner.layoutMargins)
        case .readableContent: ReadableWidth.frame(in: owner.bounds.inset(by: owner.layoutMargins), traits: owner.traitCollection)
        }
    }

    // MARK: LayoutItem

    package var layoutContainer: UIView? { owner }
    package var layoutView: UIView? { owner }
    package var layoutName: String {
        let place = owner.map { " of \($0.layoutName)" } ?? ""
        switch placement {
        case .constraints: return identifier.isEmpty ? "UILayoutGuide\(place)" : "UILayoutGuide '\(identifier)'\(place)"
        case .safeArea: return "safeAreaLayoutGuide\(place)"
        case .margins: return "layoutMarginsGuide\(place)"
        case .readableContent: return "readableContentGuide\(place)"
        case .scrollContent: return "contentLayoutGuide\(place)"
        case .scrollFrame: return "frameLayoutGuide\(place)"
        }
    }

    open override nonisolated var description: String {
        guard Thread.isMainThread else { return "<UILayoutGuide>" }
        return MainActor.assumeIsolated { "<\(layoutName): layoutFrame = \(layoutFrame)>" }
    }
}
