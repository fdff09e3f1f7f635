public import Foundation

/// What an interface should know of its surroundings: dark or light, sizes, directions, scale.
/// Shape: immutable; a trait that a collection does not say is `.unspecified` (0 for `displayScale`).
/// Source: Apple, UITraitCollection.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that says nothing.
    public override convenience init() { self.init(values: TraitValues()) }

    public convenience init(mutations: UITraitMutations) {
        self.init(values: TraitValues().modified(by: mutations))
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Units: pixels a point.
    public var displayScale: CGFloat { values.displayScale }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Whether all that `trait` says holds here too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// This collection with changes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.modified(by: mutations))
    }

    /// This collection with one trait of another value.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// Whether dynamic colours can look different under the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        if self === other { return false }
        return TraitValues.systemTraits.contains {
            $0.affectsColorAppearance && !values.agrees(with: other.values, in: $0)
        }
    }

    /// The traits of `traits` in which the two collections differ.
    package func changes(from other: UITraitCollection, among traits: [UITrait]) -> [UITrait] {
        traits.filter { !values.agrees(with: other.values, in: $0) }
    }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        func text<T: SystemTrait>(_ trait: T.Type) -> String? {
            let value = values[keyPath: T.field]
            return value == T.defaultValue ? nil : "\(T.name.dropFirst("UITrait".count)): \(value)"
        }
        return "<UITraitCollection \(TraitValues.systemTraits.compactMap { text($0) }.joined(separator: ", "))>"
    }
}

extension TraitValues {
    fileprivate func modified(by mutations: UITraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let changed = traits as? TraitValues else {
            preconditionFailure("A trait mutation replaced the traits that it was given; change their members instead.")
        }
        return changed
    }
}
