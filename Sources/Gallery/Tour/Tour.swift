import ContextMenuTesting
import Foundation

// Ours, not Apple's: draws the Gallery without a display.

/// Walks through every screen and opens every menu and submenu on it, light and dark, and writes a PNG of each.
@MainActor enum Tour {
    /// Prints a line a screen; the exit status is 1 when something could not be written.
    static func run(into folder: String) -> Int32 {
        let place = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            print("Pictures of every screen and menu go to \(place.path).")
            for style in [UIUserInterfaceStyle.light, .dark] {
                try shoot("Gallery", UINavigationController(rootViewController: ScreenListController()), style, place)
                for screen in Screen.all {
                    let controller = screen.make()
                    controller.title = screen.title
                    try shoot(screen.title, UINavigationController(rootViewController: controller), style, place)
                }
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("The tour stopped: \(error)\n".utf8))
            return 1
        }
    }

    private static func shoot(_ title: String, _ root: UIViewController, _ style: UIUserInterfaceStyle, _ folder: URL) throws {
        let app = HeadlessApp(root, size: CGSize(width: 760, height: 560), style: style)
        let name = "\(title.lowercased().replacingOccurrences(of: " ", with: "-"))-\(style == .dark ? "dark" : "light")"
        var count = 0
        func write(_ suffix: String) throws {
            count += 1
            try app.picture().write(to: folder.appendingPathComponent("\(name)\(suffix).png"))
        }
        try write("")
        for (index, view) in views(in: root.view, with: UIContextMenuInteraction.self).enumerated() {
            app.secondaryClick(view)
            app.advance(by: 0.2)
            guard let menu = app.menu else { continue }
            try write("-menu-\(index + 1)")
            for item in menu.items where item.isSubmenu && item.isEnabled {
                try app.menu?.open(item.title)
                try write("-menu-\(index + 1)-\(item.title.lowercased().filter(\.isLetter))")
                app.press(.keyboardEscape)
            }
            app.menu?.dismiss()
            app.longPress(view)
            app.settle()
            if app.menu?.preview != nil { try write("-finger-\(index + 1)") }
            app.menu?.dismiss()
            app.settle()
        }
        for (index, view) in views(in: root.view, with: UIDragInteraction.self).enumerated() {
            drag(view, in: app)
            try write("-drag-\(index + 1)")
            app.press(.keyboardEscape)
            app.pointerUp()
            app.settle()
        }
        print("\(title), \(style == .dark ? "dark" : "light"): \(count) pictures")
    }

    /// Takes hold of a view, or of a list's second row, and stays half way across the window.
    private static func drag(_ view: UIView, in app: HeadlessApp) {
        let row = (view as? UITableView)?.cellForRow(at: IndexPath(row: 1, section: 0))
        let start = view.convert(view.bounds, to: nil)
        app.pointerDown(row ?? view)
        if row == nil {
            app.pointerMove(to: CGPoint(x: app.window.bounds.midX * 0.8, y: app.window.bounds.midY))
        } else {
            app.pointerMove(to: CGPoint(x: start.midX - 30, y: start.minY + 190))
        }
        app.advance(by: 0.6)
    }

    private static func views<Interaction: UIInteraction>(in view: UIView, with kind: Interaction.Type) -> [UIView] {
        (view.interactions.contains { $0 is Interaction } ? [view] : []) + view.subviews.flatMap { views(in: $0, with: kind) }
    }
}
