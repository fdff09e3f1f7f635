import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct PathTests {
    private let box = CGRect(x: 20, y: 20, width: 60, height: 60)

    private func nested() -> CGPath {
        let path = CGMutablePath()
        path.addRect(box)
        path.addRect(box.insetBy(dx: 20, dy: 20))
        return path
    }

    @Test func fillFollowsItsRule() throws {
        #expect(try Picture(.path(nested(), PathPaint(fill: .red)))[50, 50] == .red)
        let evenOdd = try Picture(.path(nested(), PathPaint(fill: .red, evenOdd: true)))
        #expect(evenOdd[50, 50] == .clear)
        #expect(evenOdd[25, 50] == .red)
    }

    @Test func strokeLiesOnTheLineAboveTheFill() throws {
        let paint = PathPaint(fill: .red, stroke: .init(color: .blue, width: 6))
        let picture = try Picture(.path(CGPath(rect: box, transform: nil), paint))
        #expect(picture[18, 50] == .blue)
        #expect(picture[22, 50] == .blue)
        #expect(picture[25, 50] == .red)
        #expect(picture[16, 50] == .clear)
    }

    @Test func strokesReachBeyondTheirPath() throws {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 30, y: 50))
        line.addLine(to: CGPoint(x: 70, y: 50))
        func ends(_ cap: CGLineCap) throws -> Picture {
            try Picture(.path(line, PathPaint(fill: nil, stroke: .init(color: .red, width: 20, cap: cap))))
        }
        #expect(try ends(.butt)[25, 50] == .clear)
        #expect(try ends(.square)[21, 41] == .red)
        #expect(try ends(.round)[25, 50] == .red)
        #expect(try ends(.round)[21, 41] == .clear)
    }

    @Test func dashesLeaveGapsAndBrokenOnesAreWholeLines() throws {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 50))
        line.addLine(to: CGPoint(x: 100, y: 50))
        func picture(_ dash: [CGFloat]) throws -> Picture {
            try Picture(.path(line, PathPaint(fill: nil, stroke: .init(color: .red, width: 4, dash: dash))))
        }
        #expect(try picture([10, 10])[5, 50] == .red)
        #expect(try picture([10, 10])[15, 50] == .clear)
        for broken: [CGFloat] in [[-1, 4], [0, 0], [.nan]] { #expect(try picture(broken)[15, 50] == .red) }
    }

    @Test func curvesAreRound() throws {
        let circle = try Picture(.path(CGPath(ellipseIn: box, transform: nil), PathPaint(fill: .red)))
        #expect(circle[50, 21] == .red)
        #expect(circle[24, 24] == .clear)
        let curve = CGMutablePath()
        curve.move(to: CGPoint(x: 0, y: 0))
        curve.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        let filled = try Picture(.path(curve, PathPaint(fill: .red)))
        #expect(filled[50, 48] == .red)
        #expect(filled[50, 52] == .clear)
    }

    /// A cairo node is a record of vectors: at scale 2 an edge on half a point is sharp.
    @Test func pathsAreSharpAtEachScale() throws {
        let half = CGPath(rect: CGRect(x: 20.5, y: 20.5, width: 40, height: 40), transform: nil)
        let picture = try Picture(.path(half, PathPaint(fill: .red)), scale: 2)
        #expect(picture.pixel(40, 80) == .clear)
        #expect(picture.pixel(41, 80) == .red)
    }

    @Test func pathClipShowsWhatLiesInside() throws {
        let clipped = try Picture(.clipPath(RenderNode.color(.red, 0, 0, 100, 100), nested(), evenOdd: true))
        #expect(clipped[50, 50] == .clear)
        #expect(clipped[25, 50] == .red)
        #expect(clipped[10, 50] == .clear)
    }

    @Test func emptyPathsDrawNothing() throws {
        let empty = CGMutablePath()
        #expect(try Picture(.path(empty, PathPaint(fill: .red))).ink.isNull)
        #expect(try Picture(.clipPath(.color(.red, 0, 0, 100, 100), empty, evenOdd: false)).ink.isNull)
    }
}
