import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct KeyframeAnimationTests {
    private func keyframes(_ keyPath: String, _ values: [Any]?, _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = 1
        change(animation)
        return animation
    }

    /// What is shown of a number at each of some times.
    private func course(_ animation: CAKeyframeAnimation, _ times: [Double], _ read: (CALayer) -> CGFloat = { $0.zPosition }) -> [CGFloat] {
        let stage = LayerStage()
        stage.layer.add(animation, forKey: nil)
        stage.clock.advance(by: 0)
        var last = 0.0
        return times.map { time in
            stage.clock.advance(by: time - last)
            last = time
            return (read(stage.shown) * 1e6).rounded() / 1e6
        }
    }

    @Test func straightFromValueToValue() {
        let even = keyframes("zPosition", [0, 10, 0, 40])
        #expect(course(even, [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6]) == [0, 5, 10, 5, 0, 20])
        let timed = keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, 0.8, 1] }
        #expect(course(timed, [0.4, 0.8, 0.9]) == [5, 10, 15])
    }

    @Test func eachValueHasItsPace() {
        let animation = keyframes("zPosition", [0, 10, 20]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        let eased = CGFloat(CAMediaTimingFunction(name: .easeIn).value(at: 0.5)) * 10
        #expect(course(animation, [0.25, 0.75]) == [(eased * 1e6).rounded() / 1e6, 15])
    }

    @Test func oneAfterTheOther() {
        let even = keyframes("zPosition", [1, 2, 3, 4]) { $0.calculationMode = .discrete }
        #expect(course(even, [0, 0.24, 0.26, 0.51, 0.99]) == [1, 1, 2, 3, 4])
        let timed = keyframes("zPosition", [1, 2]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.9, 1]
        }
        #expect(course(timed, [0.89, 0.91]) == [1, 2])
    }

    @Test func pacedIsEvenSpeed() {
        let animation = keyframes("zPosition", [0, 30, 40]) { $0.calculationMode = .paced }
        #expect(course(animation, [0.25, 0.5, 0.75, 0.9]) == [10, 20, 30, 36])
    }

    @Test func cubicPassesItsValuesSmoothly() {
        let animation = keyframes("zPosition", [0, 10, 20, 30, 40]) { $0.calculationMode = .cubic }
        #expect(course(animation, [0.25, 0.375, 0.5, 0.625]) == [10, 15, 20, 25])
        let wave = keyframes("zPosition", [0, 10, 0]) { $0.calculationMode = .cubic }
        #expect(course(wave, [0.25, 0.5])[1] == 10)
    }

    @Test func alongAPath() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let even = keyframes("position", nil) { $0.path = path }
        #expect(course(even, [0.25, 0.5]) { $0.position.x } == [15, 30])
        #expect(course(even, [0.5, 0.75]) { $0.position.y } == [0, 5])
        let paced = keyframes("position", nil) {
            $0.path = path
            $0.calculationMode = .paced
            $0.rotationMode = .rotateAuto
        }
        #expect(course(paced, [0.5, 0.875]) { $0.position.x } == [20, 30])
        #expect(course(paced, [0.5, 0.875]) { $0.transform.m12 } == [0, 1])
    }

    @Test(arguments: [nil, [], [5]] as [[Double]?])
    func fewValuesAreNoHarm(values: [Double]?) {
        let animation = keyframes("zPosition", values)
        #expect(course(animation, [0.5]) == [values?.first.map { CGFloat($0) } ?? 0])
    }

    @Test func timesThatFallOrAreNoNumbersAreNoHarm() {
        let animation = keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0.5, 0.2, NSNumber(value: Double.nan)] }
        for value in course(animation, [0, 0.3, 0.7, 0.9]) { #expect(value.isFinite) }
    }

    @Test func aGroupRunsItsOwnInItsTime() {
        let stage = LayerStage()
        let group = CAAnimationGroup()
        group.duration = 2
        let (first, second) = (CABasicAnimation(keyPath: "cornerRadius"), CABasicAnimation(keyPath: "borderWidth"))
        (first.fromValue, first.toValue) = (0, 8)
        (second.fromValue, second.toValue, second.beginTime, second.duration) = (0, 8, 1, 0.5)
        group.animations = [first, second]
        group.delegate = DiaryDelegate(stage, "group")
        stage.layer.add(group, forKey: "group")
        stage.clock.advance(by: 1)
        #expect(near(stage.shown.cornerRadius, 4))
        #expect(near(stage.shown.borderWidth, 0))
        stage.clock.advance(by: 0.25)
        #expect(near(stage.shown.borderWidth, 4))
        stage.clock.advance(by: 0.5)
        #expect(near(stage.shown.borderWidth, 0))
        stage.clock.advance(by: 0.25)
        #expect(stage.taken() == ["group starts", "group true"])
    }
}
