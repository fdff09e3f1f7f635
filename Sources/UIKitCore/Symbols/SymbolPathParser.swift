package import CoreGraphics
import Foundation

/// Reads the path notation of the symbol set: SVG path data (M L H V C S Q A Z, absolute and relative) and two shapes,
/// `O cx cy r` (a circle) and `R x y width height radius` (a rounded rectangle).
/// Contract: reads up to the first mistake and returns what came before it; the tests read every symbol to its end.
package struct SymbolPathParser {
    private var rest: Substring
    private let path = CGMutablePath()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The second control point of the last curve, for `S`.
    private var lastControl: CGPoint?

    package static func parse(_ text: some StringProtocol) -> (path: CGPath, isComplete: Bool) {
        var parser = SymbolPathParser(rest: Substring(text))
        let isComplete = parser.run()
        return (parser.path.copy() ?? parser.path, isComplete)
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func run() -> Bool {
        var command: Character?
        while skipSeparators(), let next = rest.first {
            if next.isLetter {
                command = rest.removeFirst()
            } else if command == nil || command == "Z" || command == "z" {
                return false
            }
            guard let letter = command, step(letter) else { return false }
            // Pairs that follow a move are lines, as in SVG.
            if letter == "M" { command = "L" } else if letter == "m" { command = "l" }
        }
        return true
    }

    private mutating func step(_ letter: Character) -> Bool {
        let origin = letter.isLowercase ? point : .zero
        switch letter.uppercased() {
        case "M":
            guard let end = pair(origin) else { return false }
            path.move(to: end)
            start = end
            point = end
        case "L":
            guard let end = pair(origin) else { return false }
            line(to: end)
        case "H":
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: point.y))
        case "V":
            guard let y = number() else { return false }
            line(to: CGPoint(x: point.x, y: origin.y + y))
        case "C":
            guard let first = pair(origin), let second = pair(origin), let end = pair(origin) else { return false }
            curve(to: end, first, second)
            return true
        case "S":
            guard let second = pair(origin), let end = pair(origin) else { return false }
            let first = lastControl.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
            curve(to: end, first, second)
            return true
        case "Q":
            guard let control = pair(origin), let end = pair(origin) else { return false }
            path.addQuadCurve(to: end, control: control)
            point = end
        case "A":
            guard let rx = number(), let ry = number(), let turn = number(), let large = number(), let sweep = number(),
                let end = pair(origin)
            else { return false }
            arc(
                to: end, radii: CGSize(width: rx, height: ry), turn: turn * .pi / 180, isLarge: large != 0,
                isClockwise: sweep != 0)
        case "Z":
            path.closeSubpath()
            point = start
        case "O":
            guard let center = pair(origin), let r = number() else { return false }
            path.addEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
        case "R":
            guard let corner = pair(origin), let width = number(), let height = number(), let r = number() else {
                return false
            }
            let rect = CGRect(x: corner.x, y: corner.y, width: width, height: height)
            path.addRoundedRect(in: rect, cornerWidth: r, cornerHeight: r)
        default: return false
        }
        lastControl = nil
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        point = end
    }

    private mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        point = end
        lastControl = second
    }

    /// Source: SVG 2, implementation notes, elliptical arcs. Worked out where the ellipse is a circle of radius 1.
    private mutating func arc(to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool) {
        guard radii.width > 0, radii.height > 0, end != point else { return line(to: end) }
        var place = CGAffineTransform(rotationAngle: turn).scaledBy(x: radii.width, y: radii.height)
        var a = point.applying(place.inverted())
        var b = end.applying(place.inverted())
        let halfChord = hypot(b.x - a.x, b.y - a.y) / 2
        if halfChord > 1 {
            // The ellipse is too small to reach: it grows until it does.
            place = place.scaledBy(x: halfChord, y: halfChord)
            (a, b) = (point.applying(place.inverted()), end.applying(place.inverted()))
        }
        let half = min(halfChord, 1)
        let height = (1 - half * half).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let along = CGVector(dx: (b.x - a.x) / (2 * half), dy: (b.y - a.y) / (2 * half))
        let center = CGPoint(x: (a.x + b.x) / 2 - along.dy * height, y: (a.y + b.y) / 2 + along.dx * height)
        let from = atan2(a.y - center.y, a.x - center.x)
        var delta = atan2(b.y - center.y, b.x - center.x) - from
        if isClockwise, delta < 0 { delta += 2 * .pi }
        if !isClockwise, delta > 0 { delta -= 2 * .pi }
        path.addRelativeArc(center: center, radius: 1, startAngle: from, delta: delta, transform: place)
        point = end
    }

    // MARK: Reading

    /// Returns true always, so that it can stand in a condition.
    private mutating func skipSeparators() -> Bool {
        rest = rest.drop { $0 == " " || $0 == "," || $0.isNewline }
        return true
    }

    private mutating func pair(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func number() -> CGFloat? {
        _ = skipSeparators()
        var end = rest.startIndex
        if end < rest.endIndex, rest[end] == "-" { end = rest.index(after: end) }
        while end < rest.endIndex, rest[end].isNumber || rest[end] == "." { end = rest.index(after: end) }
        guard let value = Double(rest[..<end]) else { return nil }
        rest = rest[end...]
        return CGFloat(value)
    }
}
