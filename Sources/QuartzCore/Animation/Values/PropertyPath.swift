import Foundation

/// What a key path of an animation names: a property, or a part of its value.
@MainActor struct PropertyPath {
    let property: AnimatableProperty
    fileprivate let part: Part

    fileprivate enum Part {
        case whole, coordinate(Int), origin, size
        case scale, scaleAxis(Int), rotation(Int), translation, translationAxis(Int)
    }

    /// Nil for a path that names nothing that moves.
    init?(_ keyPath: String) {
        let pieces = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = pieces.first, let property = AnimatableProperty.named(first) else { return nil }
        self.property = property
        guard pieces.count == 2 else {
            part = .whole
            return
        }
        guard let part = Part.named(pieces[1]) else { return nil }
        self.part = part
    }

    /// Whether the path names all of the property.
    var isWhole: Bool { if case .whole = part { true } else { false } }

    /// The named part of the property's value.
    func part(of value: AnimatableValue) -> AnimatableValue? {
        switch (part, value) {
        case (.whole, _): return value
        case (.coordinate(let index), .pair(let pair)) where index < 2: return .number(pair[index])
        case (.coordinate(let index), .rect(let rect)): return .number(rect[index])
        case (.origin, .rect(let rect)): return .pair(rect.lowHalf)
        case (.size, .rect(let rect)): return .pair(rect.highHalf)
        case (_, .transform(let matrix)): return TransformParts(matrix).flatMap(part(of:))
        default: return nil
        }
    }

    private func part(of parts: TransformParts) -> AnimatableValue? {
        switch part {
        case .scale: .number(parts.scale.sum() / 3)
        case .scaleAxis(let axis): .number(parts.scale[axis])
        case .rotation(let axis): .number(parts.rotation.angles[axis])
        case .translation: .pair(SIMD2(parts.translation.x, parts.translation.y))
        case .translationAxis(let axis): .number(parts.translation[axis])
        default: nil
        }
    }

    /// `value` with its named part replaced.
    /// Shape: unchanged where the new part does not fit.
    func replacing(_ new: AnimatableValue, in value: AnimatableValue) -> AnimatableValue {
        switch (part, value, new) {
        case (.whole, _, _): return new
        case (.coordinate(let index), .pair(var pair), .number(let number)) where index < 2:
            pair[index] = number
            return .pair(pair)
        case (.coordinate(let index), .rect(var rect), .number(let number)):
            rect[index] = number
            return .rect(rect)
        case (.origin, .rect(let rect), .pair(let pair)): return .rect(SIMD4(lowHalf: pair, highHalf: rect.highHalf))
        case (.size, .rect(let rect), .pair(let pair)): return .rect(SIMD4(lowHalf: rect.lowHalf, highHalf: pair))
        case (_, .transform(let matrix), _):
            guard var parts = TransformParts(matrix) else { return value }
            replace(new, in: &parts)
            return .transform(parts.matrix)
        default: return value
        }
    }

    private func replace(_ new: AnimatableValue, in parts: inout TransformParts) {
        switch (part, new) {
        case (.scale, .number(let number)): parts.scale = SIMD3(repeating: number)
        case (.scaleAxis(let axis), .number(let number)): parts.scale[axis] = number
        case (.rotation(let axis), .number(let number)):
            var angles = parts.rotation.angles
            angles[axis] = number
            parts.rotation = Quaternion(angles: angles)
        case (.translation, .pair(let pair)): (parts.translation.x, parts.translation.y) = (pair.x, pair.y)
        case (.translationAxis(let axis), .number(let number)): parts.translation[axis] = number
        default: break
        }
    }

    /// Whether the named part, a pair, is a size.
    var isSize: Bool {
        switch part {
        case .whole: property.isSize
        case .size, .translation: true
        default: false
        }
    }
}

extension PropertyPath.Part {
    fileprivate static func named(_ name: String) -> Self? {
        switch name {
        case "x": .coordinate(0)
        case "y": .coordinate(1)
        case "width": .coordinate(0)
        case "height": .coordinate(1)
        case "origin": .origin
        case "origin.x": .coordinate(0)
        case "origin.y": .coordinate(1)
        case "size": .size
        case "size.width": .coordinate(2)
        case "size.height": .coordinate(3)
        case "scale": .scale
        case "scale.x": .scaleAxis(0)
        case "scale.y": .scaleAxis(1)
        case "scale.z": .scaleAxis(2)
        case "rotation", "rotation.z": .rotation(2)
        case "rotation.x": .rotation(0)
        case "rotation.y": .rotation(1)
        case "translation": .translation
        case "translation.x": .translationAxis(0)
        case "translation.y": .translationAxis(1)
        case "translation.z": .translationAxis(2)
        default: nil
        }
    }
}
