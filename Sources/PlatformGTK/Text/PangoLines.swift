import CGTK4
import Foundation

/// The lines of a Pango layout, measured.
/// Units: points from the layout's top left corner; bytes of its text.
struct PangoLines: RandomAccessCollection {
    struct Line {
        var frame: CGRect
        var baseline: CGFloat
        var bytes: Range<Int>
        var direction: PangoDirection
    }

    private let lines: [Line]
    let height: CGFloat

    init(of layout: GObjectReference) {
        var lines: [Line] = []
        let iterator = pango_layout_get_iter(layout.pointer)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &extents)
            let start = Int(pango_layout_line_get_start_index(line))
            lines.append(
                Line(
                    frame: CGRect(
                        x: CGFloat(pangoUnits: extents.x), y: CGFloat(pangoUnits: extents.y),
                        width: CGFloat(pangoUnits: extents.width), height: CGFloat(pangoUnits: extents.height)),
                    baseline: CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator)),
                    bytes: start..<start + Int(pango_layout_line_get_length(line)),
                    direction: pango_layout_line_get_resolved_direction(line)))
        } while pango_layout_iter_next_line(iterator) != 0
        self.lines = lines
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout.pointer, &width, &height)
        self.height = CGFloat(pangoUnits: height)
    }

    var startIndex: Int { lines.startIndex }
    var endIndex: Int { lines.endIndex }
    subscript(index: Int) -> Line { lines[index] }
}
