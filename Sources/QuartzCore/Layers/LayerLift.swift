package import CoreGraphics

/// What of a layer a lifted picture stands for.
package enum LayerLift: Equatable {
    case whole
    /// Units: the layer's own points; what lies outside the path stays where it is.
    case part(CGPath)
}
