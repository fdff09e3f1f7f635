import Foundation
import PlatformHeadless
import PlatformInterface
import UIKitCore

/// Proves that the core runs with no desktop library: opens a menu on the virtual screen and prints its titles.
@MainActor final class ProbeController: UIViewController, UIContextMenuInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share") { _ in }, UIAction(title: "Delete", attributes: .destructive) { _ in }])
        }
    }
}

MainActor.assumeIsolated {
    let platform = HeadlessPlatform()
    CurrentPlatform.shared = platform
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
    platform.advance(by: 0.1)
    platform.windows[0].deliver(InputEvent(.pointerPressed(.secondary, location: CGPoint(x: 200, y: 200), clickCount: 1), time: 1))
    print(window.contextMenuSession?.levelStates.last?.tree.rows.map(\.title).joined(separator: ", ") ?? "no menu")
}
