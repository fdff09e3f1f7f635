import CoreGraphics
import Foundation

extension AnimatableValue {
    /// A value as an app writes it, in the form of a property that holds `example`; nil when it cannot be one.
    init?(_ any: Any?, like example: AnimatableValue) {
        switch example {
        case .number:
            guard let number = AnimatableValue.number(any) else { return nil }
            self = .number(number)
        case .pair:
            switch any {
            case let point as CGPoint: self = .pair(SIMD2(point.x, point.y))
            case let size as CGSize: self = .pair(SIMD2(size.width, size.height))
            case let value as NSValue:
                guard let pair = value.pair else { return nil }
                self = .pair(pair)
            default: return nil
            }
        case .rect:
            guard let rect = any as? CGRect ?? (any as? NSValue)?.rect else { return nil }
            // Not `width`: a difference may be negative.
            self = .rect(SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height))
        case .transform, .transformDelta:
            switch any {
            case let parts as TransformParts: self = .transformDelta(parts)
            case let matrix as CATransform3D: self = .transform(matrix)
            case let map as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(map))
            default: return nil
            }
        case .numbers:
            guard let list = any as? [Any] else { return nil }
            self = .numbers(list.compactMap(AnimatableValue.number))
        case .color:
            self = .color(any as? CGColor)
        case .colors:
            self = .colors((any as? [Any] ?? []).compactMap { $0 as? CGColor })
        case .path:
            self = .path((any as? CGPath)?.unchanging)
        case .contents:
            self = .contents(any)
        case .flag:
            guard let flag = any as? Bool ?? AnimatableValue.number(any).map({ $0 != 0 }) else { return nil }
            self = .flag(flag)
        }
    }

    /// Nil for what is no finite number.
    private static func number(_ any: Any?) -> Double? {
        let number: Double? =
            switch any {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The value as an app reads it.
    /// Shape: a pair is a point unless the property is a size.
    func any(asSize: Bool) -> Any? {
        switch self {
        case .number(let value): CGFloat(value)
        case .pair(let pair): asSize ? CGSize(width: pair.x, height: pair.y) : CGPoint(x: pair.x, y: pair.y)
        case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w)
        case .transform(let matrix): matrix
        case .transformDelta(let parts): parts
        case .numbers(let list): list.map { NSNumber(value: $0) }
        case .color(let color): color
        case .colors(let colors): colors
        case .path(let path): path
        case .contents(let contents): contents
        case .flag(let flag): flag
        }
    }
}

extension NSValue {
    /// A point or a size; nil for anything else, of which reading would stop the program.
    fileprivate var pair: SIMD2<Double>? {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": SIMD2(pointValue.x, pointValue.y)
        case "{CGSize=dd}": SIMD2(sizeValue.width, sizeValue.height)
        default: nil
        }
    }

    fileprivate var rect: CGRect? {
        String(cString: objCType).hasPrefix("{CGRect=") ? rectValue : nil
    }
}
