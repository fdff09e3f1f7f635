import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// A blurred picture of a node, drawn once into memory with no more pixels than its softness needs.
final class SoftPicture {
    enum Kind {
        case color
        /// Only the shape, for shadows.
        case alpha
    }

    let kind: Kind
    /// Units: points.
    let sigma: CGFloat
    /// Where the picture lies in the node's space. Units: points.
    let frame: CGRect
    let surface: PixelSurface

    /// How many blurred pictures in colour were made; for who measures. Guarded by `GtkRuntime.exclusively`.
    nonisolated(unsafe) static var blurCount = 0

    /// A blur of this many pixels looks no worse after smooth enlarging.
    private static let sufficientPixels: CGFloat = 2
    /// The largest picture that is blurred. Units: pixels a side.
    private static let sideLimit: CGFloat = 4096

    /// The soft picture of `content`, made again only when the softness changed.
    static func of(_ content: ConvertedNode, sigma: CGFloat, kind: Kind) -> SoftPicture? {
        if let made = content.softPicture, made.sigma == sigma, made.kind == kind { return made }
        guard let node = content.pointer, let bounds = content.bounds.drawable else { return nil }
        let made = SoftPicture(bounds: bounds, sigma: sigma, kind: kind) { gsk_render_node_draw(node, $0) }
        content.softPicture = made
        return made
    }

    /// Units: pixels a point.
    static func scale(bounds: CGRect, sigma: CGFloat) -> CGFloat {
        let side = max(bounds.width, bounds.height) + sigma * 6
        return min(2, sigma > 0 ? sufficientPixels / sigma : 2, sideLimit / side)
    }

    /// How large the picture of `bounds` will be, about.
    static func pixelCount(bounds: CGRect, sigma: CGFloat) -> CGFloat {
        let scale = scale(bounds: bounds, sigma: sigma)
        return (bounds.width + 6 * sigma) * scale * (bounds.height + 6 * sigma) * scale
    }

    /// A transparent picture with room for the shadow of `bounds`, as soft as another one.
    init?(blankFor bounds: CGRect, like other: SoftPicture) {
        let grid = Grid(bounds: bounds, sigma: other.sigma)
        guard let surface = grid.surface(margin: grid.margin, .alpha) else { return nil }
        (kind, sigma, self.surface) = (.alpha, other.sigma, surface)
        frame = grid.frame(around: bounds)
    }

    /// The pixels that a picture has. Units: pixels.
    private struct Grid {
        let columns: CGFloat
        let rows: CGFloat
        let scaleX: CGFloat
        let scaleY: CGFloat
        /// How far the softness reaches.
        let margin: CGFloat

        init(bounds: CGRect, sigma: CGFloat) {
            let scale = SoftPicture.scale(bounds: bounds, sigma: sigma)
            // Whole pixels from edge to edge, so that an opaque picture has no half-covered rim.
            (columns, rows) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
            (scaleX, scaleY) = (columns / bounds.width, rows / bounds.height)
            margin = (sigma * scale * 3).rounded(.up)
        }

        func surface(margin: CGFloat, _ format: PixelSurface.Format) -> PixelSurface? {
            PixelSurface(width: Int(columns + 2 * margin), height: Int(rows + 2 * margin), format: format)
        }

        /// Units: points.
        func frame(around bounds: CGRect) -> CGRect { bounds.insetBy(dx: -margin / scaleX, dy: -margin / scaleY) }
    }

    /// Blurs what `draw` draws inside `bounds`.
    init?(bounds: CGRect, sigma: CGFloat, kind: Kind, draw: (OpaquePointer) -> Void) {
        let grid = Grid(bounds: bounds, sigma: sigma)
        let (scaleX, scaleY, margin) = (grid.scaleX, grid.scaleY, grid.margin)
        let format: PixelSurface.Format = kind == .color ? .color : .alpha
        func fill(_ surface: PixelSurface, margin: CGFloat) {
            surface.draw(scaleX: scaleX, scaleY: scaleY) { context in
                cairo_translate(context, margin / scaleX - bounds.minX, margin / scaleY - bounds.minY)
                draw(context)
            }
        }

        if kind == .color { Self.blurCount += 1 }
        if kind == .color, let whole = grid.surface(margin: 0, format) {
            fill(whole, margin: 0)
            if whole.closeSeamsIfOpaque() {
                BoxBlur.apply(to: whole, format, sigmaX: sigma * scaleX, sigmaY: sigma * scaleY, edges: .extended)
                (self.kind, self.sigma, self.frame, self.surface) = (kind, sigma, bounds, whole)
                return
            }
        }
        guard let padded = grid.surface(margin: margin, format) else { return nil }
        fill(padded, margin: margin)
        BoxBlur.apply(to: padded, format, sigmaX: sigma * scaleX, sigmaY: sigma * scaleY, edges: .transparent)
        (self.kind, self.sigma, self.surface) = (kind, sigma, padded)
        frame = grid.frame(around: bounds)
    }

