import CoreGraphics
import Foundation
import PlatformInterface

/// Nodes as short text, so that an expectation shows a whole picture.
extension RenderNode {
    var text: String {
        switch content {
        case .container(let children): "[" + children.map(\.text).joined(separator: " ") + "]"
        case .color(let color, let rect): "color(\(color.text) \(rect.text))"
        case .text: "text"
        case .image(let image, let rect, _, _): "image(\(image.width)x\(image.height) \(rect.text))"
        case .gradient(let fill, let rect): "gradient(\(fill.text) \(rect.text))"
        case .path(let path, let paint): "path(\(path.description)\(paint.text))"
        case .border(let shape, let width, let color): "border(\(shape.text) \(width.text) \(color.text))"
        case .boxShadow(let shape, let style): "boxShadow(\(shape.text) \(style.text))"
        case .shadow(let child, let style): "shadow(\(child.text) \(style.text))"
        case .clip(let child, let shape): "clip(\(child.text) \(shape.text))"
        case .clipPath(let child, let path, let evenOdd): "clipPath(\(child.text) \(path)\(evenOdd ? " evenOdd" : ""))"
        case .mask(let child, let mask): "mask(\(child.text) by \(mask.text))"
        case .opacity(let child, let alpha): "opacity(\(child.text) \(alpha.text))"
        case .transform(let child, let map): "at(\(map.text) \(child.text))"
        case .blur(let child, let radius): "blur(\(child.text) \(radius.text))"
        case .crossFade(let from, let to, let progress): "crossFade(\(from.text) \(to.text) \(progress.text))"
        case .raster(let child, let scale): "raster(\(child.text) \(scale.text))"
        case .drawing(let drawing, let bounds): "drawing(\(drawing.commands.count) \(bounds.text))"
        }
    }
}

extension CGFloat {
    /// Rounded, since what is compared was computed in different orders.
    fileprivate var text: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGRect {
    fileprivate var text: String { "\(minX.text),\(minY.text),\(width.text),\(height.text)" }
}

extension CGColor {
    fileprivate var text: String {
        let letters = [("r", rgba.red), ("g", rgba.green), ("b", rgba.blue)].filter { $1 > 0 }.map(\.0).joined()
        return (letters.isEmpty ? "k" : letters) + (alpha < 1 ? "/\(alpha.text)" : "")
    }
}

extension CGAffineTransform {
    fileprivate var text: String {
        let move = "\(tx.text),\(ty.text)"
        if a == 1, b == 0, c == 0, d == 1 { return move }
        return "\(a.text),\(b.text),\(c.text),\(d.text),\(move)"
    }
}

extension RoundedShape {
    fileprivate var text: String {
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        if isRectangle { return rect.text }
        let isEven = corners.allSatisfy { $0 == topLeft }
        return "\(rect.text) r" + (isEven ? topLeft.text : corners.map(\.text).joined(separator: ","))
    }
}

extension ShadowStyle {
    fileprivate var text: String { "\(color.text) \(offset.width.text),\(offset.height.text) \(radius.text)" }
}

extension GradientFill {
    fileprivate var text: String { stops.map { "\($0.color.text)@\($0.offset.text)" }.joined(separator: " ") }
}

extension PathPaint {
    fileprivate var text: String {
        let fill = fill.map { " fill \($0.text)\(evenOdd ? " evenOdd" : "")" } ?? ""
        let stroke = stroke.map { " stroke \($0.color.text) \($0.width.text)" } ?? ""
        return fill + stroke
    }
}
