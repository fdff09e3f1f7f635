package import CoreGraphics
package import Foundation

/// What is painted along a path: its inside, its line, or both.
package struct PathPaint: Sendable, Equatable {
    package struct Stroke: Sendable, Equatable {
        package var color: CGColor
        package var width: CGFloat
        package var cap: CGLineCap
        package var join: CGLineJoin
        package var miterLimit: CGFloat
        package var dash: [CGFloat]
        package var dashPhase: CGFloat

        package init(color: CGColor, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
                     dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }
    }
    package var fill: CGColor?
    package var evenOdd: Bool
    package var stroke: Stroke?

    package init(fill: CGColor?, evenOdd: Bool = false, stroke: Stroke? = nil) {
        self.fill = fill
        self.evenOdd = evenOdd
        self.stroke = stroke
    }
}
