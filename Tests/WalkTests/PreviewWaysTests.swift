import ContextMenuTesting
import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

/// Previews by keys, by pointer, for several items, interrupted, and with little motion.
@MainActor struct PreviewWaysTests {
    private func provided(_ wish: CGSize = CGSize(width: 200, height: 150), size: CGSize = CGSize(width: 390, height: 700)) -> PreviewWalk {
        let walk = PreviewWalk(size: size)
        walk.owner.provider = { DiaryController(wish) }
        return walk
    }

    // MARK: Keys

    private func openByKeys(_ walk: PreviewWalk) {
        walk.app.window.focus.focus(walk.target)
        walk.app.press(.keyboardF10, modifiers: [.shift, .command])
        walk.app.settle()
    }

    @Test func controlShiftF10OpensTheRichMenuAndReturnCommits() {
        let walk = provided()
        openByKeys(walk)
        #expect(walk.app.menu?.appearance == .rich && walk.preview?.viewController != nil && walk.app.menu?.highlighted == nil)
        #expect(walk.events == ["ask", "highlight", "provider", "actions", "display"])
        walk.app.press(.keyboardReturnOrEnter)
        #expect(walk.owner.count("commit") == 1 && walk.app.menu == nil)
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func withARowLitReturnIsTheRows() {
        let walk = provided()
        var chosen = 0
        walk.owner.elements = { [UIAction(title: "A") { _ in chosen += 1 }] }
        openByKeys(walk)
        walk.app.press(.keyboardDownArrow)
        #expect(walk.app.menu?.highlighted?.title == "A")
        walk.app.press(.keyboardReturnOrEnter)
        #expect(chosen == 1 && walk.owner.count("commit") == 0)
    }

    @Test func escapeLeavesAndTheSameKeysCloseIt() {
        for keys in [(UIKeyboardHIDUsage.keyboardEscape, UIKeyModifierFlags()), (.keyboardF10, [.shift, .command])] {
            let walk = provided()
            openByKeys(walk)
            walk.app.press(keys.0, modifiers: keys.1)
            #expect(walk.app.menu == nil && walk.owner.count("commit") == 0)
            walk.app.settle()
            #expect(walk.isClean)
        }
    }

    @Test func aTablesRowOpensItToo() {
        let walk = TableWalk("A", "B", "C")
        walk.app.press(.keyboardTab)
        walk.app.press(.keyboardDownArrow)
        walk.app.press(.keyboardF10, modifiers: [.shift, .command])
        walk.app.settle()
        #expect(walk.app.menu?.appearance == .rich && walk.app.menu?.preview?.view is UITableViewCell)
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func aScreenReaderFindsThePreviewAndCommitsIt() throws {
        let walk = provided()
        walk.open()
        let node = try #require(walk.app.accessibilityTree.all { $0.label == "Target" && $0.role == .button }.first)
        #expect(node.actions.contains(.activate))
        walk.app.perform("activate", on: node)
        #expect(walk.owner.count("commit") == 1 && walk.app.menu == nil)
    }

    // MARK: Pointer

    @Test func thePointerGetsAMenuWithoutPreview() {
        let walk = provided()
        walk.app.secondaryClick(walk.target)
        #expect(walk.app.menu?.appearance == .compact && walk.preview == nil && walk.owner.count("provider") == 0 && walk.owner.count("highlight") == 0)
    }

    @Test func onRequestThePreviewStandsBesideAMenuAtThePointer() throws {
        for hasProvider in [true, false] {
            let walk = PreviewWalk(size: CGSize(width: 800, height: 600))
            if hasProvider { walk.owner.provider = { DiaryController() } }
            walk.owner.adjust = { $0.showsPreviewInCompactMenu = true }
            walk.app.secondaryClick(walk.target)
            walk.app.settle()
            let frame = try #require(walk.preview?.frame), menu = try #require(walk.app.menu?.frame)
            #expect(walk.app.menu?.appearance == .compact && !frame.intersects(menu) && walk.app.window.bounds.contains(frame))
            #expect(hasProvider ? frame.size == CGSize(width: 200, height: 150) : walk.preview?.view === walk.target)
            // The view itself stays where it is.
            #expect(walk.target.layer.lift == nil)
            walk.app.click(walk.app.window, at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(walk.owner.count("commit") == 1 && walk.app.menu == nil && walk.owner.count("dismissal") == 0)
            walk.app.settle()
            #expect(walk.isClean)
        }
    }

    @Test func withoutRoomThereIsNone() {
        let walk = PreviewWalk(size: CGSize(width: 180, height: 160))
        walk.owner.provider = { DiaryController() }
        walk.owner.adjust = { $0.showsPreviewInCompactMenu = true }
        walk.target.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        walk.app.secondaryClick(walk.target)
        #expect(walk.app.menu?.items.count == 2 && walk.preview == nil)
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.isClean)
    }

    // MARK: Several items

    @Test func eachItemIsAskedForAndComesBack() throws {
        let walk = PreviewWalk()
        let others = (0..<2).map { UIView(frame: CGRect(x: 40 + 120 * CGFloat($0), y: 500, width: 80, height: 60)) }
        for other in others { walk.screen.view.addSubview(other) }
        var asked: [String] = []
        walk.owner.adjust = { configuration in
            #expect(configuration.badgeCount == 1)
            configuration.secondaryItemIdentifiers = ["0", "1", "no view"]
            #expect(configuration.badgeCount == 4)
        }
        func preview(_ identifier: any NSCopying) -> UITargetedPreview? {
            let name = "\(identifier)"
            asked.append(name)
            return name == "primary" ? UITargetedPreview(view: walk.target) : Int(name).map { UITargetedPreview(view: others[$0]) }
        }
        walk.owner.highlight = preview
        walk.owner.dismissal = preview
        walk.open()
        #expect(asked.first == "primary" && Set(asked) == ["primary", "0", "1", "no view"] && asked.count == 4)
        #expect(others.allSatisfy { $0.layer.lift == .whole } && walk.preview?.view === walk.target)
        let badge = try #require(walk.overlaid.first { String(describing: type(of: $0)) == "BadgeView" })
        #expect((badge.subviews.first as? UILabel)?.text == "4" && walk.app.window.bounds.contains(badge.frame))
        asked = []
        walk.app.menu?.dismiss()
        #expect(asked.first == "primary" && Set(asked) == ["primary", "0", "1"])
        walk.app.settle()
        #expect(walk.isClean && others.allSatisfy { $0.layer.lift == nil })
    }

    @Test func theBadgeIsTheAppsToSay() {
        for (count, isShown) in [(0, false), (1, false), (2, true), (99, true)] {
            let walk = PreviewWalk()
            walk.owner.adjust = { $0.badgeCount = count }
            walk.open()
            #expect(walk.overlaid.contains { String(describing: type(of: $0)) == "BadgeView" } == isShown)
        }
    }

    // MARK: Interruption

    @Test func aViewThatIsPressedAgainOnItsWayBackGoesOnFromThere() throws {
        for hasProvider in [false, true] {
            let walk = hasProvider ? provided() : PreviewWalk()
            walk.target.frame.origin.y = 560
            walk.open()
            walk.app.menu?.dismiss()
            walk.app.advance(by: 0.05)
            let before = try #require(walk.drawnPreview)
            walk.app.touchDown(walk.target)
            walk.app.advance(by: 0.16)
            let after = try #require(walk.drawnPreview)
            #expect(walk.overlaid.count { String(describing: type(of: $0)) == "LiftView" } == 1 && walk.target.layer.lift == .whole)
            // On its way, not put back and lifted anew.
            #expect(abs(after.midY - before.midY) < 120 && abs(after.midY - walk.target.frame.midY) < abs(before.midY - walk.target.frame.midY) + 1)
            walk.app.advance(by: 1)
            walk.app.touchUp()
            walk.app.settle()
            #expect(walk.app.menu?.items.count == 2 && walk.owner.count("end") == 1)
            #expect(hasProvider == (walk.preview?.viewController != nil))
            walk.app.menu?.dismiss()
            walk.app.settle()
            #expect(walk.isClean)
        }
    }

    @Test func escapeAtAnyTime() {
        for moment in stride(from: 0.05, through: 1.2, by: 0.05) {
            let walk = provided()
            walk.app.touchDown(walk.target)
            walk.app.advance(by: moment)
            walk.app.press(.keyboardEscape)
            walk.app.advance(by: 0.2)
            walk.app.press(.keyboardEscape)
            walk.app.settle()
            // A finger that was down before the menu came gets it only if Escape came too early to matter.
            if moment > 0.2 { #expect(walk.isClean, "at \(moment): \(walk.events)") }
            walk.app.touchUp()
            walk.app.settle()
            walk.app.press(.keyboardEscape)
            walk.app.settle()
            #expect(walk.isClean, "at \(moment): \(walk.events)")
        }
    }

    @Test func aWindowResizedAtAnyTime() {
        for moment in stride(from: 0.1, through: 1.6, by: 0.1) {
            let walk = provided()
            walk.app.touchDown(walk.target)
            walk.app.advance(by: min(moment, 1))
            if moment > 1 {
                walk.app.touchUp()
                walk.app.menu?.dismiss()
                walk.app.advance(by: moment - 1)
            }
            walk.app.resize(to: CGSize(width: 600, height: 400))
            walk.app.touchUp()
            walk.app.settle()
            walk.app.menu?.dismiss()
            walk.app.settle()
            #expect(walk.isClean, "at \(moment): \(walk.events)")
        }
    }

    @Test func aListThatGrowsWhileOpenMovesThePreview() throws {
        for hasProvider in [false, true] {
            let walk = hasProvider ? provided() : PreviewWalk()
            walk.target.frame.origin.y = 300
            walk.open()
            let before = try #require(walk.preview?.frame)
            walk.interaction.updateVisibleMenu { menu in
                menu.replacingChildren((1...9).map { number in UIAction(title: "row \(number)") { _ in } })
            }
            walk.app.settle()
            let after = try #require(walk.preview?.frame), list = try #require(walk.app.menu?.frame), drawn = try #require(walk.drawnPreview)
            #expect(after.minY < before.minY && list.minY >= after.maxY && walk.app.window.bounds.contains(list))
            #expect(abs(drawn.midY - after.midY) < 0.1)
        }
    }

    @Test func whatIsLiftedGoesOnLiving() throws {
        let walk = PreviewWalk()
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        inner.backgroundColor = .systemGreen
        walk.target.addSubview(inner)
        walk.open()
        let frame = try #require(walk.drawnPreview)
        #expect(try walk.app.pixels().color(x: Int(frame.midX), y: Int(frame.midY)).isGreen)
        UIView.animate(withDuration: 1) { inner.center = CGPoint(x: 90, y: 90) }
        walk.app.advance(by: 0.5)
        #expect(try walk.app.pixels().color(x: Int(frame.midX - 15), y: Int(frame.midY - 15)).isBlue)
        walk.app.settle()
        #expect(try walk.app.pixels().color(x: Int(frame.midX), y: Int(frame.midY)).isBlue)
    }

    // MARK: Little motion

    @Test func withReducedMotionEverythingOnlyFades() throws {
        for hasProvider in [false, true] {
            let walk = hasProvider ? provided() : PreviewWalk()
            walk.app.changeSettings { $0.reducesMotion = true }
            var frames: Set<CGRect> = []
            func look() {
                if let frame = walk.drawnPreview { frames.insert(frame) }
                // The view itself is not taken away either.
                #expect(walk.target.layer.lift == nil)
            }
            walk.app.touchDown(walk.target)
            for _ in 0..<20 {
                walk.app.advance(by: 0.05)
                look()
            }
            walk.app.touchUp()
            let stand = try #require(walk.preview?.frame)
            walk.app.menu?.commitPreview()
            for _ in 0..<10 {
                walk.app.advance(by: 0.03)
                look()
            }
            walk.app.settle()
            #expect(frames.count == 1 && abs((frames.first?.midY ?? 0) - stand.midY) < 0.01 && walk.isClean)
        }
    }

    // MARK: Both orders

    @Test func theFirstElementIsNearestToTheView() {
        for (y, order, titles) in [(100.0, UIContextMenuConfiguration.ElementOrder.priority, ["A", "B"]), (560, .priority, ["B", "A"]), (560, .fixed, ["A", "B"])] {
            let walk = PreviewWalk()
            walk.target.frame.origin.y = y
            walk.owner.adjust = { $0.preferredMenuElementOrder = order }
            walk.open()
            #expect(walk.app.menu?.items.map(\.title) == titles)
        }
        // A provider's preview has its list below wherever its view is.
        let walk = provided()
        walk.target.frame.origin.y = 560
        walk.owner.adjust = { $0.preferredMenuElementOrder = .priority }
        walk.open()
        #expect(walk.app.menu?.items.map(\.title) == ["A", "B"])
    }

    // MARK: Memory

    @Test func fiveHundredPreviewsLeaveNothing() {
        let walk = provided(size: CGSize(width: 220, height: 340))
        final class Weak { weak var controller: UIViewController?; init(_ controller: UIViewController) { self.controller = controller } }
        var made: [Weak] = []
        walk.owner.provider = {
            let controller = DiaryController()
            made.append(Weak(controller))
            return controller
        }
        walk.app.window.focus.focus(walk.target)
        for number in 1...500 {
            if number % 5 == 0 {
                walk.app.touchDown(walk.target)
                walk.app.advance(by: 0.55)
                walk.app.touchUp()
            } else {
                walk.app.press(.keyboardF10, modifiers: [.shift, .command])
            }
            switch number % 3 {
            case 0: walk.app.menu?.dismiss()
            case 1: walk.app.press(.keyboardEscape)
            default: walk.app.menu?.commitPreview()
            }
            if number % 10 == 0 { walk.app.advance(by: 0.5) }
        }
        walk.app.settle()
        #expect(made.count == 500 && made.allSatisfy { $0.controller == nil } && walk.isClean)
    }
}
