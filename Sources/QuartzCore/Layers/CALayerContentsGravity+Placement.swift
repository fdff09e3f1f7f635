import Foundation

extension CALayerContentsGravity {
    /// Where contents of `size` lie in `bounds`.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resize: return bounds
        case .resizeAspect: return scaled(size, in: bounds, by: min)
        case .resizeAspectFill: return scaled(size, in: bounds, by: max)
        default: return place(size, in: bounds)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = choose(bounds.width / size.width, bounds.height / size.height)
        return place(CGSize(width: size.width * scale, height: size.height * scale), in: bounds)
    }

    private func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: x = bounds.midX - size.width / 2
        }
        let y: CGFloat
        switch self {
        case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
        case .top, .topLeft, .topRight: y = bounds.maxY - size.height
        default: y = bounds.midY - size.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
