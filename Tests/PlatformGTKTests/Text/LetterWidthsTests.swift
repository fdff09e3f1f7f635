import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct LetterWidthsTests {
    private let system = PangoTextSystem.shared

    @Test(arguments: ["Copy", "Move to Desktop", "AVAVAVAT To You", "iiiillll....", "WWWMMM@@", "0123456789", ""])
    func aRoughWidthIsNearTheWidthAndNotLess(_ text: String) throws {
        for font in [FontDescription(size: 13), FontDescription(size: 17, weight: 0.3), FontDescription(size: 12, isMonospaced: true)] {
            let rough = try #require(system.roughWidth(of: text, in: font))
            let exact = system.layOut(TextRequest(runs: [TextRequest.Run(text: text, font: font, color: .black)])).size.width
            // Pairs of letters only ever move closer.
            #expect(rough >= exact - 0.1)
            #expect(rough <= exact * 1.2 + 0.1)
        }
    }

    @Test(arguments: ["Ändern", "Move…", "日本語", "a\nb", "a\tb", "👍", "e\u{301}"])
    func whatIsMoreThanPlainLettersHasNoRoughWidth(_ text: String) {
        #expect(system.roughWidth(of: text, in: FontDescription(size: 13)) == nil)
    }
}
