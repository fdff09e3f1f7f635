import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import UIKitCore

/// A window without a display in which something moves, and a clock that moves when told.
@MainActor final class MotionStage {
    let platform = HeadlessPlatform()
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// What happened, in order.
    var diary: [String] = []

    init() {
        CurrentPlatform.shared = platform
        UIApplication.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.isHidden = false
        window.addSubview(view)
        pass(0.1)
    }

    /// A stage and the view on it. Contract: made in the test itself, so that no other test's platform comes between.
    static func make() -> (MotionStage, UIView) {
        let stage = MotionStage()
        return (stage, stage.view)
    }

    func pass(_ seconds: TimeInterval) { platform.advance(by: seconds) }

    /// What is to be seen of the view now.
    var shown: CALayer { view.layer.presentation()! }

    /// A completion that writes down how it ended.
    func note(_ name: String) -> (Bool) -> Void { { self.diary.append("\(name) \($0)") } }

    func taken() -> [String] {
        defer { diary = [] }
        return diary
    }
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
