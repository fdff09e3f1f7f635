import CGTK4
import CoreGraphics
package import Foundation
package import PlatformInterface

/// Text through Pango: measured, broken and drawn the same at every scale, with or without a display.
/// Contract: any thread. There is one, since the renderer draws the layouts that it made.
package final class PangoTextSystem: TextSystem, @unchecked Sendable {
    package static let shared = PangoTextSystem()

    private let fonts = PangoFonts()
    private var texts = RecentCache<TextRequest, TypesetText>(limit: 512)
    private var metrics: [FontDescription: FontMetrics] = [:]
    private var letters: [FontDescription: LetterWidths] = [:]

    private init() { GtkRuntime.ensureInitialized() }

    /// The family of fonts that name none: the desktop's own.
    package var defaultFamily: String {
        get { GtkRuntime.exclusively { fonts.defaultFamily } }
        set {
            GtkRuntime.exclusively {
                guard newValue != fonts.defaultFamily, !newValue.isEmpty else { return }
                fonts.defaultFamily = newValue
                texts.removeAll()
                metrics = [:]
                letters = [:]
            }
        }
    }

    package var familyNames: [String] { GtkRuntime.exclusively { fonts.familyNames } }

    package func layOut(_ request: TextRequest) -> TextLayout { typeset(request).layout }

    package func metrics(of font: FontDescription) -> FontMetrics {
        GtkRuntime.exclusively {
            if let known = metrics[font] { return known }
            let measured = measure(font)
            metrics[font] = measured
            return measured
        }
    }

    package func roughWidth(of text: String, in font: FontDescription) -> CGFloat? {
        GtkRuntime.exclusively {
            if let known = letters[font] { return known.width(of: text) }
            let measured = fonts.letterWidths(of: font)
            letters[font] = measured
            return measured.width(of: text)
        }
    }

    /// The GSK node of text that this or any other text system laid out.
    /// Contract: the caller owns the node; nil for text without ink.
    func makeNode(for layout: TextLayout, at origin: CGPoint) -> OpaquePointer? {
        typeset(layout.request).makeNode(at: origin)
    }

    private func typeset(_ request: TextRequest) -> TypesetText {
        GtkRuntime.exclusively { texts.value(for: request) { Typesetter(request, fonts: fonts).typeset() } }
    }

    /// Measures letters, since Pango knows neither the height of capitals nor that of an x.
    private func measure(_ font: FontDescription) -> FontMetrics {
        func letter(_ text: String) -> (line: TextLayout.Line?, inkHeight: CGFloat) {
            let typeset = typeset(TextRequest(runs: [TextRequest.Run(text: text, font: font, color: .black)]))
            guard let part = typeset.parts.first, let line = typeset.layout.lines.first else { return (nil, 0) }
            var ink = PangoRectangle()
            pango_layout_get_extents(part.layout.pointer, &ink, nil)
            return (line, line.baseline - CGFloat(pangoUnits: ink.y))
        }
        let (capital, small) = (letter("H"), letter("x"))
        guard let line = capital.line else { return FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0) }
        return FontMetrics(
            ascent: line.baseline, descent: line.frame.height - line.baseline, capHeight: capital.inkHeight,
            xHeight: small.inkHeight)
    }
}
