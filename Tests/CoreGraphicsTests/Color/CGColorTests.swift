import CoreGraphics
import Foundation
import Testing

struct CGColorTests {
    @Test func greysAreGreysInEverySense() {
        let gray = CGColor(gray: 0.25, alpha: 0.5)
        #expect(gray.components == [0.25, 0.5])
        #expect(gray.numberOfComponents == 2)
        #expect(gray.rgba == (0.25, 0.25, 0.25, 0.5))
        #expect(gray.colorSpace?.model == .monochrome)
    }

    @Test func equalityLooksAtSpaceAndNumbers() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(red != red.copy(alpha: 0.5))
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func alphaCanBeReplaced() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.25)
        #expect(color?.components == [0.1, 0.2, 0.3, 0.25])
        #expect(color?.alpha == 0.25)
    }

    @Test func badNumbersAreMended() {
        let color = CGColor(red: .nan, green: 2, blue: -.infinity, alpha: 7)
        #expect(color.rgba == (0, 1, 0, 1))
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test func wideAndLinearColoursAreConverted() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1])).rgba
        #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
        // Worked out from the primaries and the white point of the two spaces.
        let violet = try #require(CGColor(colorSpace: p3, components: [0.5, 0.25, 0.75, 1])).rgba
        #expect(abs(violet.red - 0.5378) < 1e-4)
        #expect(abs(violet.green - 0.2321) < 1e-4)
        #expect(abs(violet.blue - 0.7771) < 1e-4)
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1])).rgba
        #expect(red.red == 1 && red.green == 0 && red.blue == 0)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let middle = try #require(CGColor(colorSpace: linear, components: [0.2140411, 0, 1, 1])).rgba
        #expect(abs(middle.red - 0.5) < 1e-4 && middle.green == 0 && abs(middle.blue - 1) < 1e-9)
    }
}
