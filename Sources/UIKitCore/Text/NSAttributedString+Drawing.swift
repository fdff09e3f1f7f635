import CoreGraphics
public import Foundation
import PlatformInterface

/// Measuring and drawing into the current graphics context.
/// Units: points; the origin of what is drawn is the top left corner.
/// Source: Apple, NSAttributedString, drawing.
extension NSAttributedString {
    /// The room that the text takes when nothing but its own line breaks breaks it.
    public func size() -> CGSize { layOut(maxWidth: nil).size }

    /// The rectangle that the text takes inside `size`. Shape: without `.usesLineFragmentOrigin`, one line above and
    /// below its base line.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
        -> CGRect
    {
        let bounds: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            bounds = CGRect(
                origin: .zero, size: layOut(in: size, truncates: options.contains(.truncatesLastVisibleLine)).size)
        } else {
            let layout = layOut(maxWidth: nil)
            bounds = CGRect(
                x: 0, y: -(layout.lines.first?.baseline ?? 0), width: layout.size.width, height: layout.size.height)
        }
        context?.totalBounds = bounds
        return bounds
    }

    public func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(attachment: layOut(maxWidth: nil), at: point)
    }

    /// Draws the lines that fit into `rect` whole.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Shape: without `.usesLineFragmentOrigin`, the origin of `rect` is where the base line starts.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let bounds = boundingRect(with: rect.size, options: options, context: context)
            return draw(at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY))
        }
        let layout = layOut(in: rect.size, truncates: options.contains(.truncatesLastVisibleLine))
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
        UIGraphicsGetCurrentContext()?.draw(attachment: layout, at: rect.origin)
    }

    private func layOut(maxWidth: CGFloat?, change: (inout TextRequest) -> Void = { _ in }) -> TextLayout {
        var defaults = TextDefaults.plain
        defaults.maxWidth = maxWidth
        var request = TextRequest(self, defaults)
        change(&request)
        return AnyThreadPlatform.text.layOut(request)
    }

    /// Shape: lines below the bottom of `size` are left out; a height of 0 or less, or without end, leaves none out.
    private func layOut(in size: CGSize, truncates: Bool) -> TextLayout {
        let maxWidth =
            size.width > 0 && size.width.isFinite && size.width < CGFloat.greatestFiniteMagnitude ? size.width : nil
        let whole = layOut(maxWidth: maxWidth)
        guard size.height > 0, size.height.isFinite, whole.size.height > size.height else { return whole }
        let fitting = whole.lines.prefix { $0.frame.maxY <= size.height + 0.5 }.count
        return layOut(maxWidth: maxWidth) {
            $0.maxLines = max(fitting, 1)
            if truncates { $0.truncation = .tail }
        }
    }
}
