import Foundation
import Testing
import UIKitCore

/// Layouts made at random, checked without the solver: each active requirement is evaluated on the frames that came out.
@MainActor @Suite struct RandomLayoutTests {
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
        mutating func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }
        mutating func coin() -> Bool { Bool.random(using: &self) }
    }

    /// What an anchor's attribute is on the frames, in the root's space.
    private func value(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in root: UIView) -> CGFloat {
        let frame = view.convert(view.bounds, to: root)
        return switch attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerX: frame.midX
        case .centerY: frame.midY
        case .width: frame.width
        default: frame.height
        }
    }

    private func miss(_ constraint: NSLayoutConstraint, in root: UIView) -> CGFloat {
        guard let first = constraint.firstItem as? UIView else { return 0 }
        let second = (constraint.secondItem as? UIView).map { value(constraint.secondAttribute, of: $0, in: root) } ?? 0
        let difference = value(constraint.firstAttribute, of: first, in: root) - second * constraint.multiplier - constraint.constant
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessThanOrEqual: max(0, difference)
        case .greaterThanOrEqual: max(0, -difference)
        }
    }

    private struct Tree {
        var views: [UIView] = []
        var required: [NSLayoutConstraint] = []
        var wishes: [NSLayoutConstraint] = []
    }

    /// A tree of boxes; each is placed by requirements that have a solution whatever the numbers are.
    private func tree(_ dice: inout Dice, in root: UIView) -> Tree {
        var tree = Tree()
        for _ in 0..<Int(dice.whole(3...12)) {
            let parent = ([root] + tree.views).randomElement(using: &dice)!, view = UIView()
            let other = dice.coin() ? parent : tree.views.randomElement(using: &dice) ?? parent
            parent.addFree(view)
            tree.required.append(dice.coin() ? view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: dice.whole(-20...20))
                : view.centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: dice.whole(-20...20)))
            tree.required.append(dice.coin() ? view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: dice.whole(0...20))
                : view.centerYAnchor.constraint(equalTo: other.topAnchor, constant: dice.whole(-20...20)))
            tree.required.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: dice.whole(0...50)))
            tree.required.append(view.heightAnchor.constraint(lessThanOrEqualToConstant: dice.whole(50...90)))
            tree.wishes.append(view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: dice.whole(0...30)))
            tree.wishes.append(view.heightAnchor.constraint(equalToConstant: dice.whole(10...120)))
            tree.views.append(view)
        }
        for wish in tree.wishes { wish.priority = UILayoutPriority([250, 500, 750].randomElement(using: &dice)!) }
        NSLayoutConstraint.activate(tree.required + tree.wishes)
        return tree
    }

    @Test(arguments: 0..<60) func requirementsHoldThroughChanges(seed: UInt64) {
        var dice = Dice(state: seed)
        let root = LayoutStage.root(), tree = tree(&dice, in: root)
        for step in 0..<12 {
            let said = LayoutStage.logged { root.layoutIfNeeded() }
            #expect(said.isEmpty, "seed \(seed), step \(step)")
            // Frames lie on whole pixels, so each edge may be a part of one off.
            for constraint in tree.required where constraint.isActive {
                #expect(miss(constraint, in: root) <= 1.6, "seed \(seed), step \(step): \(constraint)")
            }
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: (tree.required + tree.wishes).randomElement(using: &dice)!.constant += dice.whole(0...9)
            case 1: tree.wishes.randomElement(using: &dice)!.isActive.toggle()
            case 2: root.frame.size = CGSize(width: dice.whole(100...500), height: dice.whole(100...500))
            default:
                let view = tree.views.randomElement(using: &dice)!
                view.widthAnchor.constraint(lessThanOrEqualToConstant: dice.whole(200...300)).isActive = true
            }
        }
    }

    /// What was changed and changed back misses as little as what was made at once.
    @Test(arguments: 0..<30) func historyDoesNotMatter(seed: UInt64) {
        var dice = Dice(state: seed), twin = Dice(state: seed)
        let first = LayoutStage.root(), old = tree(&dice, in: first)
        first.layoutIfNeeded()
        for _ in 0..<10 {
            let constraint = old.wishes.randomElement(using: &dice)!
            constraint.constant += 50
            first.layoutIfNeeded()
            constraint.constant -= 50
            first.frame.size.width += 13
            first.layoutIfNeeded()
            first.frame.size.width -= 13
            first.layoutIfNeeded()
        }
        let second = UIView(frame: first.frame), new = tree(&twin, in: second)
        second.layoutIfNeeded()
        func total(_ tree: Tree, _ priority: Float, _ root: UIView) -> CGFloat {
            tree.wishes.filter { $0.priority.rawValue == priority }.reduce(0) { $0 + miss($1, in: root) }
        }
        for priority in [750, 500, 250] as [Float] {
            // Half a pixel for each edge that was rounded.
            #expect(abs(total(old, priority, first) - total(new, priority, second)) < 12, "seed \(seed), priority \(priority)")
        }
    }
}
