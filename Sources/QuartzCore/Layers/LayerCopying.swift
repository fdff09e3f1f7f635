public import Foundation

/// What `CALayer` is made from; apps have no use for it.
@MainActor open class LayerCopying: NSObject {
    public override init() { super.init() }

    /// Makes a copy of a layer; `CALayer` says what that is.
    public init(layer: Any) { super.init() }

    /// Reaches `init(layer:)` of any subclass of `CALayer` through its metatype, as `CALayer.Maker` reaches `init()`.
    open class Maker: LayerCopying {
        public required override init(layer: Any) { super.init(layer: layer) }
    }
}
