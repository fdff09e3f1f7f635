import ContextMenuTesting
import Foundation
import PlatformInterface
import Testing

/// A screen with one tile that has a menu.
@MainActor protocol FilmedScreen: UIViewController {
    var tile: UIView { get }
}

struct FilmError: Error, CustomStringConvertible { var description: String }

/// A menu's motion as a strip of twelve pictures, compared with the one that a person looked at.
/// `PLATTER_BLESS=1` writes new ones; look at them before they are kept.
@MainActor final class Film<Screen: FilmedScreen> {
    let screen: Screen
    let app: HeadlessApp
    private let style: UIUserInterfaceStyle
    private let scale: CGFloat = 0.4

    init(_ screen: Screen, _ style: UIUserInterfaceStyle, in root: UIViewController? = nil) {
        self.screen = screen
        self.style = style
        app = HeadlessApp(root ?? screen, size: CGSize(width: 390, height: 640), style: style)
    }

    func opened() throws -> Film {
        app.longPress(screen.tile)
        app.settle()
        try #require(app.menu?.appearance == .rich)
        return self
    }

    /// Twelve frames side by side. Errors: throws when more than one pixel in two hundred is clearly another.
    func compare(_ name: String, every interval: TimeInterval, blesses: Bool = true) throws {
        var frames: [CGImage] = []
        let graphics = CurrentPlatform.shared.graphics
        for _ in 0..<12 {
            frames.append(try #require(graphics.decodeImage(try app.picture(scale: scale))))
            app.advance(by: interval - 1.0 / 60)
        }
        let strip = Film.join(frames)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(name)-\(style == .dark ? "dark" : "light").png")
        if blesses, ProcessInfo.processInfo.environment["PLATTER_BLESS"] != nil {
            try #require(graphics.encodePNG(strip)).write(to: file)
            return
        }
        let golden = try #require(graphics.decodeImage(try Data(contentsOf: file)))
        guard golden.width == strip.width, golden.height == strip.height else {
            throw FilmError(description: "\(name): the strip is \(strip.width)×\(strip.height), the golden \(golden.width)×\(golden.height)")
        }
        let differing = stride(from: 0, to: strip.pixels.count, by: 4).count { place in
            (0..<3).contains { abs(Int(strip.pixels[place + $0]) - Int(golden.pixels[place + $0])) > 24 }
        }
        let share = Double(differing) / Double(strip.width * strip.height)
        if share > 0.005 { throw FilmError(description: "\(name): \(Int(share * 1000)) of 1000 pixels differ from \(file.lastPathComponent)") }
    }

    private static func join(_ frames: [CGImage]) -> CGImage {
        let width = frames[0].width, height = frames[0].height
        var pixels = [UInt8](repeating: 255, count: width * frames.count * height * 4)
        for (index, frame) in frames.enumerated() {
            for row in 0..<height {
                let source = row * width * 4, target = (row * width * frames.count + index * width) * 4
                pixels.replaceSubrange(target..<target + width * 4, with: frame.pixels[source..<source + width * 4])
            }
        }
        return CGImage(width: width * frames.count, height: height, pixels: pixels)
    }
}
