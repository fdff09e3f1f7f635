package import Foundation
package import PlatformInterface

extension UITraitCollection {
    /// The traits of a window.
    /// Units: `scale` in pixels a point, `windowSize` in points; nil when there is no window yet.
    package static func fromSettings(
        _ settings: DesktopSettings, scale: CGFloat, idiom: UIUserInterfaceIdiom = .ofProcess,
        windowSize: CGSize? = nil
    ) -> UITraitCollection {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = settings.isDark ? .dark : .light
        values.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = scale > 0 ? scale : 1
        values.displayGamut = .SRGB
        values.preferredContentSizeCategory = .nearest(toTextScale: settings.textScale)
        values.accessibilityContrast = settings.isHighContrast ? .high : .normal
        values.userInterfaceLevel = .base
        (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses(of: windowSize, idiom: idiom)
        return UITraitCollection(values: values)
    }

    /// An iPad's window is compact where Apple's narrower split views are, below 640 points; a telephone is regular
    /// upright,
    /// and in width only when it is one of the large ones on its side.
    package static func sizeClasses(of size: CGSize?, idiom: UIUserInterfaceIdiom)
        -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
    {
        guard idiom == .phone else {
            let isNarrow = idiom != .mac && size.map { $0.width < 640 } == true
            return (isNarrow ? .compact : .regular, .regular)
        }
        guard let size, size.width > size.height else { return (.compact, .regular) }
        return (size.width >= 896 ? .regular : .compact, .compact)
    }
}

extension UIContentSizeCategory {
    /// The category whose body text is nearest to the normal body text times `scale`.
    package static func nearest(toTextScale scale: CGFloat) -> UIContentSizeCategory {
        guard scale.isFinite, scale > 0 else { return .large }
        let wanted = DynamicType.size(of: .body, in: .large) * scale
        return ordered.min {
            abs(DynamicType.size(of: .body, in: $0) - wanted) < abs(DynamicType.size(of: .body, in: $1) - wanted)
        } ?? .large
    }
}
