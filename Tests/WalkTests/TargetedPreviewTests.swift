import ContextMenuTesting
import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

/// What a delegate lets a menu lift, and where that goes.
@MainActor struct TargetedPreviewTests {
    private let opened = ["ask", "highlight", "actions", "display"]

    @Test func thePreviewIsAskedForOnceAndBeforeTheMenu() {
        let walk = PreviewWalk()
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.3)
        #expect(walk.events == ["ask", "highlight"])
        walk.app.advance(by: 0.4)
        #expect(walk.events == opened)
        walk.app.touchUp()
        walk.app.settle()
        walk.app.menu?.dismiss()
        #expect(walk.events == opened + ["dismissal", "end"])
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func nilLiftsTheViewItself() {
        let walk = PreviewWalk()
        walk.open()
        #expect(walk.preview?.view === walk.target && walk.preview?.viewController == nil)
        #expect(walk.preview?.backgroundColor == .systemBackground)
        #expect(abs((walk.preview?.frame.width ?? 0) - 115) < 0.01 && walk.target.layer.lift == .whole)
    }

    @Test func aPartOfTheViewIsLiftedAndTheRestStays() throws {
        let walk = PreviewWalk()
        walk.target.layer.cornerRadius = 0
        walk.owner.highlight = { _ in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))
            parameters.backgroundColor = .clear
            return UITargetedPreview(view: walk.target, parameters: parameters)
        }
        walk.app.touchDown(walk.target, at: CGPoint(x: 50, y: 20))
        walk.app.advance(by: 0.2)
        let frame = try #require(walk.drawnPreview)
        #expect(abs(frame.midX - 100) < 1 && abs(frame.midY - 170) < 1 && frame.height <= 40)
        let lift = try #require(walk.target.layer.lift)
        guard case .part(let path) = lift else { return #expect(Bool(false), "all of it is lifted") }
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
        // The lower part of the view is still where it was.
        let pixels = try walk.app.pixels()
        #expect(pixels.color(x: 100, y: 230).isBlue)
        walk.app.advance(by: 1)
        #expect(walk.preview?.backgroundColor == .clear && walk.preview?.frame.height == 46)
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func aTargetSaysWhereThePreviewComesFrom() throws {
        let walk = PreviewWalk()
        let other = UIView(frame: CGRect(x: 200, y: 400, width: 60, height: 60))
        walk.screen.view.addSubview(other)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        card.backgroundColor = .systemRed
        walk.owner.highlight = { _ in
            UITargetedPreview(view: card, parameters: UIPreviewParameters(),
                              target: UIPreviewTarget(container: other, center: CGPoint(x: 30, y: 30), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
        }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.17)
        let frame = try #require(walk.drawnPreview)
        #expect(abs(frame.midX - 230) < 1 && abs(frame.midY - 430) < 1 && abs(frame.width - 40) < 2)
        // A view that is in no window is drawn all the same, and never put into one.
        #expect(card.superview == nil && card.window == nil && walk.target.layer.lift == nil)
        let pixels = try walk.app.pixels()
        #expect(pixels.color(x: 230, y: 430).isRed)
    }

    // MARK: Ways out

    @Test func aDismissalPreviewElsewhereIsWhereItGoes() throws {
        let walk = PreviewWalk()
        let other = UIView(frame: CGRect(x: 250, y: 560, width: 60, height: 60))
        walk.screen.view.addSubview(other)
        walk.owner.dismissal = { _ in UITargetedPreview(view: other) }
        walk.open()
        walk.app.menu?.dismiss()
        walk.app.advance(by: 0.32)
        let frame = try #require(walk.drawnPreview)
        #expect(abs(frame.midX - 280) < 8 && abs(frame.midY - 590) < 30)
        // The first view is seen again, the other one is under the picture.
        #expect(walk.target.layer.lift == nil && other.layer.lift == .whole)
        walk.app.settle()
        #expect(walk.isClean && other.layer.lift == nil)
    }

    @Test func aViewThatMovedMeanwhileIsFound() throws {
        let walk = PreviewWalk()
        walk.open()
        walk.target.frame.origin = CGPoint(x: 250, y: 500)
        walk.app.menu?.dismiss()
        walk.app.advance(by: 0.35)
        let frame = try #require(walk.drawnPreview)
        #expect(abs(frame.midX - 300) < 5 && abs(frame.midY - 550) < 20)
    }

    @Test func notImplementedIsNotNil() throws {
        // Neither form: back to where it came from.
        final class Plain: NSObject, UIContextMenuInteractionDelegate {
            var asksOld = false
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                        configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
            }
        }
        // The form of iOS 13, which says nil.
        final class Older: NSObject, UIContextMenuInteractionDelegate {
            var asked: [String] = []
            weak var card: UIView?
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                        configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
                asked.append("highlight")
                return card.map { UITargetedPreview(view: $0) }
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
                asked.append("dismissal")
                return nil
            }
        }
        let plain = Plain(), older = Older()
        for delegate in [plain, older] as [any UIContextMenuInteractionDelegate] {
            let walk = PreviewWalk()
            walk.target.removeInteraction(walk.interaction)
            walk.target.addInteraction(UIContextMenuInteraction(delegate: delegate))
            older.card = walk.target
            walk.open()
            walk.app.menu?.dismiss()
            walk.app.advance(by: 0.1)
            // What fades is seen in its place meanwhile.
            #expect((walk.target.layer.lift == nil) == (delegate === older))
            walk.app.settle()
            #expect(walk.overlaid.isEmpty && walk.target.layer.lift == nil)
        }
        #expect(older.asked == ["highlight", "dismissal"])
    }

    @Test func aControlsSubclassGivesPreviewsToo() {
        final class Tile: UIControl {
            let badge = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(badge)
            }
            required init?(coder: NSCoder) { nil }
            override func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                                 configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
            }
            override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration
                                                 configuration: UIContextMenuConfiguration) -> UITargetedPreview? { UITargetedPreview(view: badge) }
        }
        let walk = PreviewWalk()
        let tile = Tile(frame: CGRect(x: 200, y: 300, width: 100, height: 60))
        tile.addInteraction(UIContextMenuInteraction(delegate: tile))
        walk.screen.view.addSubview(tile)
        walk.app.longPress(tile, at: CGPoint(x: 80, y: 50))
        walk.app.settle()
        #expect(walk.preview?.view === tile.badge)
    }

    @Test func aTableAsksItsDelegate() {
        final class Icons: UITableViewController {
            var asked: [String] = []
            let icon = UIView(frame: CGRect(x: 8, y: 4, width: 36, height: 36))
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                if indexPath.row == 1 { cell.contentView.addSubview(icon) }
                return cell
            }
            override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                                    point: CGPoint) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }
            }
            override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration
                                    configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
                asked.append("highlight \(configuration.identifier)")
                return UITargetedPreview(view: icon)
            }
            override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration
                                    configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
                asked.append("dismissal")
                return UITargetedPreview(view: icon)
            }
            override func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                    animator: any UIContextMenuInteractionCommitAnimating) { asked.append("commit") }
        }
        let table = Icons(style: .plain)
        let app = HeadlessApp(table, size: CGSize(width: 390, height: 600))
        app.longPress(table.tableView, at: CGPoint(x: 200, y: 66))
        app.settle()
        #expect(app.menu?.preview?.view === table.icon && table.asked == ["highlight row"])
        app.menu?.commitPreview()
        #expect(table.asked == ["highlight row", "commit", "dismissal"])
        app.settle()
        #expect(app.menu == nil && table.icon.layer.lift == nil && table.icon.superview != nil)
    }

    // MARK: Cases

    @Test func case04_aSourceThatLeavesFadesInPlace() {
        let walk = PreviewWalk()
        var sentences: [String] = []
        Log.observer = { sentences.append($0) }
        defer { Log.observer = nil }
        walk.open()
        walk.target.removeFromSuperview()
        #expect(walk.app.menu == nil && walk.owner.count("end") == 1 && walk.owner.count("dismissal") == 1)
        walk.app.settle()
        #expect(walk.isClean && sentences.isEmpty)
        // Made too late, of a view outside any window: one sentence with its name, and a fade.
        final class LonelyView: UIView {}
        _ = UITargetedPreview(view: LonelyView())
        #expect(sentences.count == 1 && sentences[0].contains("LonelyView"))
    }

    @Test func case05_aSourceThatGoesWhileThePreviewIsAskedForGetsNoMenu() {
        let walk = PreviewWalk()
        walk.owner.highlight = { _ in
            walk.target.removeFromSuperview()
            return nil
        }
        walk.app.longPress(walk.target)
        walk.app.settle()
        #expect(walk.events.filter { $0 == "display" || $0 == "actions" }.isEmpty && walk.isClean && walk.owner.count("end") == 1)
        // The container of the target alone: the menu comes, and the preview fades in.
        let other = PreviewWalk()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.screen.view.addSubview(container)
        other.owner.highlight = { _ in
            let preview = UITargetedPreview(view: other.target, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: container, center: .zero))
            container.removeFromSuperview()
            return preview
        }
        other.open()
        #expect(other.app.menu?.items.count == 2 && other.preview?.view === other.target)
        other.app.menu?.dismiss()
        other.app.settle()
        #expect(other.isClean)
    }

    @Test func case51_theOutlineHoldsFromTheFirstToTheLastFrame() throws {
        let walk = PreviewWalk(style: .light)
        walk.owner.highlight = { _ in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: walk.target.bounds)
            parameters.backgroundColor = .clear
            return UITargetedPreview(view: walk.target, parameters: parameters)
        }
        walk.owner.dismissal = walk.owner.highlight
        walk.target.layer.cornerRadius = 0
        // The corner just outside the round outline is never the view's blue.
        func check(_ moment: String) throws {
            guard let frame = walk.drawnPreview else { return }
            let pixels = try walk.app.pixels()
            let corner = pixels.color(x: Int(frame.minX + frame.width * 0.06), y: Int(frame.minY + frame.height * 0.06))
            let middle = pixels.color(x: Int(frame.midX), y: Int(frame.midY))
            #expect(!corner.isBlue && middle.isBlue, "\(moment): \(corner) at \(frame)")
        }
        walk.app.touchDown(walk.target)
        for step in 0..<20 {
            walk.app.advance(by: 0.05)
            try check("on the way in, \(step)")
        }
        walk.app.touchUp()
        walk.app.settle()
        walk.app.menu?.dismiss()
        for step in 0..<8 {
            try check("on the way out, \(step)")
            walk.app.advance(by: 0.04)
        }
        // A radius is never more than half of the size.
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        card.layer.cornerRadius = 500
        #expect(PreviewShape(of: card, visiblePath: nil, shadowPath: nil).radius == 10)
    }

    @Test(arguments: ["dismiss", "escape", "choose", "remove", "hide", "replace", "resize", "close", "early"])
    func case52_theViewIsNeverMovedAndComesBackOnEveryWayOut(_ way: String) throws {
        let walk = PreviewWalk()
        let parent = walk.target.superview
        walk.target.alpha = 0.75
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.35)
        #expect(walk.target.superview === parent && walk.target.alpha == 0.75 && !walk.target.isHidden)
        if way == "early" {
            walk.app.touchUp()
        } else {
            walk.app.advance(by: 1)
            walk.app.touchUp()
            #expect(walk.target.superview === parent && walk.app.menu != nil)
        }
        switch way {
        case "dismiss": walk.app.menu?.dismiss()
        case "escape": walk.app.press(.keyboardEscape)
        case "choose": try walk.app.menu?.choose("A")
        case "remove": walk.target.removeFromSuperview()
        case "hide": walk.screen.view.isHidden = true; walk.app.menu?.dismiss()
        case "replace":
            let other = UIView(frame: CGRect(x: 200, y: 600, width: 50, height: 50))
            walk.screen.view.addSubview(other)
            other.addInteraction(UIContextMenuInteraction(delegate: walk.owner))
            walk.app.menu?.dismiss()
            walk.app.longPress(other)
            walk.app.menu?.dismiss()
        case "resize": walk.app.resize(to: CGSize(width: 500, height: 500))
        case "close": walk.app.requestClose()
        default: break
        }
        walk.app.settle()
        #expect(walk.target.layer.lift == nil && walk.target.alpha == 0.75 && !walk.target.isHidden && walk.overlaid.isEmpty)
        #expect(way == "remove" || walk.target.superview === parent)
        #expect(walk.owner.count("end") == walk.owner.count("ask"))
    }

    // MARK: Bad input

    @Test func badPathsAndTargetsAreNoCrash() {
        let paths: [UIBezierPath] = [
            UIBezierPath(), UIBezierPath(rect: .zero), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1e7, height: 1e7)),
            UIBezierPath(rect: CGRect(x: -500, y: -500, width: 10, height: 10)),
            {
                let star = UIBezierPath()
                for (index, angle) in [0, 2, 4, 1, 3].enumerated() {
                    let point = CGPoint(x: 50 + 50 * cos(CGFloat(angle) * .pi * 0.4), y: 50 + 50 * sin(CGFloat(angle) * .pi * 0.4))
                    index == 0 ? star.move(to: point) : star.addLine(to: point)
                }
                star.close()
                return star
            }(),
        ]
        for path in paths {
            let walk = PreviewWalk()
            walk.owner.highlight = { _ in
                let parameters = UIPreviewParameters()
                parameters.visiblePath = path
                parameters.shadowPath = path
                return UITargetedPreview(view: walk.target, parameters: parameters)
            }
            walk.open()
            #expect(walk.app.menu?.items.count == 2 && walk.app.window.bounds.contains(walk.app.menu?.frame ?? .null), "\(path.bounds)")
            let frame = walk.preview?.frame ?? .null
            #expect(frame.width.isFinite && frame.width <= 390 && frame.height <= 700, "\(path.bounds) → \(frame)")
            walk.app.menu?.dismiss()
            walk.app.settle()
            #expect(walk.isClean)
        }
        let walk = PreviewWalk()
        walk.owner.highlight = { _ in
            UITargetedPreview(view: walk.target, parameters: UIPreviewParameters(),
                              target: UIPreviewTarget(container: walk.screen.view, center: CGPoint(x: CGFloat.nan, y: .infinity),
                                                      transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)))
        }
        walk.open()
        #expect(walk.app.menu?.items.count == 2)
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.isClean)
    }
}
