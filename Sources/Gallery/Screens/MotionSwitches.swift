import UIKit

// Ours, not Apple's: an iOS app has no say in the speed of the system's motion.

/// A bar button whose menu slows every motion of the program down, and asks for less of it. Both hold until they are switched off.
@MainActor enum MotionSwitches {
    private static let slowness = 10.0

    static func makeItem() -> UIBarButtonItem {
        UIBarButtonItem(title: "Speed", menu: UIMenu(children: [
            UIDeferredMenuElement.uncached { answer in answer([slowMotion, reducedMotion]) },
        ]))
    }

    private static var slowMotion: UIAction {
        UIAction(title: "Slow Motion", subtitle: "Ten times as long", image: UIImage(systemName: "tortoise"),
                 state: LayerAnimator.slowdown == slowness ? .on : .off) { _ in
            LayerAnimator.slowdown = LayerAnimator.slowdown == slowness ? 1 : slowness
        }
    }

    private static var reducedMotion: UIAction {
        UIAction(title: "Reduced Motion", subtitle: "Fades, whatever the desktop says", image: UIImage(systemName: "circle.dotted"),
                 state: UIAccessibility.reduceMotionOverride == true ? .on : .off) { _ in
            UIAccessibility.reduceMotionOverride = UIAccessibility.reduceMotionOverride == true ? nil : true
        }
    }
}
