import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct GestureStateTests {
    typealias State = UIGestureRecognizer.State

    @Test func theTableOfTransitions() {
        let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let table: [State: [State?]] = [
            // to:       possible   began   changed   ended   cancelled   failed
            .possible: [nil, .began, nil, .ended, .failed, .failed],
            .began: [nil, nil, .changed, .ended, .cancelled, .cancelled],
            .changed: [nil, nil, .changed, .ended, .cancelled, .cancelled],
            .ended: [.possible, nil, nil, nil, nil, nil],
            .cancelled: [.possible, nil, nil, nil, nil, nil],
            .failed: [.possible, nil, nil, nil, nil, nil],
        ]
        for old in states {
            for (new, expected) in zip(states, table[old]!) {
                #expect(State.transition(from: old, to: new) == expected, "\(old) to \(new)")
            }
        }
        #expect(State.recognized == .ended)
    }

    /// Streams of events at random against a tree full of recognisers of every kind.
    /// The rules that hold whatever happens: handlers hear states in the order of the table, each beginning has one
    /// end, views hear of each beginning one end or cancellation, and once everything is up nobody is left at work.
    @Test(arguments: 1...100) func randomEventsBreakNoRule(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let walk = GestureWalk(&random)
        for step in 0..<120 { walk.step(&random, "seed \(seed), step \(step)") }
        walk.finish("seed \(seed)")
    }
}

/// A tree of views with recognisers whose delegates answer at random, and the record of what they heard.
@MainActor private final class GestureWalk {
    let stage = EventStage()
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var heard: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private var places: [ObjectIdentifier: UIView] = [:]
    private var fingers: [Int] = []
    private var buttons: [PointerButton] = []
    private let judges: [RandomJudge]

    init(_ random: inout SeededGenerator) {
        let root = stage.addView("root", 0, 0, 400, 400)
        let left = stage.addView("left", 0, 0, 200, 400, to: root)
        let right = stage.addView("right", 200, 0, 200, 400, to: root)
        let leaf = stage.addView("leaf", 20, 20, 150, 150, to: left)
        views = [root, left, right, leaf]
        judges = (0..<3).map { _ in RandomJudge(seed: random.next()) }
        for view in [root, left, right, leaf] {
            view.isMultipleTouchEnabled = Bool.random(using: &random)
            for _ in 0..<4 { add(GestureWalk.make(&random), to: view, &random) }
        }
        for _ in 0..<4 {
            recognizers.randomElement(using: &random)!.require(toFail: recognizers.randomElement(using: &random)!)
        }
    }

    private static func make(_ random: inout SeededGenerator) -> UIGestureRecognizer {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
            tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return tap
        case 1: return UILongPressGestureRecognizer()
        case 2:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            return press
        case 3: return UIPanGestureRecognizer()
        case 4: return UISwipeGestureRecognizer()
        case 5: return UIHoverGestureRecognizer()
        default: return SecondaryClickGestureRecognizer()
        }
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView, _ random: inout SeededGenerator) {
        recognizer.delegate = judges.randomElement(using: &random)
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.addHandler { [weak self] in self?.note($0) }
        recognizers.append(recognizer)
        places[ObjectIdentifier(recognizer)] = view
        view.addGestureRecognizer(recognizer)
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        let old = heard[ObjectIdentifier(recognizer)] ?? .possible
        let new = recognizer.state
        let isLegal = UIGestureRecognizer.State.transition(from: old, to: new) == new
        #expect(isLegal, "\(type(of: recognizer)) told \(new) after \(old)")
        heard[ObjectIdentifier(recognizer)] = new.isFinal ? .possible : new
    }

    func step(_ random: inout SeededGenerator, _ place: Comment) {
        act(&random)
        for recognizer in recognizers {
            let isActive = heard[ObjectIdentifier(recognizer)]?.isActive ?? false
            #expect(recognizer.state.isActive == isActive, place)
        }
    }

    private func act(_ random: inout SeededGenerator) {
        let point = CGPoint(x: Int.random(in: -20...420, using: &random), y: Int.random(in: -20...420, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2:
            let id = Int.random(in: 1...3, using: &random)
            if !fingers.contains(id) { fingers.append(id) }
            stage.down(point.x, point.y, id: id)
        case 3...7: if let id = fingers.randomElement(using: &random) { stage.drag(point.x, point.y, id: id) }
        case 8, 9:
            if let id = fingers.randomElement(using: &random) {
                fingers.removeAll { $0 == id }
                stage.up(point.x, point.y, id: id)
            }
        case 10, 11:
            let button: PointerButton = Bool.random(using: &random) ? .primary : .secondary
            if !buttons.contains(button) { buttons.append(button) }
            stage.press(point.x, point.y, button)
        case 12:
            if let button = buttons.randomElement(using: &random) {
                buttons.removeAll { $0 == button }
                stage.release(point.x, point.y, button)
            }
        case 13, 14: stage.move(point.x, point.y)
        case 15, 16: stage.advance(by: [0.05, 0.3, 0.5, 1].randomElement(using: &random)!)
        case 17:
            let recognizer = recognizers.randomElement(using: &random)!
            recognizer.isEnabled.toggle()
        case 18:
            let view = views.randomElement(using: &random)!
            let router = stage.window.eventRouter
            if Bool.random(using: &random) { router.cancelTouches(in: view) } else { router.cancelAllTouches() }
        default:
            let view = views.last!
            if view.superview == nil { views[1].addSubview(view) } else { view.removeFromSuperview() }
        }
    }

    /// Lets everything go and looks whether anybody is left at work.
    func finish(_ place: Comment) {
        for id in fingers { stage.up(10, 10, id: id) }
        for button in buttons { stage.release(10, 10, button) }
        stage.send(.pointerLeft)
        stage.advance(by: 5)
        for recognizer in recognizers { #expect(recognizer.state == .possible, place) }
        for (_, state) in heard { #expect(state == .possible, place) }
        #expect(stage.window.eventRouter.isIdle, place)
        for name in ["root", "left", "right", "leaf"] {
            let lines = stage.log.lines.filter { $0.hasPrefix(name) }
            let ends = lines.filter { $0.hasSuffix("ended") || $0.hasSuffix("cancelled") }
            #expect(lines.filter { $0.hasSuffix("began") }.count == ends.count, place)
            #expect(!lines.contains { $0.hasSuffix("?") }, place)
        }
    }
}

@MainActor private final class RandomJudge: NSObject, UIGestureRecognizerDelegate {
    private var random: SeededGenerator
    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private func answer(_ chance: Int) -> Bool { Int.random(in: 0..<100, using: &random) < chance }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(80) }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { answer(20) }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer,
                           shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { answer(10) }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { answer(90) }
}

/// The same numbers for the same seed. Source: the SplitMix64 generator.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
