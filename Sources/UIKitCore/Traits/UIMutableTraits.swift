public import Foundation

/// Traits that can be changed, inside `UITraitCollection.modifyingTraits(_:)`.
/// Source: Apple, UIMutableTraits.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A change of traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void
