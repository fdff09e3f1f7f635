import UIKit

/// Titles of every kind.
final class ScriptsController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("Scripts", color: .systemGray), DemoView("Lengths", color: .systemYellow)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in tiles { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        let scripts = ["Compartir…", "Élargir l’œuvre", "Поделиться", "Κοινή χρήση", "שיתוף", "مشاركة مع Ada", "共有", "共享", "공유", "แบ่งปัน", "साझा करें", "👩‍👩‍👧 Family 🏖️"]
        let lengths = ["", "A", "Two\nlines", "A title that goes on for so long that no menu on any desktop could show the whole of it in a single line, so it wraps and ends with dots after the second one",
                       "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "e\u{301}\u{302}\u{303} combining"]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: (interaction.view === tiles[0] ? scripts : lengths).map { action($0) })
        }
    }
}
