/// A trait: the system's or an app's own.
/// Shape: an app declares a type with `defaultValue` and reads it as `traitCollection[MyTrait.self]`.
/// Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {
    associatedtype Value
    /// What a collection has that does not say.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// Whether dynamic colours can depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type
