import Foundation

// Without Objective-C there is no key-value coding; these are the parts of it that layers are used with.
extension CALayer {
    /// The value that a key path names: that of a property that moves or a part of it, such as `"transform.scale.x"`, or what
    /// was set under a name of one's own.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let path = PropertyPath(keyPath), let whole = path.property.value(of: self) else { return animating.namedValues[keyPath] }
        return path.part(of: whole)?.any(asSize: path.isSize)
    }

    /// Sets what a key path names.
    /// Errors: a value that the property cannot have changes nothing.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = PropertyPath(keyPath), let whole = path.property.value(of: self) else {
            animating.namedValues[keyPath] = value
            return
        }
        guard let example = path.part(of: whole), let new = AnimatableValue(value, like: example) else { return }
        path.property.set(path.replacing(new, in: whole), on: self)
    }

    /// The value of a property that moves, or what was set under a name of one's own.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
