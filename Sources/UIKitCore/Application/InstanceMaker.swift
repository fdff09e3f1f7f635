import Foundation
import QuartzCore

/// Makes objects of classes that are known only by name or metatype: delegates of the app and of its scenes.
/// Contract: the class derives from NSObject and has `init()`, its own or inherited; that initialiser is the one that runs.
@MainActor enum InstanceMaker {
    static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        return unsafeBitCast(type, to: CALayer.Maker.Type.self).init()
    }

    /// Finds a class by `Module.Class`, or by its bare name in the modules given.
    static func find(_ name: String, modules: [String]) -> AnyClass? {
        if let type = NSClassFromString(name) { return type }
        guard !name.contains(".") else { return nil }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
}
