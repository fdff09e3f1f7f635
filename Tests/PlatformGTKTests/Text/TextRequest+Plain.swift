import CoreGraphics
import Foundation
import PlatformInterface

extension TextRequest {
    static func plain(
        _ text: String, size: CGFloat = 14, maxWidth: CGFloat? = nil, maxLines: Int = 0, wrapping: Wrapping = .word,
        truncation: Truncation = .tail, alignment: Alignment = .natural, direction: Direction = .automatic,
        lineSpacing: CGFloat = 0
    ) -> TextRequest {
        TextRequest(
            runs: [Run(text: text, font: FontDescription(size: size), color: .black)], maxWidth: maxWidth,
            maxLines: maxLines, wrapping: wrapping, truncation: truncation, alignment: alignment, direction: direction,
            lineSpacing: lineSpacing)
    }
}
