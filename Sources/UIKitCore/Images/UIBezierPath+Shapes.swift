public import CoreGraphics
public import Foundation

extension UIBezierPath {
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    /// Shape: a radius larger than half the shorter side is cut to that.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = cornerRadius > 0 ? min(cornerRadius, min(rect.width, rect.height) / 2) : 0
        self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// Shape: radii larger than half the side are cut to that.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(cgPath: Self.rectangle(rect.standardized, corners: corners, radii: cornerRadii))
    }

    /// Units: radians from the x axis; clockwise as a person sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    private static func rectangle(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> CGPath {
        let width = radii.width > 0 ? min(radii.width, rect.width / 2) : 0
        let height = radii.height > 0 ? min(radii.height, rect.height / 2) : 0
        let path = CGMutablePath()
        guard width > 0, height > 0 else {
            path.addRect(rect)
            return path
        }
        // Clockwise from the top left corner; each corner is where its two edges would meet, and the directions that
        // lead there.
        let places: [(corner: UIRectCorner, point: CGPoint, arriving: CGVector, leaving: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        // How far from the corner a cubic curve's handles stand, as a part of the radius, for it to be a quarter of
        // an ellipse.
        let handle = 1 - 0.5522847498
        for place in places {
            func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: place.point.x + direction.dx * width * part, y: place.point.y + direction.dy * height * part)
            }
            let isRound = corners.contains(place.corner)
            let start = isRound ? point(place.arriving, -1) : place.point
            if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
            if isRound {
                path.addCurve(
                    to: point(place.leaving, 1), control1: point(place.arriving, -handle),
                    control2: point(place.leaving, handle))
            }
        }
        path.closeSubpath()
        return path
    }
}
