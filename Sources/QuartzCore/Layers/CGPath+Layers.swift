import CoreGraphics

extension CGPath {
    /// The path as it is now: a layer must not change when somebody goes on drawing in its path.
    var unchanging: CGPath { self is CGMutablePath ? copy() ?? self : self }
}
