public import Foundation

extension CALayer {
    /// Makes a layer of a class known only at run time, through the class's own `init()`.
    /// Contract: for a view's `layerClass`. `init()` is not `required`, so that an app's `override init()` compiles as
    /// on Apple; a class that has its own initializers and no `init()` stops the program here, as there.
    package static func make(_ type: CALayer.Type) -> CALayer {
        let made = unsafeBitCast(type, to: Maker.Type.self).init()
        return unsafeDowncast(made as AnyObject, to: CALayer.self)
    }

    /// Reaches `init()` of any subclass of `NSObject` through its metatype; not for apps.
    /// Contract: it has to be open. Where the optimizer knows that there is no subclass, it calls this class's own
    /// `init()` instead of the one that the metatype stands for.
    open class Maker: NSObject {
        public required override init() { super.init() }
    }
}
