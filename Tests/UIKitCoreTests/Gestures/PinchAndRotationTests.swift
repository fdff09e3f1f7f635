import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct PinchAndRotationTests {
    let stage = EventStage()
    let view: RecordingView

    init() { view = stage.addView("a", 0, 0, 400, 400) }

    private func states(_ name: String) -> [String] { stage.log.lines.filter { $0.hasPrefix(name) } }

    // MARK: Pinch

    @Test func eightPointsMakeAPinch() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        stage.drag(207, 200, id: 2)
        #expect(states("pinch") == [])
        stage.drag(210, 200, id: 2)
        #expect(states("pinch") == ["pinch began"])
        #expect(abs(pinch.scale - 1.1) < 1e-6)
        stage.drag(50, 200, id: 1)
        #expect(abs(pinch.scale - 1.6) < 1e-6)
        #expect(pinch.location(in: nil) == CGPoint(x: 130, y: 200))
        stage.up(50, 200, id: 1)
        stage.drag(300, 200, id: 2)
        #expect(abs(pinch.scale - 1.6) < 1e-6)
        stage.up(300, 200, id: 2)
        #expect(states("pinch") == ["pinch began", "pinch changed", "pinch ended"])
        #expect(pinch.scale == 1 && pinch.velocity == 0 && pinch.state == .possible)
        // The view follows one finger alone, and the pinch takes it away.
        #expect(states("a ") == ["a began", "a cancelled"])
    }

    @Test func fingersThatMoveTogetherAreNoPinch() {
        _ = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        for step in 1...20 {
            stage.drag(100 + CGFloat(step) * 5, 200, id: 1)
            stage.drag(200 + CGFloat(step) * 5, 200, id: 2)
        }
        stage.up(200, 200, id: 1)
        // Another finger: the distance is measured anew.
        stage.down(100, 200, id: 3)
        stage.drag(104, 200, id: 3)
        stage.up(104, 200, id: 3)
        stage.up(300, 200, id: 2)
        #expect(states("pinch") == [])
    }

    @Test func scaleCanBeSet() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        stage.drag(220, 200, id: 2)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        stage.drag(280, 200, id: 2)
        #expect(abs(pinch.scale - 1.5) < 1e-6)
        pinch.scale = .nan
        #expect(abs(pinch.scale - 1.5) < 1e-6)
        stage.drag(100, 200, id: 2)
        #expect(pinch.scale.isFinite && pinch.scale < 0.1)
    }

    @Test func velocityIsScaleASecond() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        for step in 1...10 {
            stage.advance(by: 0.01)
            stage.drag(200 + CGFloat(step) * 5, 200, id: 2)
        }
        #expect(abs(pinch.velocity - 5) < 0.01)
        stage.advance(by: 1)
        stage.drag(250, 201, id: 2)
        #expect(abs(pinch.velocity) < 0.1)
    }

    @Test func aFingerMayBeReplacedAndAThirdIsIgnored() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        stage.down(300, 300, id: 3)
        stage.drag(390, 390, id: 3)
        #expect(states("pinch") == [])
        stage.drag(300, 200, id: 2)
        #expect(abs(pinch.scale - 2) < 1e-6)
        stage.up(300, 200, id: 2)
        stage.down(150, 200, id: 4)
        #expect(abs(pinch.scale - 2) < 1e-6)
        stage.drag(200, 200, id: 4)
        #expect(abs(pinch.scale - 4) < 1e-6)
        for id in [1, 3, 4] { stage.up(0, 0, id: id) }
        #expect(states("pinch").filter { $0 == "pinch began" || $0 == "pinch ended" } == ["pinch began", "pinch ended"])
    }

    @Test func panAndPinchNeedLeaveToRunTogether() {
        _ = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.down(100, 200, id: 1)
        stage.down(200, 200, id: 2)
        stage.drag(240, 200, id: 2)
        #expect(states("pinch") == ["pinch began"])
        #expect(states("pan") == [] && pan.state == .failed)
    }

    // MARK: Rotation

    /// Turns the second finger around the first.
    private func turn(to degrees: CGFloat, radius: CGFloat = 100) {
        let angle = degrees * .pi / 180
        stage.drag(200 + radius * cos(angle), 200 + radius * sin(angle), id: 2)
    }

    @Test func turningFingersAreARotation() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
        stage.down(200, 200, id: 1)
        stage.down(300, 200, id: 2)
        turn(to: 4)
        #expect(states("rotation") == [])
        turn(to: 6)
        #expect(states("rotation") == ["rotation began"])
        for degrees in stride(from: CGFloat(30), through: 450, by: 30) { turn(to: degrees) }
        #expect(abs(rotation.rotation - 2.5 * .pi) < 1e-6)
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        turn(to: 420)
        #expect(abs(rotation.rotation + .pi / 6) < 1e-6)
        rotation.rotation = .infinity
        #expect(rotation.rotation.isFinite)
        stage.up(0, 0, id: 1)
        stage.up(0, 0, id: 2)
        #expect(states("rotation").last == "rotation ended")
        #expect(rotation.rotation == 0 && rotation.state == .possible)
    }

    @Test func movingApartIsNoRotation() {
        _ = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
        stage.down(200, 200, id: 1)
        stage.down(250, 200, id: 2)
        stage.drag(390, 205, id: 2)
        stage.up(200, 200, id: 1)
        stage.up(390, 205, id: 2)
        #expect(states("rotation") == [])
    }

    @Test func velocityIsRadiansASecond() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
        stage.down(200, 200, id: 1)
        stage.down(300, 200, id: 2)
        for step in 1...10 {
            stage.advance(by: 0.01)
            turn(to: CGFloat(step) * 3)
        }
        #expect(abs(rotation.velocity - 300 * .pi / 180) < 0.01)
    }

    @Test func pinchAndRotationTogetherWithLeave() {
        let together = Together()
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
        pinch.delegate = together
        stage.down(200, 200, id: 1)
        stage.down(300, 200, id: 2)
        turn(to: 30, radius: 150)
        #expect(pinch.state == .began && rotation.state == .began)
        #expect(abs(pinch.scale - 1.5) < 1e-6 && abs(rotation.rotation - .pi / 6) < 1e-6)
        // A touch that the system takes away ends both.
        stage.send(.touchCancelled(id: 1))
        #expect(states("pinch").last == "pinch cancelled" && states("rotation").last == "rotation cancelled")
    }

    // MARK: The window's edges

    @Test func aFingerFromTheEdgeIsAnEdgePan() {
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view)
        edge.edges = [.left, .bottom]
        func drag(from start: CGPoint, to end: CGPoint) -> [String] {
            stage.log.lines = []
            stage.down(start.x, start.y)
            stage.drag(end.x, end.y)
            stage.up(end.x, end.y)
            return states("edge")
        }
        #expect(drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 60, y: 210)) == ["edge began", "edge ended"])
        #expect(drag(from: CGPoint(x: 200, y: 395), to: CGPoint(x: 205, y: 300)) == ["edge began", "edge ended"])
        // Not at the edge, not one of the edges, not inwards.
        #expect(drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 90, y: 200)) == [])
        #expect(drag(from: CGPoint(x: 395, y: 200), to: CGPoint(x: 300, y: 200)) == [])
        #expect(drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 8, y: 260)) == [])
        #expect(edge.state == .possible)
        // A pointer has no edge to come from.
        stage.log.lines = []
        stage.press(5, 200)
        stage.move(80, 200)
        stage.release(80, 200)
        #expect(states("edge") == [])
    }
}

/// Lets everything recognise together.
@MainActor private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
