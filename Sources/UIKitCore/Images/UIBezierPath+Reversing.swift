import CoreGraphics
import Foundation

extension UIBezierPath {
    /// The same path, drawn from its end to its start.
    public func reversing() -> UIBezierPath {
        let reversed = CGMutablePath()
        for subpath in Self.subpaths(of: cgPath.elements).reversed() { Self.addReversed(subpath, to: reversed) }
        let path = UIBezierPath(cgPath: reversed)
        path.takeStyle(of: self)
        return path
    }

    private static func subpaths(of elements: [CGPath.Element]) -> [[CGPath.Element]] {
        var subpaths: [[CGPath.Element]] = []
        for element in elements {
            if case .moveTo = element { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
        return subpaths
    }

    private static func addReversed(_ subpath: [CGPath.Element], to path: CGMutablePath) {
        let drawn = subpath.filter { $0 != .closeSubpath }
        let ends = drawn.compactMap(\.end)
        guard let last = ends.last else { return }
        path.move(to: last)
        for (index, element) in drawn.enumerated().reversed() where index > 0 {
            let end = ends[index - 1]
            switch element {
            case .moveTo, .closeSubpath: break
            case .addLineTo: path.addLine(to: end)
            case .addQuadCurveTo(let control, _): path.addQuadCurve(to: end, control: control)
            case .addCurveTo(let control1, let control2, _):
                path.addCurve(to: end, control1: control2, control2: control1)
            }
        }
        if subpath.last == .closeSubpath { path.closeSubpath() }
    }
}
