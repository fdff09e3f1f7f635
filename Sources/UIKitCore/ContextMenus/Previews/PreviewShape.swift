package import CoreGraphics
package import Foundation
import PlatformInterface
import QuartzCore

/// Which part of a view a preview shows, and in what outline.
/// Units: points of the view.
@MainActor package struct PreviewShape: Equatable {
    /// What is seen, as a rectangle.
    package let rect: CGRect
    /// The outline where it is no rounded rectangle.
    package let path: CGPath?
    package let isEvenOdd: Bool
    /// How round the corners are where `path` is nil.
    package let radius: CGFloat
    /// What casts the shadow, where that is not the outline.
    package let shadow: CGPath?
    /// Whether the rest of the view stays in its place.
    package let isPart: Bool

    /// A path without area counts as none: the whole view, with the corners of its layer.
    package init(of view: UIView, visiblePath: UIBezierPath?, shadowPath: UIBezierPath?) {
        let bounds = view.bounds
        shadow = shadowPath.flatMap { PreviewShape.hasArea($0.bounds) ? $0.cgPath : nil }
        guard let visible = visiblePath, PreviewShape.hasArea(visible.bounds) else {
            (rect, path, isEvenOdd, isPart) = (bounds, nil, false, false)
            radius = max(0, min(view.layer.cornerRadius, min(bounds.width, bounds.height) / 2))
            return
        }
        rect = visible.bounds
        isEvenOdd = visible.usesEvenOddFillRule
        // A path around nearly all of it, rounded corners for one, leaves nothing that is worth staying.
        isPart = !rect.insetBy(dx: -2, dy: -2).contains(bounds)
        if let rounded = RoundedShape(visible.cgPath), Set([rounded.topLeft, rounded.topRight, rounded.bottomLeft, rounded.bottomRight]).count == 1 {
            (path, radius) = (nil, rounded.topLeft)
        } else {
            (path, radius) = (visible.cgPath, 0)
        }
    }

    private static func hasArea(_ rect: CGRect) -> Bool {
        !rect.isNull && rect.width > 0 && rect.height > 0 && rect.width.isFinite && rect.height.isFinite && rect.minX.isFinite && rect.minY.isFinite
    }

    /// What is seen, as a path in the view's space.
    package var outline: CGPath { path ?? CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil) }

    /// The shadow's outline when the preview is drawn `size` large, its corner at zero.
    package func shadowPath(size: CGSize, radius: CGFloat) -> CGPath {
        guard let path = shadow ?? path, rect.width > 0, rect.height > 0 else {
            return CGPath(roundedRect: CGRect(origin: .zero, size: size), cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        var map = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(CGAffineTransform(scaleX: size.width / rect.width, y: size.height / rect.height))
        return path.copy(using: &map) ?? path
    }
}
