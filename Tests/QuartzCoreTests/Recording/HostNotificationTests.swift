import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct HostNotificationTests {
    private let host = CountingHost()
    private let root = CALayer.box(0, 0, 100, 100, .testRed)
    private let child = CALayer.box(10, 10, 50, 50, .testGreen)
    private let leaf = CALayer.box(5, 5, 10, 10, .testBlue)

    init() {
        root.addSublayer(child)
        child.addSublayer(leaf)
        root.host = host
        for layer in [root, child, leaf] { layer.delegate = StillDelegate.shared }
        frame()
    }

    private func frame() {
        LayerRecorder.prepare(root)
        _ = LayerRecorder.record(root)
        host.calls = 0
    }

    @Test func aNewTreeAsksForItsFirstFrame() {
        let host = CountingHost()
        let layer = CALayer()
        layer.host = host
        #expect(host.calls == 1)
    }

    @Test func aCleanTreeDoesNotAskANewHost() {
        let other = CountingHost()
        root.host = other
        #expect(other.calls == 0)
    }

    @Test(arguments: 0..<9)
    func everyKindOfChangeAsksOnce(index: Int) {
        let changes: [(CALayer) -> Void] = [
            { $0.backgroundColor = .testRed }, { $0.position.x += 1 }, { $0.opacity = 0.5 }, { $0.isHidden = true },
            { $0.setNeedsLayout() }, { $0.setNeedsDisplay() }, { $0.addSublayer(CALayer()) },
            { $0.removeFromSuperlayer() },
            { $0.contentsNode = RenderNode(.color(.testRed, $0.bounds)) },
        ]
        changes[index](leaf)
        #expect(host.calls == 1)
        changes[index](child)
        root.borderWidth = 2
        root.setNeedsLayout()
        #expect(host.calls == 1)
        frame()
        root.cornerRadius = 7
        #expect(host.calls == 1)
    }

    @Test func settingTheSameValueDoesNotAsk() {
        leaf.backgroundColor = .testBlue
        leaf.position = leaf.position
        leaf.frame = leaf.frame
        leaf.bounds = leaf.bounds
        leaf.opacity = 1
        leaf.isHidden = false
        leaf.transform = CATransform3DIdentity
        leaf.cornerRadius = 0
        leaf.contentsNode = nil
        leaf.mask = nil
        child.sublayers = [leaf]
        #expect(host.calls == 0)
    }

    @Test func whatHappensInAHiddenLayerAsksForAtMostOneFrame() {
        child.isHidden = true
        frame()
        leaf.backgroundColor = .testRed
        frame()
        leaf.backgroundColor = .testGreen
        leaf.position.x += 1
        #expect(host.calls == 0)
        child.isHidden = false
        #expect(host.calls == 1)
    }

    @Test func aRemovedTreeIsNotHeardAnyMore() {
        child.removeFromSuperlayer()
        frame()
        leaf.backgroundColor = .testRed
        leaf.setNeedsLayout()
        leaf.setNeedsDisplay()
        #expect(host.calls == 0)
    }

    @Test func workLeftOverByARecordingAsksAgain() {
        leaf.setNeedsLayout()
        #expect(host.take() == 1)
        _ = LayerRecorder.record(root)
        #expect(host.take() == 1)
        frame()
        #expect(host.calls == 0)
    }

    @Test func recordingAPartDoesNotSwallowTheNextChange() {
        leaf.backgroundColor = .testRed
        #expect(host.take() == 1)
        _ = LayerRecorder.record(child)
        _ = LayerRecorder.record(root)
        leaf.backgroundColor = .testGreen
        #expect(host.take() == 1)
    }

    @Test func renderingElsewhereKeepsTheNextChangeHeard() {
        child.render(in: CGContext())
        leaf.backgroundColor = .testRed
        #expect(host.calls == 1)
    }
}
