import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// What goes to other programs and comes from them.
@MainActor struct DesktopDragTests {
    @Test func outsideTheWindowTheDesktopHasIt() throws {
        let walk = DragWalk()
        walk.desktop?.otherProgram = { _ in .copy }
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.nowhere)
        #expect(walk.desktop?.drag == nil)
        walk.app.pointerMove(to: walk.outside)
        let drag = try #require(walk.desktop?.drag)
        #expect(walk.session?.state == .withDesktop && walk.shown.allSatisfy(\.isHidden))
        #expect(drag.content.types == ["text/plain;charset=utf-8", "text/plain"] && drag.bytes(of: "text/plain") == Data("Hello".utf8))
        #expect(drag.picture.size.width >= 80 && drag.picture.size.height >= 60 && !drag.picture.node.isEmpty)
        walk.app.pointerUp()
        walk.app.settle()
        #expect(drag.result == .copy && walk.steps.suffix(3) == ["will end copy", "did end copy", "transferred"] && walk.isClean)
    }

    @Test func nobodyOutsideTakesIt() {
        let walk = DragWalk()
        walk.pull(to: walk.outside)
        walk.app.settle()
        #expect(walk.desktop?.drag?.result == [] && walk.steps.suffix(2) == ["will end cancel", "did end cancel"] && walk.isClean)
    }

    @Test func whatComesBackIsDroppedAsBefore() {
        let walk = DragWalk()
        walk.owner.operation = .move
        walk.pull(to: walk.outside, walk.overTarget)
        walk.app.settle()
        #expect(walk.desktop?.drag?.result == .copy && walk.owner.dropped == ["Hello"] && walk.steps.contains("did end move") && walk.isClean)
        #expect(walk.owner.count("enter") == 1 && walk.owner.count("drop ends") == 1 && walk.owner.count("conclude") == 1)
    }

    @Test func escapeOutsideEndsIt() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.outside)
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.steps.suffix(2) == ["will end cancel", "did end cancel"] && walk.isClean)
    }

    @Test func aRestrictedDragGivesOthersNothing() {
        let walk = DragWalk()
        walk.owner.isRestricted = true
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.outside)
        #expect(walk.desktop?.drag?.content.types == [])
        walk.app.pointerUp()
    }

    @Test func aWindowThatClosesForgetsTheDragThatTheDesktopHas() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.outside)
        walk.app.window.isHidden = true
        #expect(walk.steps.suffix(2) == ["will end cancel", "did end cancel"] && walk.isClean)
    }

    // MARK: From other programs

    /// Brings a drag of another program over the target, and lets it go there.
    private func bring(_ drop: HeadlessDrop, to walk: DragWalk) -> Bool {
        walk.app.activate()
        _ = walk.app.window.dropMoved(drop, to: walk.nowhere)
        let action = walk.app.window.dropMoved(drop, to: walk.overTarget)
        let isTaken = walk.app.window.dropReleased(drop, at: walk.overTarget)
        #expect(isTaken == !action.isEmpty)
        walk.app.settle()
        return isTaken
    }

    @Test func anotherProgramsTextIsDropped() {
        let walk = DragWalk(), drop = HeadlessDrop([("text/plain;charset=utf-8", Data("Grüße".utf8)), ("x-toolkit/own", Data())])
        walk.owner.onDrop = { session in
            #expect(session.localDragSession == nil && !session.allowsMoveOperation && session.items.count == 1)
            #expect(session.canLoadObjects(ofClass: String.self) && session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
            #expect(!session.canLoadObjects(ofClass: UIImage.self) && session.location(in: walk.target) == CGPoint(x: 50, y: 50))
        }
        #expect(bring(drop, to: walk))
        #expect(walk.steps == ["can take", "enter", "drop", "conclude", "drop ends"] && walk.owner.dropped == ["Grüße"] && drop.result == .copy)
        #expect(walk.app.window.desktopDrop == nil)
    }

    @Test func eachLinkIsAnItem() throws {
        let walk = DragWalk(), links = try ["https://a.org/1", "https://a.org/2"].map { try #require(URL(string: $0)) }
        var urls: [URL] = []
        walk.owner.onDrop = { session in
            #expect(session.items.count == 2)
            session.loadObjects(ofClass: URL.self) { urls = $0 }
        }
        #expect(bring(HeadlessDrop([("text/uri-list", Data())], links: links), to: walk))
        #expect(urls == links)
    }

    @Test func aFileIsItsContentToo() throws {
        let walk = DragWalk(), file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        try #require(picture.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var images: [UIImage] = []
        walk.owner.onDrop = { session in
            #expect(session.canLoadObjects(ofClass: UIImage.self) && session.canLoadObjects(ofClass: URL.self))
            session.loadObjects(ofClass: UIImage.self) { images = $0.compactMap { $0 as? UIImage } }
        }
        #expect(bring(HeadlessDrop([("text/uri-list", Data())], links: [file]), to: walk))
        #expect(images.count == 1 && images.first?.cgImage?.width == picture.cgImage?.width)
    }

    @Test func whatNobodyWantsIsRefusedAndWhatLeavesIsForgotten() {
        let walk = DragWalk()
        walk.owner.takes = false
        #expect(!bring(HeadlessDrop([("text/plain", Data())]), to: walk))
        #expect(walk.steps == ["can take"])
        walk.owner.takes = true
        walk.owner.events = []
        let drop = HeadlessDrop([("text/plain", Data())])
        _ = walk.app.window.dropMoved(drop, to: walk.overTarget)
        walk.app.window.dropLeft(drop)
        #expect(walk.steps == ["can take", "enter", "exit", "drop ends"] && walk.app.window.desktopDrop == nil)
    }

    @Test func aSourceThatOnlyMovesIsToldThatItMoved() {
        let walk = DragWalk(), drop = HeadlessDrop([("text/plain", Data("x".utf8))], actions: .move)
        #expect(bring(drop, to: walk))
        #expect(drop.result == .move)
    }
}
