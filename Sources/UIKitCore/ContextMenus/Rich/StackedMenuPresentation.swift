import CoreGraphics
import Foundation
import PlatformInterface

/// A finger's menu: rows as a phone has them, and submenus that stand over the level they come from.
/// Contract: a subclass says where the root stands, and stacks nothing before it is there.
@MainActor class StackedMenuPresentation: MenuPresentation {
    override var stacksLevels: Bool { true }

    override func metrics() -> MenuMetrics {
        MenuMetrics.rich(window.traitCollection, windowWidth: window.bounds.width, text: CurrentPlatform.shared.text)
    }

    override func titleRow(below row: MenuTree.Row?) -> MenuListLayout.TitleRow { row.map { .back($0.title) } ?? .title }

    var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    // MARK: Places

    /// Where a submenu stands: over its parent, its head where the row is that opened it.
    func submenuFrame(_ level: MenuLevel, in room: CGRect) -> CGRect {
        guard case .beside(let row, let parent) = level.anchor else { return level.panel.frame }
        let size = level.panel.wantedSize
        let height = min(size.height, room.height)
        let y = max(room.minY, min(row.minY, room.maxY - height))
        return CGRect(x: max(room.minX, min(parent.minX, room.maxX - size.width)), y: y, width: size.width, height: height)
    }

    /// Contract: `anchor` stays where it is while the panel grows. Shape: 0…1.
    func setFrame(_ frame: CGRect, of panel: MenuPanelView, anchor: CGPoint) {
        if panel.superview == nil { window.overlayView.menus.addSubview(panel) }
        panel.bounds = CGRect(origin: .zero, size: frame.size)
        panel.anchorPoint = anchor
        panel.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    // MARK: Submenus

    override func levelOpened(_ level: MenuLevel) {
        guard levels.count > 1 else { return }
        let panel = level.panel
        panel.isInFront = true
        panel.alpha = 0
        if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.94, y: 0.7) }
        UIView.animate(withDuration: 0.42, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            panel.alpha = 1
            panel.transform = .identity
            self.stackLevels()
        }
    }

    override func levelClosed(_ level: MenuLevel) {
        guard level.parentRow != nil else { return level.removeViews() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction]) {
            level.panel.alpha = 0
            if !self.reducesMotion { level.panel.transform = CGAffineTransform(scaleX: 0.94, y: 0.7) }
            self.stackLevels()
        } completion: { _ in level.removeViews() }
    }

    /// Each level under the front one stands back by a step and fades to half.
    private func stackLevels() {
        for (index, level) in levels.enumerated() {
            let depth = CGFloat(levels.count - 1 - index)
            level.panel.alpha = depth > 0 ? 0.5 : 1
            let scale = reducesMotion ? 1 : 1 - min(0.15, 0.03 * depth)
            level.panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    func describe(_ r: CGRect) -> String { "\(Int(r.minX)),\(Int(r.minY)) \(Int(r.width))×\(Int(r.height))" }
}
