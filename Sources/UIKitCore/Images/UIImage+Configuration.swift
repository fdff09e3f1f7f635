public import Foundation

extension UIImage {
    /// What a picture should be chosen for, and how a symbol should be drawn.
    /// Source: Apple, UIImage.Configuration.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// What a configuration says; nil and `.unspecified` where it says nothing.
        package struct Parts: Hashable {
            package var traits: UITraitCollection?
            package var pointSize: CGFloat?
            package var textStyle: UIFont.TextStyle?
            package var weight = SymbolWeight.unspecified
            package var scale = SymbolScale.unspecified
            package var coloring: SymbolColoring?
        }
        package let parts: Parts

        package required init(parts: Parts) {
            self.parts = parts
            super.init()
        }

        public var traitCollection: UITraitCollection? { parts.traits }

        /// This configuration for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var changed = parts
            changed.traits = traitCollection
            return Self(parts: changed)
        }

        /// This configuration, changed by all that `otherConfiguration` says.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.parts else { return self }
            var merged = parts
            if let traits = other.traits { merged.traits = traits }
            // A size and a text style are two ways to say one thing.
            if other.pointSize != nil || other.textStyle != nil {
                (merged.pointSize, merged.textStyle) = (other.pointSize, other.textStyle)
            }
            if other.weight != .unspecified { merged.weight = other.weight }
            if other.scale != .unspecified { merged.scale = other.scale }
            if let coloring = other.coloring { merged.coloring = coloring }
            return Self(parts: merged)
        }

        // MARK: Value

        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.parts == parts }
        public override var hash: Int { parts.hashValue }
    }
}

extension UIImage.Configuration.Parts {
    /// The size of a symbol that nobody configured. Units: points.
    static let defaultPointSize: CGFloat = 17

    /// Units: points, `scale` applied.
    func effectivePointSize(_ traits: UITraitCollection) -> CGFloat {
        let size =
            pointSize ?? textStyle.map { DynamicType.size(of: $0, in: traits.preferredContentSizeCategory) }
            ?? Self.defaultPointSize
        return size * scaleFactor
    }

    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }

    var effectiveWeight: UIImage.SymbolWeight {
        if weight != .unspecified { return weight }
        return textStyle.map { UIImage.SymbolWeight(DynamicType.weight(of: $0)) } ?? .regular
    }
}
