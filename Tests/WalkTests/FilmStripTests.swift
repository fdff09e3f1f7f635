import ContextMenuTesting
import Foundation
import PlatformInterface
import Testing

/// The rich menu's motion, twelve frames a strip, against pictures that a person looked at.
/// `PLATTER_BLESS=1` writes new ones; look at them before they are kept.
@MainActor @Suite(.serialized) struct FilmStripTests {
    private static let size = CGSize(width: 390, height: 640)
    private static let scale: CGFloat = 0.4
    private nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    @Test(arguments: styles) func theViewLifts(style: UIUserInterfaceStyle) throws {
        let film = Film(style)
        film.app.touchDown(film.screen.tile)
        try film.compare("lift", every: 0.05)
    }

    @Test(arguments: styles) func theListSpringsOut(style: UIUserInterfaceStyle) throws {
        let film = Film(style)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.5)
        try film.compare("open", every: 0.04)
    }

    @Test(arguments: styles) func aSubmenuStandsOverItsParent(style: UIUserInterfaceStyle) throws {
        let film = try Film(style).opened()
        try film.app.menu?.open("Edit…")
        try film.compare("submenu", every: 0.03)
    }

    @Test(arguments: styles) func aChoiceTakesItAway(style: UIUserInterfaceStyle) throws {
        let film = try Film(style).opened()
        try film.app.menu?.choose("Share")
        try film.compare("choice", every: 0.03)
    }

    @Test(arguments: styles) func aTapBesideTakesItAway(style: UIUserInterfaceStyle) throws {
        let film = try Film(style).opened()
        film.app.tap(film.app.window, at: CGPoint(x: 380, y: 620))
        try film.compare("dismissal", every: 0.03)
    }

    /// What the comparison cannot see is no test: a strip a tenth of a second later is another one.
    @Test func aLaterStripIsSeenToDiffer() throws {
        let film = Film(.light)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.6)
        #expect(throws: FilmError.self) { try film.compare("open", every: 0.04, blesses: false) }
    }

    // MARK: The film

    struct FilmError: Error, CustomStringConvertible { var description: String }

    @MainActor final class Film {
        let screen = FilmScreen()
        let app: HeadlessApp
        private let style: UIUserInterfaceStyle

        init(_ style: UIUserInterfaceStyle) {
            self.style = style
            app = HeadlessApp(screen, size: FilmStripTests.size, style: style)
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
                frames.append(try #require(graphics.decodeImage(try app.picture(scale: FilmStripTests.scale))))
                app.advance(by: interval - 1.0 / 60)
            }
            let strip = Film.join(frames)
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
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
}

/// A tile with a menu, on a page that is worth blurring.
final class FilmScreen: UIViewController, UIContextMenuInteractionDelegate {
    let tile = UIView(frame: CGRect(x: 40, y: 150, width: 130, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stripe = UIView(frame: CGRect(x: 210, y: 60, width: 150, height: 520))
        stripe.backgroundColor = .systemOrange
        let text = UILabel(frame: CGRect(x: 30, y: 40, width: 330, height: 60))
        text.numberOfLines = 0
        text.text = "What stands behind the lifted view blurs and comes back."
        tile.backgroundColor = .systemBlue
        tile.layer.cornerRadius = 14
        for part in [stripe, text, tile] { view.addSubview(part) }
        tile.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "Holiday", children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Favourite", image: UIImage(systemName: "heart"), state: .on) { _ in },
                UIMenu(title: "Edit…", image: UIImage(systemName: "pencil"), children: [
                    UIAction(title: "Rename", image: UIImage(systemName: "square.and.pencil")) { _ in }, UIAction(title: "Crop") { _ in },
                ]),
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
                ]),
            ])
        }
    }
}
