import ContextMenuTesting
import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// What symbols look like, as far as it can be counted.
@MainActor struct SymbolInkTests {

    private struct Pixels {
        let width: Int
        let bytes: [UInt8]

        /// The sum of the opacities. Units: whole pixels.
        var ink: Double { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255 }

        /// How many pixels are in one colour alone, to within what smoothing changes.
        func count(red: Int, green: Int, blue: Int, alpha: Int) -> Int {
            stride(from: 0, to: bytes.count, by: 4).count { index in
                zip([red, green, blue, alpha], bytes[index..<(index + 4)]).allSatisfy { abs($0 - Int($1)) <= 3 }
            }
        }
    }

    private func pixels(_ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor = .black) throws -> Pixels {
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration), "\(name)")
        let node = image.node(in: CGRect(origin: .zero, size: image.size), tint: tint)
        let picture = try #require(CurrentPlatform.shared.graphics.rasterize(node, size: image.size, scale: 1))
        return Pixels(width: picture.width, bytes: picture.pixels)
    }

    private let small = UIImage.SymbolConfiguration(pointSize: 17)
    private let large = UIImage.SymbolConfiguration(pointSize: 40)

    @Test func everySymbolShowsAtTheSizeOfMenus() throws {
        _ = HeadlessApp(UIViewController())
        for name in SymbolLibrary.allNames {
            let ink = try pixels(name, small).ink
            // "minus" and "line.diagonal" have the least, a filled square the most.
            #expect(ink > 12 && ink < 480, "\(name): \(ink)")
        }
    }

    @Test func fillVariantsHaveMoreInk() throws {
        _ = HeadlessApp(UIViewController())
        for name in SymbolLibrary.names where SymbolLibrary.glyph(named: name + ".fill") != nil {
            let (outline, fill) = (try pixels(name, small).ink, try pixels(name + ".fill", small).ink)
            #expect(fill > outline, "\(name): \(outline), filled \(fill)")
        }
    }

    @Test func heavierLinesAreThicker() throws {
        _ = HeadlessApp(UIViewController())
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        for name in SymbolLibrary.names {
            let inks = try weights.map { try pixels(name, large.applying(UIImage.SymbolConfiguration(weight: $0))).ink }
            for (lighter, heavier) in zip(inks, inks.dropFirst()) { #expect(heavier > lighter, "\(name): \(inks)") }
        }
    }

    @Test func scalesMakeSymbolsLargerAndNotBolder() throws {
        _ = HeadlessApp(UIViewController())
        let inks = try [UIImage.SymbolScale.small, .medium, .large].map { scale in
            let picture = try pixels("minus", UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale))
            return picture.ink / Double(picture.width)
        }
        // A bar's ink for its length is its thickness.
        #expect(inks.allSatisfy { abs($0 - inks[1]) < inks[1] * 0.08 }, "\(inks)")
    }

    // MARK: Colours

    @Test func hierarchiesFadeByHalves() throws {
        _ = HeadlessApp(UIViewController())
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picture = try pixels("cloud.sun.rain.fill", large.applying(UIImage.SymbolConfiguration(hierarchicalColor: red)))
        // Premultiplied: the cloud, the sun and the rain.
        for alpha in [255, 128, 64] {
            #expect(picture.count(red: alpha, green: 0, blue: 0, alpha: alpha) > 20, "\(alpha)")
        }
        let own = try pixels("cloud.sun.rain.fill", large.applying(UIImage.SymbolConfiguration.preferringHierarchical()), tint: red)
        #expect(own.bytes == picture.bytes)
    }

    @Test func palettesGiveEachLevelItsColour() throws {
        _ = HeadlessApp(UIViewController())
        let colors = [
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
            UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        func palette(_ name: String, _ count: Int) throws -> [Int] {
            let picture = try pixels(name, large.applying(UIImage.SymbolConfiguration(paletteColors: Array(colors.prefix(count)))))
            return [
                picture.count(red: 255, green: 0, blue: 0, alpha: 255), picture.count(red: 0, green: 255, blue: 0, alpha: 255),
                picture.count(red: 0, green: 0, blue: 255, alpha: 255),
            ]
        }
        #expect(try palette("cloud.sun.rain.fill", 3).allSatisfy { $0 > 20 })
        // Two colours: the last one goes on.
        let two = try palette("cloud.sun.rain.fill", 2)
        #expect(two[0] > 20 && two[1] > 20 && two[2] == 0)
        // The mark stands on the circle.
        let mark = try palette("xmark.circle.fill", 2)
        #expect(mark[0] > 20 && mark[1] > mark[0])
        // One level takes the first.
        let one = try palette("trash.fill", 2)
        #expect(one[0] > 20 && one[1] == 0)
    }

    @Test func manyColoursAreThoseOfTheDrawing() throws {
        _ = HeadlessApp(UIViewController())
        let picture = try pixels("exclamationmark.triangle.fill", large.applying(UIImage.SymbolConfiguration.preferringMulticolor()))
        let yellow = UIColor.systemYellow.resolvedColor(with: .current).cgColor.rgba
        let sum = picture.count(red: Int(yellow.red * 255), green: Int(yellow.green * 255), blue: Int(yellow.blue * 255), alpha: 255)
        #expect(sum > 200)
        // The mark is a hole.
        #expect(picture.count(red: 0, green: 0, blue: 0, alpha: 255) == 0)
        // What has no colours of its own takes the tint.
        let plain = try pixels("folder", large.applying(UIImage.SymbolConfiguration.preferringMulticolor()))
        #expect(plain.bytes == (try pixels("folder", large)).bytes)
    }

    @Test func templatesHaveOneColour() throws {
        _ = HeadlessApp(UIViewController())
        let configuration = large.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .green]))
        let image = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration))
        #expect(!image.isTemplate && image.asTemplateByDefault.renderingMode == .automatic)
        let plain = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: large))
        let rect = CGRect(origin: .zero, size: image.size)
        func bytes(_ image: UIImage) -> [UInt8]? {
            CurrentPlatform.shared.graphics.rasterize(image.node(in: rect, tint: .blue), size: image.size, scale: 1)?.pixels
        }
        #expect(bytes(image.withRenderingMode(.alwaysTemplate)) == bytes(plain))
        #expect(bytes(image) != bytes(plain))
    }
}
