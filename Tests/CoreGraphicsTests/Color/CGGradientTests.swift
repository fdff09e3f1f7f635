import CoreGraphics
import Foundation
import Testing

struct CGGradientTests {
    private let colors = [CGColor.black, CGColor.white, CGColor.clear]

    @Test func coloursSpreadEvenlyWithoutLocations() {
        let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
        #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient?.stops.map(\.color) == colors)
    }

    @Test func locationsAreSortedAndEqualOnesKeepTheirOrder() {
        let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0.5, 0.1, 0.5])
        #expect(gradient?.stops.map(\.location) == [0.1, 0.5, 0.5])
        #expect(gradient?.stops.map(\.color) == [.white, .black, .clear])
    }

    @Test func numbersGiveColours() {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2)
        #expect(gradient?.stops.map(\.color.alpha) == [1, 0.5])
        #expect(gradient?.stops.last?.color.rgba.red == 1)
    }

    @Test func badInputGivesNoGradient() {
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
        #expect(CGGradient(colorSpace: space, colorComponents: [0, 1], locations: nil, count: 2) == nil)
        #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: .max) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.white], locations: [.nan])?.stops.first?.location == 0)
    }
}
