import Foundation
import PlatformInterface
import QuartzCore

/// Draws a menu that nobody sees, so that the first one that somebody does finds fonts, letters, symbols and code in memory.
@MainActor package enum MenuWarmUp {
    /// Contract: called once, when the app has started; waits for a moment in which the first window is drawn.
    package static func runSoon() {
        CurrentPlatform.shared.clock.schedule(after: delay) {
            guard let window = UIApplication.shared.windows.first(where: { !$0.isHidden }) else { return }
            draw(for: window)
        }
    }

    /// Units: seconds.
    private static let delay: TimeInterval = 0.2

    /// Most letters of most menus.
    private static let letters = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789 .,…-“”"]

    private static func draw(for window: UIWindow) {
        let actions = letters.map { UIAction(title: $0, image: UIImage(systemName: "circle"), state: .on) { _ in } }
        actions.last?.attributes = .destructive
        let group = UIMenu(title: "", options: .displayInline, children: [UIMenu(title: "More", children: [])])
        let tree = MenuTreeBuilder.build(UIMenu(title: "Menu", children: actions + [group]), deferred: DeferredResolver {})
        let platform = CurrentPlatform.shared
        let traits = window.traitCollection
        let rich = MenuMetrics.rich(traits, windowWidth: window.bounds.width, text: platform.text)
        for metrics in [MenuMetrics.compact(platform), rich] {
            let panel = MenuPanelView(tree: tree, metrics: metrics, traits: traits, titleRow: .title)
            LayerRecorder.prepare(panel.layer)
            let node = LayerRecorder.recordContents(of: panel.layer)
            _ = platform.graphics.rasterize(node, size: panel.bounds.size, scale: window.platformWindow?.scale ?? 1)
            _ = platform.text.roughWidth(of: "", in: metrics.font)
        }
        window.platformWindow?.preparePopups(margin: MenuMetrics.compact(platform).shadowMargin)
    }
}
