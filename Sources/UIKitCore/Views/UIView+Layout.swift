public import Foundation
import QuartzCore

extension UIView {
    /// The value that says "no size of its own on this axis".
    public static let noIntrinsicMetric: CGFloat = -1

    /// One layout of this view, with its controller's say before and after.
    package func layOut() {
        updateSafeArea()
        refreshInsetGuides()
        viewController?.sendIsAppearing()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    // MARK: Safe area and margins

    /// What bars cover of this view. Units: points.
    public var safeAreaInsets: UIEdgeInsets {
        var insets = inheritedSafeArea
        if let controller = viewController {
            let own = controller.coveredInsets, more = controller.additionalSafeAreaInsets
            insets = UIEdgeInsets(top: max(insets.top, own.top) + more.top, left: max(insets.left, own.left) + more.left,
                                  bottom: max(insets.bottom, own.bottom) + more.bottom, right: max(insets.right, own.right) + more.right)
        }
        return insets
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard let superview, !(self is UIWindow) else { return .zero }
        let outer = superview.safeAreaForSubviews
        guard outer != .zero else { return .zero }
        let safe = convert(superview.bounds.inset(by: outer), from: superview)
        return UIEdgeInsets(top: max(0, safe.minY - bounds.minY), left: max(0, safe.minX - bounds.minX),
                            bottom: max(0, bounds.maxY - safe.maxY), right: max(0, bounds.maxX - safe.maxX))
    }

    private func updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        for view in subviewList { view.setNeedsLayout() }
    }

    /// The room that content keeps from the edges; 8 points unless set, the safe area added.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = storedLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            guard insetsLayoutMarginsFromSafeArea else { return own }
            let safe = safeAreaInsets
            return UIEdgeInsets(top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
                                right: own.right + safe.right)
        }
        set {
            storedLayoutMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let m = layoutMargins
            return isRightToLeft ? NSDirectionalEdgeInsets(top: m.top, leading: m.right, bottom: m.bottom, trailing: m.left)
                : NSDirectionalEdgeInsets(top: m.top, leading: m.left, bottom: m.bottom, trailing: m.right)
        }
        set {
            layoutMargins = isRightToLeft
                ? UIEdgeInsets(top: newValue.top, left: newValue.trailing, bottom: newValue.bottom, right: newValue.leading)
                : UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    // MARK: Direction

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
            ? .rightToLeft : .leftToRight)
    }

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute,
                                                   relativeTo layoutDirection: UIUserInterfaceLayoutDirection)
        -> UIUserInterfaceLayoutDirection
    {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft
            ? .rightToLeft : .leftToRight)
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
