package import CoreGraphics
package import Foundation

/// A symbol's drawing: layers of lines and areas on a grid 24 units high, whose lines get their width from the weight.
/// Shape: what the layers are made from is described at `SymbolGlyphReader`.
package struct SymbolGlyph: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case line(CGPath)
        /// Filled, and stroked along its edge, so that it is as large as its outline would be.
        case solid(CGPath)
        /// Units: `size` as a part of the line width.
        case dot(CGPoint, size: CGFloat)
    }

    package enum Effect: Sendable {
        case draws
        /// Takes its shape out of what is below: of the same level, where levels have colours of their own.
        case cuts
        /// Takes its shape out of everything below.
        case clears
    }

    package struct Layer: Sendable, Equatable {
        package var shape: Shape
        /// What it does where the whole symbol has one colour, and where each level has its own: the mark in a filled
        /// circle is a hole in the first, and stands on the circle in the second.
        package var plainly: Effect
        package var layered: Effect
        /// Units: of the grid; what it takes out is so much wider on all sides.
        package var margin: CGFloat = 0
        /// Shape: 1 is the most important one.
        package var level = 1
        package var color: SymbolColor?
    }

    static let height: CGFloat = 24

    package internal(set) var width: CGFloat = 24
    package internal(set) var isDirectional = false
    package internal(set) var layers: [Layer] = []
    /// Whether there is a `.fill` variant.
    package internal(set) var hasArea = false
    /// The lines of the source that could not be read. Shape: empty, as the tests make sure.
    package internal(set) var mistakes: [String] = []

    /// Units: of the grid; the air around what stands in front of something.
    static let gap: CGFloat = 1.3

    /// The levels that there are, the most important one first.
    var levels: [Int] { Set(layers.lazy.filter { $0.layered == .draws }.map(\.level)).sorted() }
    var hasColors: Bool { layers.contains { $0.color != nil } }

    /// Units: of the grid.
    static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.75
        case .thin: 1
        case .light: 1.3
        case .unspecified, .regular: 1.65
        case .medium: 1.9
        case .semibold: 2.2
        case .bold: 2.6
        case .heavy: 3
        case .black: 3.4
        }
    }
}

/// The colours that layers have where a symbol is drawn in many.
package enum SymbolColor: String, Sendable {
    case blue, cyan, gray, green, orange, red, yellow
}

extension SymbolGlyph.Shape {
    func placed(by transform: CGAffineTransform) -> Self {
        switch self {
        case .line(let path): .line(path.placed(by: transform))
        case .solid(let path): .solid(path.placed(by: transform))
        case .dot(let point, let size): .dot(point.applying(transform), size: size)
        }
    }
}

extension CGPath {
    func placed(by transform: CGAffineTransform) -> CGPath {
        withUnsafePointer(to: transform) { copy(using: $0) } ?? self
    }
}
