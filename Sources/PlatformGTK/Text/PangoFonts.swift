import CGTK4
package import Foundation
import PlatformInterface

/// The machine's fonts, as Pango has them.
/// Contract: every measure is the same at every scale: sizes are absolute, nothing is rounded to pixels.
package final class PangoFonts {
    /// The family of descriptions that name none.
    var defaultFamily = "Sans"
    /// Pango's default map belongs to the thread that asks first, and goes with it.
    private let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()
    private let leftToRight: GObjectReference
    private let rightToLeft: GObjectReference

    init() {
        func makeContext(_ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection) -> GObjectReference {
            let context = pango_font_map_create_context(map)!
            pango_context_set_base_dir(context, direction)
            pango_context_set_round_glyph_positions(context, 0)
            let options = cairo_font_options_create()
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            // Fitted glyphs outgrow the unfitted box that Cairo clips them by: parts painted anew would lose a row of pixels.
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            return GObjectReference(owning: context)
        }
        leftToRight = makeContext(map, PANGO_DIRECTION_LTR)
        rightToLeft = makeContext(map, PANGO_DIRECTION_RTL)
    }

    /// A direction belongs to a context, and layouts follow later changes of theirs: hence two.
    func context(_ direction: PangoDirection) -> OpaquePointer {
        direction == PANGO_DIRECTION_RTL ? rightToLeft.pointer : leftToRight.pointer
    }

    /// Contract: the caller frees the description.
    func makeDescription(_ font: FontDescription) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, font.family ?? (font.isMonospaced ? "Monospace" : defaultFamily))
        let size = font.size > 0 ? min(font.size, 10_000) : 1
        pango_font_description_set_absolute_size(description, (size * CGFloat(PANGO_SCALE)).rounded())
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(Self.weight(font.weight))))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }

    /// Measured in one line in which the letters stand apart.
    func letterWidths(of font: FontDescription) -> LetterWidths {
        let layout = pango_layout_new(context(PANGO_DIRECTION_LTR))!
        defer { g_object_unref(gpointer(layout)) }
        let description = makeDescription(font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let line = LetterWidths.letters.map { "\($0) " }.joined()
        pango_layout_set_text(layout, line, -1)
        func start(_ index: Int) -> CGFloat {
            var place = PangoRectangle()
            pango_layout_index_to_pos(layout, Int32(index), &place)
            return CGFloat(pangoUnits: place.x)
        }
        return LetterWidths(LetterWidths.letters.indices.map { start(2 * $0 + 1) - start(2 * $0) })
    }

    var familyNames: [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { families?[$0] }
            .map { String(cString: pango_font_family_get_name($0)) }
            .sorted()
    }

    /// Apple's weights and Pango's at the same names.
    private static let weights: [(apple: CGFloat, pango: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// Pango's weight for one of Apple's, between the named ones in proportion.
    package static func weight(_ apple: CGFloat) -> Int {
        guard !apple.isNaN, let above = weights.firstIndex(where: { apple <= $0.apple }) else {
            return apple.isNaN ? 400 : 900
        }
        guard above > 0 else { return 100 }
        let (low, high) = (weights[above - 1], weights[above])
        let share = (apple - low.apple) / (high.apple - low.apple)
        return Int((low.pango + share * (high.pango - low.pango)).rounded())
    }
}
