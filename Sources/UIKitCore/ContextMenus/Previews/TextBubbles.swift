import CoreGraphics
import Foundation

/// The outline of lines of text as bubbles: a pure function of the lines' rectangles.
/// Units: points of the view that shows the text.
@MainActor enum TextBubbles {
    private static let padding: CGFloat = 4
    private static let radius: CGFloat = 7

    /// One outline for each run of lines that touch; nil for no lines.
    static func path(around rects: [CGRect]) -> UIBezierPath? {
        let lines = rects.map(\.withoutNaN).filter { $0.width > 0 && $0.height > 0 }.sorted { $0.minY < $1.minY }
        guard !lines.isEmpty else { return nil }
        let path = UIBezierPath()
        for group in groups(lines) { path.append(outline(group)) }
        return path
    }

    /// Lines that touch or overlap, in both directions, belong together.
    static func groups(_ lines: [CGRect]) -> [[CGRect]] {
        var groups: [[CGRect]] = []
        for line in lines {
            if let last = groups.last?.last, line.minY <= last.maxY + 1, line.minX <= last.maxX, line.maxX >= last.minX {
                groups[groups.count - 1].append(line)
            } else {
                groups.append([line])
            }
        }
        return groups
    }

    /// Down the right edges, up the left ones, each corner rounded as far as its sides allow.
    private static func outline(_ lines: [CGRect]) -> UIBezierPath {
        var boxes = lines.map { $0.insetBy(dx: -padding, dy: 0) }
        boxes[0] = CGRect(x: boxes[0].minX, y: boxes[0].minY - padding, width: boxes[0].width, height: boxes[0].height + padding)
        let last = boxes.count - 1
        boxes[last].size.height += padding
        var corners: [CGPoint] = []
        for (index, box) in boxes.enumerated() {
            corners.append(CGPoint(x: box.maxX, y: index == 0 ? box.minY : boxes[index - 1].maxY))
            corners.append(CGPoint(x: box.maxX, y: box.maxY))
        }
        for (index, box) in boxes.enumerated().reversed() {
            corners.append(CGPoint(x: box.minX, y: box.maxY))
            corners.append(CGPoint(x: box.minX, y: index == 0 ? box.minY : boxes[index - 1].maxY))
        }
        let path = CGMutablePath()
        let count = corners.count
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
        path.move(to: middle(corners[count - 1], corners[0]))
        for index in 0..<count {
            let before = corners[(index + count - 1) % count], corner = corners[index], after = corners[(index + 1) % count]
            let r = min(radius, length(before, corner) / 2, length(corner, after) / 2)
            if r > 0 { path.addArc(tangent1End: corner, tangent2End: after, radius: r) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
        return UIBezierPath(cgPath: path)
    }
}
