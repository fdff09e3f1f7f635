import CoreGraphics
import Foundation

/// A value of a layer's property in the form in which it moves.
enum AnimatableValue {
    case number(Double)
    /// A point or a size.
    case pair(SIMD2<Double>)
    /// Origin, then size.
    case rect(SIMD4<Double>)
    case transform(CATransform3D)
    /// What is added, part by part, to a transform; made by views.
    case transformDelta(TransformParts)
    case numbers([Double])
    case color(CGColor?)
    case colors([CGColor])
    case path(CGPath?)
    /// A picture; between two of them there is a fade.
    case contents(Any?)
    /// A switch, which has nothing between on and off.
    case flag(Bool)
}

// MARK: - In between

extension AnimatableValue {
    /// The value a part of the way to another; `t` may leave 0…1.
    /// Shape: values that have nothing in between change at the start, as a switch does that is thrown.
    static func interpolate(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
        if t == 0 { return a }
        if t == 1 { return b }
        switch (a, b) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.pair(let a), .pair(let b)): return .pair(a + (b - a) * t)
        case (.rect(let a), .rect(let b)): return .rect(a + (b - a) * t)
        case (.transform(let a), .transform(let b)):
            guard let from = TransformParts(a), let to = TransformParts(b) else { return .transform(b) }
            return .transform(TransformParts.interpolate(from, to, t).matrix)
        case (.transformDelta(let a), .transformDelta(let b)): return .transformDelta(.interpolate(a, b, t))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.color(let a), .color(let b)): return .color(mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { mix($0, $1, t) ?? $1 })
        case (.path(let a), .path(let b)): return .path(mix(a, b, t) ?? b)
        case (.contents(let a), .contents(let b)): return .contents(ContentsFade(from: a, to: b, progress: t))
        default: return b
        }
    }

    /// Mixed as light that passes: a colour that is not there has no hue of its own.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
        guard a != b else { return b }
        let (from, to) = (premultiplied(a), premultiplied(b))
        let mixed = from + (to - from) * t
        let alpha = min(max(mixed.w, 0), 1)
        guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
        return CGColor(red: mixed.x / alpha, green: mixed.y / alpha, blue: mixed.z / alpha, alpha: alpha)
    }

    private static func premultiplied(_ color: CGColor?) -> SIMD4<Double> {
        guard let c = color?.rgba else { return SIMD4(repeating: 0) }
        return SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
    }

    /// Nil when the paths do not have the same steps.
    private static func mix(_ a: CGPath?, _ b: CGPath?, _ t: Double) -> CGPath? {
        guard let a = a?.elements, let b = b?.elements, a.count == b.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        var mixed: [CGPath.Element] = []
        mixed.reserveCapacity(a.count)
        for pair in zip(a, b) {
            switch pair {
            case (.moveTo(let a), .moveTo(let b)): mixed.append(.moveTo(between(a, b)))
            case (.addLineTo(let a), .addLineTo(let b)): mixed.append(.addLineTo(between(a, b)))
            case (.addQuadCurveTo(let a1, let a2), .addQuadCurveTo(let b1, let b2)):
                mixed.append(.addQuadCurveTo(between(a1, b1), between(a2, b2)))
            case (.addCurveTo(let a1, let a2, let a3), .addCurveTo(let b1, let b2, let b3)):
                mixed.append(.addCurveTo(between(a1, b1), between(a2, b2), between(a3, b3)))
            case (.closeSubpath, .closeSubpath): mixed.append(.closeSubpath)
            default: return nil
            }
        }
        return CGPath(elements: mixed)
    }
}

// MARK: - Sums

extension AnimatableValue {
    /// This value with another one added; nil where nothing can be added.
    func adding(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.pair(let a), .pair(let b)): .pair(a + b)
        case (.rect(let a), .rect(let b)): .rect(a + b)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        // As Core Animation adds matrices: first the addition, then what was there.
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.transform(let a), .transformDelta(let b)): TransformParts(a).map { .transform($0.adding(b).matrix) }
        case (.transformDelta(let a), .transformDelta(let b)): .transformDelta(a.adding(b))
        default: nil
        }
    }

    /// What has to be added to `other` to get this value; nil where nothing can be added.
    func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a - b)
        case (.pair(let a), .pair(let b)): return .pair(a - b)
        case (.rect(let a), .rect(let b)): return .rect(a - b)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(-))
        case (.transform(let a), .transform(let b)):
            guard let a = TransformParts(a), let b = TransformParts(b) else { return nil }
            return .transformDelta(a.subtracting(b))
        default: return nil
        }
    }

    /// The difference that changes nothing; nil where nothing can be added.
    var nothing: AnimatableValue? {
        switch self {
        case .number: .number(0)
        case .pair: .pair(SIMD2(repeating: 0))
        case .rect: .rect(SIMD4(repeating: 0))
        case .numbers(let a): .numbers(a.map { _ in 0 })
        case .transform, .transformDelta: .transformDelta(.nothing)
        default: nil
        }
    }

    /// The numbers of a value or a difference; none for what cannot be added.
    var components: [Double] {
        switch self {
        case .number(let number): [number]
        case .pair(let pair): [pair.x, pair.y]
        case .rect(let rect): [rect.x, rect.y, rect.z, rect.w]
        case .numbers(let list): list
        case .transformDelta(let parts):
            [parts.translation, parts.scale, parts.skew, parts.rotation.angles].flatMap { [$0.x, $0.y, $0.z] }
                + [parts.perspective.x, parts.perspective.y, parts.perspective.z, parts.perspective.w]
        default: []
        }
    }

    /// How far apart two values are, for pacing keyframes evenly; 1 where that means nothing.
    func distance(to other: AnimatableValue) -> Double {
        let (a, b) = (components, other.components)
        guard !a.isEmpty, a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}
