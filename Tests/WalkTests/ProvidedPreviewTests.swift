import ContextMenuTesting
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// A provider's controller as the preview: its size, its callbacks, and what a tap on it does.
@MainActor struct ProvidedPreviewTests {
    private func walk(_ controller: @escaping @MainActor () -> UIViewController?, inNavigation: Bool = false,
                      size: CGSize = CGSize(width: 390, height: 700)) -> PreviewWalk {
        let walk = PreviewWalk(size: size, inNavigation: inNavigation)
        walk.owner.provider = controller
        return walk
    }

    // MARK: Appearance

    @Test func theCallbacksComeInApplesOrderAndWithTheFinalSize() {
        let controller = DiaryController()
        let walk = walk { controller }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.4)
        #expect(controller.diary == [] && walk.owner.count("provider") == 0)
        walk.app.advance(by: 0.2)
        #expect(walk.events == ["ask", "highlight", "provider", "actions", "display"])
        #expect(controller.diary == ["load", "will appear 200×150", "is appearing 200×150"])
        walk.app.touchUp()
        walk.app.settle()
        #expect(controller.diary.last == "did appear 200×150")
        #expect(walk.preview?.viewController === controller && walk.preview?.view === controller.view)
        #expect(walk.preview?.backgroundColor == .systemGreen && walk.preview?.frame.size == CGSize(width: 200, height: 150))
        walk.app.menu?.dismiss()
        #expect(controller.diary.last == "will disappear 200×150")
        walk.app.settle()
        #expect(controller.diary.last == "did disappear" && controller.diary.count == 6)
        #expect(controller.view.superview == nil && walk.isClean)
    }

    @Test func aMenuThatEndsOnItsWayInStillHasEachDid() {
        let controller = DiaryController()
        let walk = walk { controller }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.6)
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(controller.diary.filter { $0.hasPrefix("will disappear") }.count == 1 && controller.diary.last == "did disappear")
        #expect(!controller.diary.contains { $0.hasPrefix("did appear") } && walk.isClean)
    }

    @Test func theMenusAnimatorsKnowTheController() {
        let controller = DiaryController()
        let walk = walk { controller }
        var seen: [UIViewController?] = []
        walk.owner.onDisplay = { seen.append($0?.previewViewController) }
        walk.owner.onEnd = { seen.append($0?.previewViewController) }
        walk.open()
        walk.app.menu?.dismiss()
        #expect(seen.count == 2 && seen.allSatisfy { $0 === controller })
    }

    @Test func thePreviewGoesOnLiving() throws {
        let controller = DiaryController()
        let walk = walk { controller }
        walk.open()
        let frame = try #require(walk.preview?.frame)
        #expect(try walk.app.pixels().color(x: Int(frame.midX), y: Int(frame.midY)).isGreen)
        controller.view.backgroundColor = .systemRed
        #expect(try walk.app.pixels().color(x: Int(frame.midX), y: Int(frame.midY)).isRed)
    }

    // MARK: Sizes

    @Test(arguments: [
        (CGSize(width: 200, height: 150), CGSize(width: 200, height: 150)),
        (CGSize(width: 640, height: 480), CGSize(width: 358, height: 268.5)),
        (CGSize(width: 1e9, height: 1e9), CGSize(width: 358, height: 358)),
        (CGSize(width: 200, height: 0), CGSize(width: 200, height: 0)),
        (CGSize(width: 0, height: 120), CGSize(width: 358, height: 120)),
        (CGSize.zero, CGSize(width: 358, height: 0)),
        (CGSize(width: CGFloat.nan, height: -5), CGSize(width: 358, height: 0)),
    ]) func preferredSizes(wish: CGSize, shown: CGSize) throws {
        let walk = walk { DiaryController(wish) }
        walk.open()
        let frame = try #require(walk.preview?.frame)
        let list = try #require(walk.app.menu?.frame)
        #expect(abs(frame.width - shown.width) < 0.6, "\(wish) → \(frame)")
        // Without a height it takes what the list leaves.
        #expect(abs(frame.height - (shown.height > 0 ? shown.height : 668 - 16 - list.height)) < 0.6, "\(wish) → \(frame)")
        #expect(list.minY == frame.maxY + 16 && walk.app.window.bounds.contains(frame) && walk.app.window.bounds.contains(list))
    }

    @Test func contentSaysTheHeightThatIsNotWishedFor() throws {
        final class Card: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
                ])
                preferredContentSize = CGSize(width: 240, height: 0)
            }
        }
        let walk = walk { Card() }
        walk.open()
        #expect(walk.preview?.frame.size == CGSize(width: 240, height: 120))
    }

    @Test func aSizeThatIsKnownOnlyAfterTheFirstLayoutIsInTime() throws {
        final class Late: UIViewController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() { preferredContentSize = CGSize(width: 180, height: 90) }
            override func viewDidAppear(_ animated: Bool) { sizes.append(view.bounds.size) }
        }
        let late = Late()
        let walk = walk { late }
        walk.open()
        #expect(walk.preview?.frame.size == CGSize(width: 180, height: 90) && late.sizes == [CGSize(width: 180, height: 90)])
    }

    @Test func anotherSizeWhileOpenMovesPreviewAndList() throws {
        let controller = DiaryController()
        let walk = walk { controller }
        walk.open()
        controller.preferredContentSize = CGSize(width: 300, height: 280)
        walk.app.advance(by: 0.1)
        let way = try #require(walk.drawnPreview)
        #expect(way.width > 205 && way.width < 295)
        walk.app.settle()
        let frame = try #require(walk.preview?.frame), list = try #require(walk.app.menu?.frame)
        #expect(frame.size == CGSize(width: 300, height: 280) && controller.view.bounds.size == frame.size && list.minY == frame.maxY + 16)
    }

    @Test func aPreviewWithoutAMenuIsShownAlone() throws {
        let walk = walk { DiaryController() }
        walk.owner.elements = { nil }
        walk.open()
        #expect(walk.app.menu?.items == [] && walk.preview?.frame.size == CGSize(width: 200, height: 150))
        walk.app.press(.keyboardDownArrow)
        walk.app.tap(walk.screen.view, at: CGPoint(x: 380, y: 690))
        walk.app.settle()
        #expect(walk.isClean)
    }

    // MARK: Commit

    @Test func aTapCommitsAndPushesTheVerySameController() throws {
        let controller = DiaryController()
        let walk = walk({ controller }, inNavigation: true)
        var order: [String] = []
        walk.owner.onCommit = { animator in
            #expect(animator.preferredCommitStyle == .dismiss && animator.previewViewController === controller)
            animator.addAnimations { order.append("beside 1") }
            animator.addAnimations { order.append("beside 2") }
            animator.addCompletion {
                order.append("after 1")
                walk.screen.navigationController?.pushViewController(controller, animated: true)
            }
            animator.addCompletion { order.append("after 2") }
        }
        walk.owner.onEnd = { animator in
            order.append("end")
            animator?.addAnimations { order.append("end beside") }
            animator?.addCompletion { order.append("end after") }
        }
        walk.open()
        let frame = try #require(walk.preview?.frame)
        walk.app.tap(walk.app.window, at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(walk.app.menu == nil && order == ["end", "beside 1", "beside 2", "end beside"])
        walk.app.settle()
        #expect(order.suffix(3) == ["after 1", "after 2", "end after"])
        #expect(walk.screen.navigationController?.topViewController === controller && controller.view.window === walk.app.window)
        #expect(walk.overlaid.isEmpty && controller.diary.suffix(4).map { $0.prefix(8) } == ["did disa", "will app", "is appea", "did appe"])
        #expect(walk.events.suffix(3) == ["commit", "dismissal", "end"])
    }

    @Test func poppingGrowsIntoTheDestination() throws {
        let controller = DiaryController()
        let walk = walk({ controller }, inNavigation: true)
        walk.owner.onCommit = { animator in
            animator.preferredCommitStyle = .pop
            animator.addCompletion { walk.screen.show(controller, sender: nil) }
        }
        walk.open()
        walk.app.menu?.commitPreview()
        // Nothing goes back to the source, so nobody is asked for a place.
        #expect(walk.events.suffix(2) == ["commit", "end"])
        walk.app.advance(by: 0.15)
        let way = try #require(walk.drawnPreview)
        #expect(way.width > 250 && walk.screen.navigationController?.topViewController === walk.screen)
        walk.app.advance(by: 0.35)
        // It is there at once, without sliding in.
        #expect(walk.screen.navigationController?.topViewController === controller && controller.view.frame.minX == 0)
        walk.app.settle()
        #expect(walk.overlaid.isEmpty && walk.target.layer.lift == nil)
    }

    @Test func case50_aTapAnywhereIsTheCommitAndNothingInsideReacts() throws {
        var presses = 0
        final class WithButton: UIViewController {
            let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                button.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
                view.addSubview(button)
                preferredContentSize = CGSize(width: 200, height: 150)
            }
        }
        for byPointer in [false, true] {
            let controller = WithButton()
            controller.loadViewIfNeeded()
            controller.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let walk = walk { controller }
            walk.open()
            let middle = controller.button.convert(CGPoint(x: 50, y: 25), to: nil)
            byPointer ? walk.app.click(walk.app.window, at: middle) : walk.app.tap(walk.app.window, at: middle)
            #expect(walk.owner.count("commit") == 1 && walk.owner.count("end") == 1 && presses == 0)
            walk.app.settle()
            #expect(walk.isClean)
        }
        // A finger that comes down on it and leaves it changes its mind; so does the one that opened the menu.
        let walk = walk { DiaryController() }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 1.5)
        let frame = try #require(walk.preview?.frame)
        walk.app.touchMove(to: CGPoint(x: frame.midX, y: frame.midY))
        walk.app.touchUp()
        walk.app.touchDown(walk.app.window, at: CGPoint(x: frame.midX, y: frame.midY))
        walk.app.touchMove(to: CGPoint(x: frame.midX, y: frame.maxY + 6))
        walk.app.touchUp()
        #expect(walk.owner.count("commit") == 0 && walk.app.menu != nil)
    }

    @Test func thePictureOfAViewIsCommittedToo() throws {
        let walk = PreviewWalk()
        walk.open()
        let frame = try #require(walk.preview?.frame)
        walk.app.tap(walk.app.window, at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(walk.events.suffix(3) == ["commit", "dismissal", "end"])
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func aDelegateThatEndsTheMenuItselfWhileItCommits() {
        let walk = walk { DiaryController() }
        var after = 0
        walk.owner.onCommit = { animator in
            animator.addCompletion { after += 1 }
            walk.interaction.dismissMenu()
        }
        walk.open()
        walk.app.menu?.commitPreview()
        walk.app.settle()
        #expect(after == 1 && walk.owner.count("end") == 1 && walk.isClean)
    }

    // MARK: Bad input

    @Test func aProviderThatHasNothingOrSomethingUsed() {
        let none = walk { nil }
        none.open()
        #expect(none.preview?.view === none.target && none.preview?.viewController == nil)
        let used = PreviewWalk()
        let presented = DiaryController()
        used.owner.provider = { presented }
        used.screen.present(presented, animated: false)
        used.screen.dismiss(animated: false)
        let child = DiaryController()
        used.screen.addChild(child)
        used.owner.provider = { child }
        used.open()
        #expect(used.preview?.viewController == nil && used.app.menu?.items.count == 2 && child.diary == [])
        used.app.menu?.dismiss()
        used.app.settle()
        #expect(used.isClean)
    }

    @Test func aProviderThatRemovesItsSource() {
        let walk = PreviewWalk()
        let controller = DiaryController()
        walk.owner.provider = {
            walk.target.removeFromSuperview()
            return controller
        }
        walk.app.longPress(walk.target)
        walk.app.settle()
        #expect(walk.owner.count("end") == 1 && walk.owner.count("display") == 0 && walk.isClean)
        #expect(!controller.diary.contains { $0.hasPrefix("will appear") })
    }

    @Test func aPreviewThatIsTakenElsewhereWhileOpen() {
        let controller = DiaryController()
        let walk = walk { controller }
        walk.open()
        walk.screen.view.addSubview(controller.view)
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.isClean && controller.view.superview === walk.screen.view)
    }
}
