import CoreGraphics
import Foundation

extension CGColor {
    /// Core Animation's default for borders, shadows and shapes.
    static let layerBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
