package import Foundation

extension UIView.ContentMode {
    /// Where content of `size` lies in `bounds`. Units: points. Shape: `.null` when either is empty.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return .null }
        func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
        }
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .center: placed(size, x: 0.5, y: 0.5)
        case .top: placed(size, x: 0.5, y: 0)
        case .bottom: placed(size, x: 0.5, y: 1)
        case .left: placed(size, x: 0, y: 0.5)
        case .right: placed(size, x: 1, y: 0.5)
        case .topLeft: placed(size, x: 0, y: 0)
        case .topRight: placed(size, x: 1, y: 0)
        case .bottomLeft: placed(size, x: 0, y: 1)
        case .bottomRight: placed(size, x: 1, y: 1)
        }
    }
}
