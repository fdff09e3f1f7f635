public import Foundation

/// Hears how large drawn text became.
/// Source: Apple, NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
    /// The rectangle that the text took, after it was measured or drawn.
    public internal(set) var totalBounds: CGRect = .zero
}
