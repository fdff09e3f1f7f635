package import Foundation

/// What a trait collection says, as a value.
/// Shape: a field with its trait's default says nothing.
package struct TraitValues: UIMutableTraits, Hashable, @unchecked Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    private var custom: [ObjectIdentifier: CustomTrait] = [:]

    package init() {}

    /// An app's own trait, of whatever type the app chose.
    private struct CustomTrait: Hashable {
        let value: Any

        static func == (left: CustomTrait, right: CustomTrait) -> Bool {
            guard let value = left.value as? any Equatable else { return false }
            func isEqual<T: Equatable>(_ value: T) -> Bool { (right.value as? T) == value }
            return isEqual(value)
        }

        func hash(into hasher: inout Hasher) {}
    }

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return read(system) as? T.Value ?? T.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                write(newValue, to: system)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(value: newValue)
            }
        }
    }

    private func read<T: SystemTrait>(_ trait: T.Type) -> Any { self[keyPath: T.field] }

    private mutating func write<T: SystemTrait>(_ value: Any, to trait: T.Type) {
        if let value = value as? T.Value { self[keyPath: T.field] = value }
    }

    /// Takes over what `other` says.
    package mutating func merge(_ other: TraitValues) {
        for trait in Self.systemTraits { merge(trait, of: other) }
        custom.merge(other.custom) { $1 }
    }

    private mutating func merge<T: SystemTrait>(_ trait: T.Type, of other: TraitValues) {
        if other.specifies(trait) { self[keyPath: T.field] = other[keyPath: T.field] }
    }

    private func specifies<T: SystemTrait>(_ trait: T.Type) -> Bool { self[keyPath: T.field] != T.defaultValue }

    /// Whether all that `other` says holds here too.
    package func contains(_ other: TraitValues) -> Bool {
        func agrees<T: SystemTrait>(_ trait: T.Type) -> Bool {
            !other.specifies(trait) || self[keyPath: T.field] == other[keyPath: T.field]
        }
        return Self.systemTraits.allSatisfy { agrees($0) } && other.custom.allSatisfy { custom[$0.key] == $0.value }
    }

    /// Whether one trait has the same value here and there.
    package func agrees(with other: TraitValues, in trait: UITrait) -> Bool {
        func isSame<T: SystemTrait>(_ trait: T.Type) -> Bool { self[keyPath: T.field] == other[keyPath: T.field] }
        if let system = trait as? any SystemTrait.Type { return isSame(system) }
        return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
    }
}
