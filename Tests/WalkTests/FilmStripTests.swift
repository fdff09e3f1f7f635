import ContextMenuTesting
import Foundation
import PlatformInterface
import Testing

/// The rich menu's motion, twelve frames a strip, against pictures that a person looked at.
/// `PLATTER_BLESS=1` writes new ones; look at them before they are kept.
@MainActor @Suite(.serialized) struct FilmStripTests {
    private nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    @Test(arguments: styles) func theViewLifts(style: UIUserInterfaceStyle) throws {
        let film = Film(FilmScreen(), style)
        film.app.touchDown(film.screen.tile)
        try film.compare("lift", every: 0.05)
    }

    @Test(arguments: styles) func theListSpringsOut(style: UIUserInterfaceStyle) throws {
        let film = Film(FilmScreen(), style)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.5)
        try film.compare("open", every: 0.04)
    }

    @Test(arguments: styles) func aSubmenuStandsOverItsParent(style: UIUserInterfaceStyle) throws {
        let film = try Film(FilmScreen(), style).opened()
        try film.app.menu?.open("Edit…")
        try film.compare("submenu", every: 0.03)
    }

    @Test(arguments: styles) func aChoiceTakesItAway(style: UIUserInterfaceStyle) throws {
        let film = try Film(FilmScreen(), style).opened()
        try film.app.menu?.choose("Share")
        try film.compare("choice", every: 0.03)
    }

    @Test(arguments: styles) func aTapBesideTakesItAway(style: UIUserInterfaceStyle) throws {
        let film = try Film(FilmScreen(), style).opened()
        film.app.tap(film.app.window, at: CGPoint(x: 380, y: 620))
        try film.compare("dismissal", every: 0.03)
    }

    /// What the comparison cannot see is no test: a strip a tenth of a second later is another one.
    @Test func aLaterStripIsSeenToDiffer() throws {
        let film = Film(FilmScreen(), .light)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.6)
        #expect(throws: FilmError.self) { try film.compare("open", every: 0.04, blesses: false) }
    }
}

/// A tile with a menu, on a page that is worth blurring.
final class FilmScreen: UIViewController, FilmedScreen, UIContextMenuInteractionDelegate {
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