    /// Contract: the caller owns the node.
    func makeNode(in frame: CGRect, tint: CGColor?) -> OpaquePointer? {
        switch kind {
        case .color: surface.makeNode(in: frame, tint: tint)
        case .alpha: surface.colored(tint ?? .black)?.makeNode(in: frame)
        }
    }

    /// The picture in one colour, left out inside `shape`. Contract: the caller owns the node.
    func makeNode(in frame: CGRect, tint: CGColor, outside shape: RoundedShape) -> OpaquePointer? {
        var parts: [OpaquePointer?] = []
        // Enlarged here once: with a pixel a point, drawing a part is little more than copying it.
        func add(_ bounds: CGRect, _ addPath: (OpaquePointer) -> Void) {
            let place = bounds.integral
            guard !bounds.isEmpty, let part = PixelSurface(width: Int(place.width), height: Int(place.height), format: .alpha) else { return }
            part.draw { context in
                cairo_translate(context, -place.minX, -place.minY)
                guard let pattern = surface.makePattern(in: frame) else { return }
                cairo_set_source(context, pattern)
                cairo_pattern_destroy(pattern)
                addPath(context)
                cairo_fill(context)
            }
            if let node = part.makeNode(in: place, tint: tint) { parts.append(node) }
        }
        // A node a side: cairo plays each into a picture of its own size first, and one around the shape would be as large as the frame.
        let inner = shape.rect.intersection(frame)
        let sides = inner.isEmpty ? [frame] : [
            CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: inner.minY - frame.minY),
            CGRect(x: frame.minX, y: inner.minY, width: inner.minX - frame.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: frame.maxX - inner.maxX, height: inner.height),
            CGRect(x: frame.minX, y: inner.maxY, width: frame.width, height: frame.maxY - inner.maxY),
        ]
        for side in sides { add(side) { cairo_rectangle($0, side.minX, side.minY, side.width, side.height) } }
        for corner in shape.corners { add(corner.square.intersection(frame), corner.addOutside) }
        defer { parts.forEach { gsk_render_node_unref($0) } }
        return gsk_container_node_new(&parts, guint(parts.count))
    }

    /// Paints the picture where it lies, in one colour.
    func paint(into frame: CGRect, of context: OpaquePointer, tint: CGColor) {
        surface.paint(into: frame, of: context, tint: tint)
    }
}

extension PixelSurface {
    /// Whether the picture has no see-through parts. Where two shapes meet within a pixel, cairo lets a little of the
    /// ground through: such seams do not count, and are closed.
    fileprivate func closeSeamsIfOpaque() -> Bool {
        withBytes { bytes, stride in
            var seams: [UnsafeMutablePointer<UInt8>] = []
            for row in 0..<height {
                for column in 0..<width {
                    let pixel = bytes + row * stride + column * 4
                    if pixel[3] == 255 { continue }
                    if pixel[3] < 128 || seams.count * 8 > width * height { return false }
                    seams.append(pixel)
                }
            }
            for pixel in seams {
                let alpha = Int(pixel[3])
                for channel in 0..<4 { pixel[channel] = UInt8(min(Int(pixel[channel]) * 255 / alpha, 255)) }
            }
            return true
        }
    }

    /// A picture in one colour whose alpha is this one's bytes.
    fileprivate func colored(_ color: CGColor) -> PixelSurface? {
        let result = PixelSurface(width: width, height: height)
        result?.draw { context in
            color.setSource(of: context)
            cairo_mask_surface(context, pointer, 0, 0)
        }
        return result
    }
}
