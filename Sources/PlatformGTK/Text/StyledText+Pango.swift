import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension StyledText {
    /// The styles as Pango has them.
    /// Contract: the caller owns the list.
    func makeAttributes(_ fonts: PangoFonts) -> OpaquePointer {
        let list = pango_attr_list_new()!
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ bytes: Range<Int>) {
            attribute.pointee.start_index = guint(bytes.lowerBound)
            attribute.pointee.end_index = guint(bytes.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        for span in spans {
            for attribute in Self.attributes(of: span.run, fonts) { insert(attribute, span.bytes) }
        }
        for bytes in conjuncts { insert(pango_attr_allow_breaks_new(0), bytes) }
        // Pango hyphenates words that it breaks anywhere; only a soft hyphen asks for it.
        let softHyphen: [UInt8] = [0xC2, 0xAD]
        if !zip(utf8, utf8.dropFirst()).contains(where: { [$0, $1] == softHyphen }) {
            pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        }
        return list
    }

    private static func attributes(of run: TextRequest.Run, _ fonts: PangoFonts) -> [UnsafeMutablePointer<
        PangoAttribute
    >] {
        let description = fonts.makeDescription(run.font)
        defer { pango_font_description_free(description) }
        var attributes = [pango_attr_font_desc_new(description)]
        let color = run.color.pango
        attributes.append(pango_attr_foreground_new(color.red, color.green, color.blue))
        attributes.append(pango_attr_foreground_alpha_new(color.alpha))
        if let background = run.backgroundColor, background.alpha > 0 {
            let color = background.pango
            attributes.append(pango_attr_background_new(color.red, color.green, color.blue))
            attributes.append(pango_attr_background_alpha_new(color.alpha))
        }
        if run.isUnderlined { attributes.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if run.isStruckThrough { attributes.append(pango_attr_strikethrough_new(1)) }
        if run.kern != 0 { attributes.append(pango_attr_letter_spacing_new(run.kern.pangoUnits)) }
        if run.baselineOffset != 0 { attributes.append(pango_attr_rise_new(run.baselineOffset.pangoUnits)) }
        if run.font.hasMonospacedDigits { attributes.append(pango_attr_font_features_new("tnum=1")) }
        return attributes.compactMap(\.self)
    }
}

extension CGFloat {
    /// Points in Pango's units, never less, so that a width that was measured is enough for its text; 0 for NaN.
    var pangoUnits: Int32 { isNaN ? 0 : Int32(Swift.min(Swift.max(self, -1_000_000), 1_000_000) * 1024 + 0.999) }

    init(pangoUnits: Int32) { self = CGFloat(pangoUnits) / 1024 }
}

extension CGColor {
    fileprivate var pango: (red: guint16, green: guint16, blue: guint16, alpha: guint16) {
        func wide(_ value: CGFloat) -> guint16 { guint16((value * 65535).rounded()) }
        // Pango takes an alpha of 0 for "not said", which is opaque.
        return (wide(rgba.red), wide(rgba.green), wide(rgba.blue), max(wide(rgba.alpha), 1))
    }
}
