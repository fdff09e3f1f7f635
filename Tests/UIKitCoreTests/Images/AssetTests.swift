import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct AssetTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: .module, compatibleWith: traits)
    }

    private func scale(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

    private func pixels(of image: UIImage?, _ traits: UITraitCollection) -> Int? {
        guard let image, case .image(let pixels, _, _, _) = image.node(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: nil, traits: traits).content
        else { return nil }
        return pixels.width
    }

    @Test func filesAreFoundByNameAndScale() {
        Stage.install()
        #expect(image("dot")?.size == CGSize(width: 4, height: 4))
        #expect(image("dot")?.scale == 2)
        #expect(image("dot", scale(1))?.cgImage?.width == 4)
        #expect(image("dot", scale(3))?.scale == 2)
        #expect(image("dot.png")?.scale == 2)
        #expect(image("wide")?.size == CGSize(width: 10, height: 4))
        #expect(image("dot")?.name == "dot")
    }

    @Test func theAppsOwnFoldersAreSearchedWithoutABundle() {
        Stage.install()
        #expect(UIImage(named: "dot")?.size == CGSize(width: 4, height: 4))
        #expect(UIColor(named: "Warning")?.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    }

    @Test func imageSetsHaveScalesAndDarkVariants() {
        Stage.install()
        let photo = image("Photo")
        #expect(photo?.size == CGSize(width: 10, height: 6))
        #expect(photo?.scale == 2)
        #expect(image("Photo", scale(1))?.scale == 1)
        #expect(image("Photo", scale(3))?.scale == 2)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(pixels(of: photo, UITraitCollection(traitsFrom: [light, scale(2)])) == 20)
        #expect(pixels(of: photo, UITraitCollection(traitsFrom: [dark, scale(2)])) == 22)
        #expect(pixels(of: photo, UITraitCollection(traitsFrom: [dark, scale(1)])) == 11)
        let chosen = photo?.withConfiguration(UIImage.SymbolConfiguration.unspecified.withTraitCollection(dark))
        #expect(chosen?.size.width == 11)
    }

    @Test func groupsGiveNamesOnlyWhenTheySaySo() {
        Stage.install()
        #expect(image("Icons/Badge")?.renderingMode == .alwaysTemplate)
        #expect(image("Badge") == nil)
        #expect(image("Leaf")?.size == CGSize(width: 5, height: 5))
        #expect(image("Group/Leaf") == nil)
    }

    @Test func whatIsMissingOrBrokenIsNilAndSaidOnce() {
        Stage.install()
        var said: [String] = []
        Log.observer = { said.append($0) }
        defer { Log.observer = nil }
        for _ in 1...2 {
            #expect(image("Missing") == nil)
            #expect(image("broken") == nil)
            #expect(image("nothing at all") == nil)
            #expect(UIColor(named: "Torn", in: .module, compatibleWith: nil) == nil)
        }
        #expect(image("") == nil)
        #expect(said.filter { $0.contains("\"nothing at all\"") }.count <= 1)
        #expect(said.count == Set(said).count)
    }

    @Test func oneNameIsOnePicture() {
        Stage.install()
        #expect(image("Photo") == image("Photo"))
        #expect(image("Photo") != image("dot"))
    }

    @Test func colourSetsAreDynamic() throws {
        Stage.install()
        func rgba(_ name: String, _ traits: UITraitCollection...) throws -> [Int] {
            let color = try #require(UIColor(named: name, in: .module, compatibleWith: nil))
            let c = color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor.rgba
            return [c.red, c.green, c.blue, c.alpha].map { Int(($0 * 255).rounded()) }
        }
        let high = UITraitCollection(accessibilityContrast: .high)
        #expect(try rgba("Brand") == [255, 128, 0, 255])
        #expect(try rgba("Brand", dark) == [0, 128, 255, 255])
        #expect(try rgba("Brand", high) == [255, 0, 0, 128])
        #expect(try rgba("Brand", dark, high) == [0, 128, 255, 255])
        #expect(try rgba("Warning", dark) == [255, 69, 58, 255])
        #expect(try rgba("Grey") == [64, 64, 64, 255])
        #expect(try rgba("Wide") == [255, 0, 0, 255])
        #expect(UIColor(named: "Brand", in: .module, compatibleWith: dark)?.cgColor.rgba.blue == 1)
        #expect(UIColor(named: "Brand", in: .module, compatibleWith: nil) == UIColor(named: "Brand", in: .module, compatibleWith: nil))
    }

    @Test func resourceFoldersStandBesideTheExecutable() throws {
        Stage.install()
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("resource-folders-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for name in ["b.resources/Resources", "a.resources/Assets.xcassets", "c.bundle"] {
            try FileManager.default.createDirectory(at: root.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let found = ResourceFolders.find(main: root, executable: root.appendingPathComponent("app"))
        #expect(found.dropFirst().map(\.lastPathComponent) == ["a.resources", "b.resources"])
        #expect(ResourceFolders.withInner(found).dropFirst().map(\.lastPathComponent) == ["a.resources", "b.resources", "Resources"])
        #expect(ResourceFolders.find(main: nil, executable: nil).isEmpty)
    }
}
