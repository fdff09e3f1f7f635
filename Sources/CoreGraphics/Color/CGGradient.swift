public import Foundation

/// Colours along a line from 0 to 1, to be laid out by a context as a linear or a radial gradient.
public final class CGGradient: Sendable {
    /// A colour and its place along the line.
    package struct Stop: Hashable, Sendable {
        package let location: CGFloat
        package let color: CGColor
    }

    /// Shape: at least one, in rising order of location, each within 0…1.
    package let stops: [Stop]

    /// Colours at the given places, or evenly spread over 0…1 without places.
    /// Contract: colours are mixed in sRGB, whatever `space` is.
    /// Shape: `colors` holds `CGColor` values; `locations` at least as many numbers.
    /// Errors: nil for no colours, for other values than colours, and for too few locations.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard found.count == colors.count else { return nil }
        self.init(colors: found, locations: locations)
    }

    /// Colours given as numbers of `space`.
    /// Shape: `count` times the numbers of one colour and its alpha, in one row.
    /// Errors: nil for no colours, and for too few numbers or locations.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        guard count > 0, components.count / stride >= count else { return nil }
        let colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: Array(components[(index * stride)..<((index + 1) * stride)]))
        }
        self.init(colors: colors, locations: locations)
    }

    private init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, (locations?.count ?? colors.count) >= colors.count else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let places = locations ?? colors.indices.map { CGFloat($0) / last }
        let unsorted = zip(places, colors).map { Stop(location: CGColorSpace.unit($0), color: $1) }
        // Equal locations keep their order: two colours at one place are a hard edge.
        stops = unsorted.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

extension CGGradient: Hashable {
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
