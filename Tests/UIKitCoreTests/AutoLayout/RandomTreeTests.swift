import Foundation
import Testing
import UIKitCore

/// Views come, go and move with their constraints; after each step the tree lies as one made anew from the same constraints.
@MainActor @Suite struct RandomTreeTests {
    /// The same numbers for the same seed (SplitMix64).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    /// A box that hangs below or beside another one in its superview: each of its four numbers is decided.
    private func hang(_ view: UIView, in parent: UIView, _ dice: inout Dice) {
        let anchor = parent.subviews.filter { $0 !== view }.randomElement(using: &dice)
        func number() -> CGFloat { CGFloat(Int.random(in: 0...30, using: &dice)) }
        let constraints = [
            view.leadingAnchor.constraint(equalTo: anchor?.trailingAnchor ?? parent.leadingAnchor, constant: number()),
            view.topAnchor.constraint(equalTo: anchor?.topAnchor ?? parent.topAnchor, constant: number()),
        ]
        NSLayoutConstraint.activate(constraints)
        if !view.constraints.contains(where: { $0.firstAttribute == .width && $0.secondItem == nil }) {
            view.widthAnchor.constraint(equalToConstant: number()).isActive = true
            view.heightAnchor.constraint(equalToConstant: number()).isActive = true
        }
    }

    /// The place that the constraints say, found by following them; nil when they do not say it.
    private func expected(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, depth: Int = 0) -> CGFloat? {
        guard depth < 50, let parent = view.superview else { return nil }
        func own(_ wanted: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
            (view.constraints + parent.constraints).first { $0.firstItem === view && $0.firstAttribute == wanted }
        }
        switch attribute {
        case .width, .height: return own(attribute)?.constant
        case .trailing:
            guard let start = expected(view, .leading, depth: depth + 1), let width = expected(view, .width) else { return nil }
            return start + width
        default:
            guard let constraint = own(attribute), let other = constraint.secondItem as? UIView else { return nil }
            if other === parent { return constraint.constant }
            return expected(other, constraint.secondAttribute, depth: depth + 1).map { $0 + constraint.constant }
        }
    }

    private func tree(_ root: UIView) -> [UIView] { root.subviews.flatMap { [$0] + tree($0) } }

    @Test(arguments: 0..<60) func theTreeLiesAsItsConstraintsSay(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let root = LayoutStage.root()
        var loose: [UIView] = [], determined = 0
        for step in 0..<40 {
            let views = tree(root)
            switch (Int.random(in: 0..<8, using: &dice), views.randomElement(using: &dice)) {
            case (0, let view?):
                view.removeFromSuperview()
                loose.append(view)
            case (1, let view?):
                let parents = ([root] + views).filter { !$0.isDescendant(of: view) && $0 !== view.superview }
                guard let parent = parents.randomElement(using: &dice) else { continue }
                parent.addSubview(view)
                hang(view, in: parent, &dice)
            case (2, let view?):
                (view.constraints + (view.superview?.constraints ?? [])).randomElement(using: &dice)?.constant += 3
            case (3, _) where !loose.isEmpty:
                let view = loose.removeFirst(), parent = ([root] + views).randomElement(using: &dice)!
                parent.addSubview(view)
                hang(view, in: parent, &dice)
            default:
                let parent = ([root] + views).randomElement(using: &dice)!, view = UIView()
                parent.addFree(view)
                hang(view, in: parent, &dice)
            }
            guard Int.random(in: 0..<3, using: &dice) > 0 else { continue }
            let said = LayoutStage.logged { root.layoutIfNeeded() }
            #expect(said.isEmpty, "seed \(seed), step \(step)")
            let shown = tree(root)
            for view in shown {
                let said: [(CGFloat, CGFloat?)] = [
                    (view.frame.minX, expected(view, .leading)), (view.frame.minY, expected(view, .top)),
                    (view.frame.width, expected(view, .width)), (view.frame.height, expected(view, .height)),
                ]
                #expect(said.allSatisfy { $1 == nil || $0 == $1 }, "seed \(seed), step \(step)")
                determined += said.count { $1 != nil }
            }
            if let engine = root.layoutStorage?.ownEngine {
                // Size of the root, and the constraints that are there: nothing is left of what went.
                let own = ([root] + shown).reduce(0) { $0 + $1.constraints.count }
                #expect(engine.constraintCount - own <= 4, "seed \(seed), step \(step)")
            }
        }
        #expect(determined > 100)
    }
}
