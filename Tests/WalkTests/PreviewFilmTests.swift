import ContextMenuTesting
import Foundation
import Testing
import UIKitCore

/// Previews on their way: from the view to the controller, back, into the destination; stacked ones; shaped ones.
@MainActor @Suite(.serialized) struct PreviewFilmTests {
    private nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    @Test(arguments: styles) func aRoundViewTurnsIntoTheController(style: UIUserInterfaceStyle) throws {
        let film = Film(PreviewFilmScreen(.provided), style)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.5)
        try film.compare("preview-morph", every: 0.04)
    }

    @Test(arguments: styles) func theControllerTurnsBackIntoTheView(style: UIUserInterfaceStyle) throws {
        let film = try Film(PreviewFilmScreen(.provided), style).opened()
        film.app.menu?.dismiss()
        try film.compare("preview-back", every: 0.03)
    }

    @Test(arguments: styles) func theControllerGrowsIntoTheDestination(style: UIUserInterfaceStyle) throws {
        let screen = PreviewFilmScreen(.provided)
        let film = try Film(screen, style, in: UINavigationController(rootViewController: screen)).opened()
        film.app.menu?.commitPreview()
        try film.compare("preview-pop", every: 0.05)
        #expect(screen.navigationController?.viewControllers.count == 2)
    }

    @Test(arguments: styles) func linesOfTextLiftAsBubbles(style: UIUserInterfaceStyle) throws {
        let film = Film(PreviewFilmScreen(.text), style)
        film.app.touchDown(film.screen.tile)
        try film.compare("preview-text", every: 0.08)
    }

    @Test(arguments: styles) func aSelectionGathersUnderTheFirst(style: UIUserInterfaceStyle) throws {
        let film = Film(PreviewFilmScreen(.several), style)
        film.app.touchDown(film.screen.tile)
        film.app.advance(by: 0.45)
        try film.compare("preview-stack", every: 0.04)
    }

    @Test(arguments: styles) func nilFadesWhereItStands(style: UIUserInterfaceStyle) throws {
        let screen = PreviewFilmScreen(.provided)
        let film = try Film(screen, style).opened()
        screen.goesHome = false
        film.app.menu?.dismiss()
        try film.compare("preview-fade", every: 0.03)
    }
}

/// A round tile, three smaller ones and a paragraph, on a page that is worth blurring.
final class PreviewFilmScreen: UIViewController, FilmedScreen, UIContextMenuInteractionDelegate {
    enum Kind { case provided, text, several }

    let kind: Kind
    let tile: UIView
    let others = (0..<3).map { UIView(frame: CGRect(x: 40 + 90 * CGFloat($0), y: 420, width: 74, height: 74)) }
    var goesHome = true

    init(_ kind: Kind) {
        self.kind = kind
        tile = kind == .text ? UILabel(frame: CGRect(x: 30, y: 160, width: 300, height: 80)) : UIView(frame: CGRect(x: 40, y: 150, width: 100, height: 100))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stripe = UIView(frame: CGRect(x: 210, y: 260, width: 150, height: 320))
        stripe.backgroundColor = .systemOrange
        view.addSubview(stripe)
        if let label = tile as? UILabel {
            label.numberOfLines = 0
            label.text = "The words of a link that goes on over two lines are lifted as one bubble; the others stay."
        } else {
            tile.backgroundColor = .systemBlue
            tile.layer.cornerRadius = kind == .several ? 14 : 50
            let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
            inner.backgroundColor = .systemYellow
            tile.addSubview(inner)
        }
        for (index, other) in others.enumerated() {
            other.backgroundColor = [.systemGreen, .systemPink, .systemTeal][index]
            other.layer.cornerRadius = 12
            view.addSubview(other)
        }
        tile.isUserInteractionEnabled = true
        view.addSubview(tile)
        tile.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        let provider: UIContextMenuContentPreviewProvider = { [kind] in kind == .provided ? PhotoPage() : nil }
        let configuration = UIContextMenuConfiguration(identifier: "tile" as NSString, previewProvider: provider) { _ in
            UIMenu(children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            ])
        }
        if kind == .several { configuration.secondaryItemIdentifiers = [0 as NSNumber, 1 as NSNumber, 2 as NSNumber] }
        return configuration
    }

    /// Where "a link that goes on" and "over two lines" stand.
    private var linkRects: [CGRect] {
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width }
        let line = UIFont.systemFont(ofSize: 17).lineHeight, top = (tile.bounds.height - 3 * line) / 2, start = width("The words of ")
        return [CGRect(x: start, y: top, width: width("a link that goes on"), height: line),
                CGRect(x: 0, y: top + line, width: width("over two lines"), height: line)]
    }

    private func preview(of identifier: any NSCopying) -> UITargetedPreview? {
        if let number = identifier as? NSNumber { return UITargetedPreview(view: others[number.intValue]) }
        let parameters = UIPreviewParameters()
        switch kind {
        case .text: return UITargetedPreview(view: tile, parameters: UIPreviewParameters(textLineRects: linkRects.map { NSValue(cgRect: $0) }))
        case .provided:
            parameters.visiblePath = UIBezierPath(ovalIn: tile.bounds)
            return UITargetedPreview(view: tile, parameters: parameters)
        case .several: return UITargetedPreview(view: tile)
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { preview(of: identifier) }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        goesHome ? preview(of: identifier) : nil
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [self] in if let page = animator.previewViewController { show(page, sender: self) } }
    }
}

/// A page that shows how it is laid out at each size.
final class PhotoPage: UIViewController {
    private let sun = UIView(), sea = UIView(), label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sunset"
        view.backgroundColor = .systemIndigo
        sun.backgroundColor = .systemYellow
        sea.backgroundColor = .systemTeal
        label.text = "Sunset"
        label.textColor = .white
        label.font = .systemFont(ofSize: 24, weight: .bold)
        for part in [sun, sea, label] { view.addSubview(part) }
        preferredContentSize = CGSize(width: 300, height: 220)
    }

    override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        sun.frame = CGRect(x: size.width * 0.6, y: size.height * 0.3, width: 70, height: 70)
        sun.layer.cornerRadius = 35
        sea.frame = CGRect(x: 0, y: size.height * 0.62, width: size.width, height: size.height * 0.38)
        label.frame = CGRect(x: 20, y: size.height * 0.7, width: size.width - 40, height: 34)
    }
}
