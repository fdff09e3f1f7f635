import CoreGraphics
import Foundation

/// The variants that are made by rule.
extension SymbolGlyph {
    /// This symbol struck through.
    var slashed: SymbolGlyph {
        var glyph = self
        let slash = CGMutablePath()
        slash.move(to: CGPoint(x: width / 2 - 8, y: 3.25))
        slash.addLine(to: CGPoint(x: width / 2 + 8, y: 20.75))
        glyph.stepBack()
        glyph.layers += [
            Layer(shape: .line(slash), plainly: .clears, layered: .clears, margin: Self.gap),
            Layer(shape: .line(slash), plainly: .draws, layered: .draws),
        ]
        return glyph
    }

    /// This symbol, small, on an area of its own.
    func enclosed(in area: CGPath, filled: Bool) -> SymbolGlyph {
        let scale = min(0.56, 14.5 / width)
        let middle = Self.height / 2
        let shrink = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle - scale * width / 2, ty: middle - scale * middle)
        var glyph = self
        glyph.width = Self.height
        glyph.hasArea = true
        glyph.layers = [Layer(shape: filled ? .solid(area) : .line(area), plainly: .draws, layered: .draws, level: 2)]
        glyph.layers += layers.map { layer in
            var layer = layer
            layer.shape = layer.shape.placed(by: shrink)
            if case .dot(let point, let size) = layer.shape { layer.shape = .dot(point, size: size * 0.8) }
            layer.margin *= scale
            layer.level = 1
            layer.color = nil
            if layer.layered == .clears { layer.layered = .cuts }
            // The symbol is a hole in a solid area, and its own holes are solid.
            if filled { layer.plainly = layer.plainly == .draws ? .cuts : .draws }
            return layer
        }
        return glyph
    }

    /// This symbol with a small one at its lower trailing corner.
    func badged(with badge: SymbolGlyph) -> SymbolGlyph {
        let middle = Self.height / 2
        var glyph = widened(by: 3)
        let corner = CGPoint(x: glyph.width - 5.75, y: 17.75)
        glyph.stepBack()
        glyph.layers.append(.air(around: corner, radius: 4))
        let place = CGAffineTransform(translationX: corner.x - middle, y: corner.y - middle)
        for var layer in badge.layers {
            layer.shape = layer.shape.placed(by: place)
            glyph.layers.append(layer)
        }
        return glyph
    }

    /// This symbol with a dot at its upper trailing corner.
    var dotted: SymbolGlyph {
        var glyph = self
        let corner = CGPoint(x: width - 5, y: 6)
        glyph.stepBack()
        glyph.layers.append(.air(around: corner, radius: 3))
        glyph.layers.append(
            Layer(shape: .solid(.circle(corner, radius: 2.8)), plainly: .draws, layered: .draws, color: .red))
        return glyph
    }

    private func widened(by more: CGFloat) -> SymbolGlyph {
        var glyph = self
        glyph.width += more
        return glyph
    }

    /// Something more important comes in front.
    private mutating func stepBack() {
        for index in layers.indices { layers[index].level = min(layers[index].level + 1, 3) }
    }
}

extension SymbolGlyph.Layer {
    fileprivate static func air(around point: CGPoint, radius: CGFloat) -> Self {
        Self(
            shape: .solid(.circle(point, radius: radius)), plainly: .clears, layered: .clears, margin: SymbolGlyph.gap)
    }
}

extension CGPath {
    fileprivate static func circle(_ center: CGPoint, radius: CGFloat) -> CGPath {
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return CGPath(ellipseIn: box, transform: nil)
    }
}
