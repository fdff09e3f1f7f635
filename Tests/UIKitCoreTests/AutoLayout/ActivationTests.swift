import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct ActivationTests {
    @Test func theClosestAncestorKeepsTheConstraint() {
        let root = LayoutStage.root(), box = UIView(), a = UIView(), b = UIView()
        root.addFree(box)
        box.addFree(a, b)
        let own = a.widthAnchor.constraint(equalToConstant: 1), pair = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let outer = b.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([own, pair, outer])
        #expect(a.constraints == [own] && box.constraints == [pair] && root.constraints == [outer])
        NSLayoutConstraint.deactivate([own, pair, outer])
        #expect(a.constraints.isEmpty && box.constraints.isEmpty && root.constraints.isEmpty)
    }

    @Test func deactivatedConstraintsNoLongerCount() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50), wide = view.widthAnchor.constraint(equalToConstant: 90)
        narrow.isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        narrow.isActive = false
        wide.isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.width == 90)
    }

    /// Off and on again before a layout is no change.
    @Test func switchingTwiceIsHarmless() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        for _ in 0..<3 {
            width.isActive = true
            width.isActive = false
            width.isActive = true
        }
        root.layoutIfNeeded()
        width.isActive = false
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        #expect(view.constraints == [width])
        width.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 0)
    }

    /// Source: Apple, UIView.removeFromSuperview: constraints that reach out of the subtree end.
    @Test func aViewThatLeavesTakesOnlyItsOwnAlong() {
        let root = LayoutStage.root(), other = UIView(frame: rect(0, 0, 300, 300)), box = UIView(), inner = UIView()
        root.addFree(box)
        box.addFree(inner)
        let outside = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 9)
        let size = box.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([outside, inside, size])
        root.layoutIfNeeded()
        #expect(box.frame.minX == 7 && inner.frame.minX == 9)
        other.addSubview(box)
        #expect(!outside.isActive && inside.isActive && size.isActive)
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        #expect(box.frame == rect(0, 0, 60, 0) && inner.frame.minX == 9)
        inside.constant = 11
        other.layoutIfNeeded()
        #expect(inner.frame.minX == 11)
    }

    @Test func nothingKeepsRemovedViewsAlive() {
        let root = LayoutStage.root()
        weak var gone: UIView?
        weak var guide: UILayoutGuide?
        do {
            let view = UIView(), area = UILayoutGuide()
            root.addFree(view)
            root.addLayoutGuide(area)
            gone = view
            guide = area
            NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: area.rightAnchor),
                                         area.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                                         area.leftAnchor.constraint(equalTo: root.leftAnchor)])
            root.layoutIfNeeded()
            #expect(view.frame.minX == 200)
            view.removeFromSuperview()
            root.removeLayoutGuide(area)
        }
        root.layoutIfNeeded()
        #expect(gone == nil && guide == nil && root.constraints.isEmpty)
    }

    @Test func aWholeTreeGoesWithItsRoot() {
        Stage.install()
        weak var engine: LayoutEngine?
        weak var child: UIView?
        do {
            let root = UIView(frame: rect(0, 0, 100, 100)), view = UIView(), stack = UIStackView(arrangedSubviews: [UIView()])
            root.addFree(view, stack)
            NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: stack.rightAnchor)])
            root.layoutIfNeeded()
            engine = root.layoutStorage?.ownEngine
            child = stack
            #expect(engine != nil)
        }
        #expect(engine == nil && child == nil)
    }

    /// A tree that was solved alone is solved again as part of a window.
    @Test func aTreeMovesIntoAWindow() {
        let controller = UIViewController()
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let view = UIView()
        controller.view.addFree(view)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
                                     view.heightAnchor.constraint(equalToConstant: 10)])
        controller.view.layoutIfNeeded()
        #expect(view.bounds.width == controller.view.bounds.width)
        stage.window.rootViewController = controller
        stage.draw()
        #expect(view.bounds.width == 320)
        #expect(controller.view.layoutStorage?.ownEngine == nil && stage.window.layoutStorage?.ownEngine != nil)
    }

    @Test func prioritiesChangeWhileActive() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let a = view.widthAnchor.constraint(equalToConstant: 10), b = view.widthAnchor.constraint(equalToConstant: 20)
        a.priority = UILayoutPriority(500)
        b.priority = UILayoutPriority(400)
        NSLayoutConstraint.activate([a, b])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 10)
        b.priority = UILayoutPriority(501)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 20)
    }

    @Test func updateConstraintsRunsOnceAndFromBelow() {
        final class Updating: UIView {
            var note: (() -> Void)?
            override func updateConstraints() {
                note?()
                super.updateConstraints()
            }
        }
        let root = LayoutStage.root(), outer = Updating(), inner = Updating()
        var order: [String] = []
        outer.note = { order.append("outer") }
        inner.note = { order.append("inner") }
        root.addSubview(outer)
        outer.addSubview(inner)
        root.layoutIfNeeded()
        #expect(order == ["inner", "outer"])
        root.layoutIfNeeded()
        #expect(order.count == 2 && !outer.needsUpdateConstraints())
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(order == ["inner", "outer", "outer"])
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(order == ["inner", "outer", "outer", "inner"])
    }

    @Test func aControllerUpdatesTheConstraintsOfItsView() {
        final class Controller: UIViewController {
            var updates = 0
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller(), stage = Stage(controller)
        #expect(controller.updates == 1)
        controller.view.setNeedsUpdateConstraints()
        stage.draw()
        #expect(controller.updates == 2)
    }
}
