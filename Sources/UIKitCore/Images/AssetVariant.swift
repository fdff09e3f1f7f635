import Foundation

/// What a file of an asset set is for; nil where it is for everything.
struct AssetVariant: Sendable, Equatable {
    var idiom: UIUserInterfaceIdiom?
    var isDark: Bool?
    var isHighContrast: Bool?
    var isRightToLeft: Bool?
    /// Units: pixels a point; nil for a file for all scales.
    var scale: CGFloat?

    /// Errors: nil for an idiom that no device here has ("watch", "car", …).
    init?(idiom: String?, appearances: [AssetContents.Appearance]?, scale: String? = nil, direction: String? = nil) {
        switch idiom {
        case nil, "universal": break
        case "iphone": self.idiom = .phone
        case "ipad": self.idiom = .pad
        case "mac": self.idiom = .mac
        default: return nil
        }
        isDark = appearances?.value(of: "luminosity").map { $0 == "dark" }
        isHighContrast = appearances?.value(of: "contrast").map { $0 == "high" }
        isRightToLeft = direction.map { $0 == "right-to-left" }
        self.scale = scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
    }

    init(scale: CGFloat) { self.scale = scale }

    /// How well it suits `traits`; nil when it is for something else. Shape: larger is better; the theme weighs most.
    func fitness(for traits: UITraitCollection) -> Int? {
        let demands: [(wants: Bool?, weight: Int)] = [
            (isDark.map { $0 == (traits.userInterfaceStyle == .dark) }, 8),
            (isHighContrast.map { $0 == (traits.accessibilityContrast == .high) }, 4),
            (idiom.map { $0 == traits.userInterfaceIdiom }, 2),
            (isRightToLeft.map { $0 == (traits.layoutDirection == .rightToLeft) }, 1),
        ]
        var fitness = 0
        for demand in demands {
            switch demand.wants {
            case nil: break
            case true?: fitness += demand.weight
            case false?: return nil
            }
        }
        return fitness
    }
}
