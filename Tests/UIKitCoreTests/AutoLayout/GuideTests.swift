import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct GuideTests {
    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func guidesShareRoom() {
        let root = LayoutStage.root(100, 10), a = UIView(), b = UIView(), guides = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
        root.addFree(a, b)
        for guide in guides { root.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor), guides[0].trailingAnchor.constraint(equalTo: a.leadingAnchor),
            guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor), guides[1].trailingAnchor.constraint(equalTo: b.leadingAnchor),
            guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor), guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor), guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 20 && b.frame.minX == 60)
        #expect(guides[1].layoutFrame.minX == 40 && guides[1].layoutFrame.width == 20)
        #expect(root.layoutGuides == guides && guides[0].owningView === root)
        guides[2].owningView = nil
        #expect(root.layoutGuides.count == 2)
    }

    @Test func marginsAndTheirChanges() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        pin(view, to: root.layoutMarginsGuide)
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 384, 584))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == rect(2, 1, 394, 596))
        #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
        // Margins that leave nothing are no conflict.
        root.frame.size = CGSize(width: 3, height: 3)
        #expect(LayoutStage.logged { root.layoutIfNeeded() }.isEmpty || view.bounds.width == 0)
    }

    @Test func theSafeAreaOfAController() {
        let controller = UIViewController(), view = UIView()
        let stage = Stage(controller, size: CGSize(width: 300, height: 500))
        controller.view.addFree(view)
        pin(view, to: controller.view.safeAreaLayoutGuide)
        stage.draw()
        #expect(view.frame == rect(0, 0, 300, 500))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 10)
        stage.draw()
        #expect(view.frame == rect(0, 20, 290, 446))
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)
    }

    @Test func readableWidthIsLimited() {
        let root = LayoutStage.root(1000, 100), view = UIView()
        root.addFree(view)
        pin(view, to: root.readableContentGuide)
        root.layoutIfNeeded()
        #expect(view.frame == rect(164, 8, 672, 84))
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 484, 84))
        #expect(root.readableContentGuide.layoutFrame == view.frame)
    }

    @Test func guidesWithoutConstraintsKnowTheirFrames() {
        let root = LayoutStage.root(1000, 100)
        #expect(root.layoutMarginsGuide.layoutFrame == rect(8, 8, 984, 84))
        #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
        #expect(root.readableContentGuide.layoutFrame == rect(164, 8, 672, 84))
    }

    // MARK: Right to left

    @Test func leadingIsOnTheRightWhereOneReadsFromThere() {
        let root = LayoutStage.root(isRightToLeft: true), view = UIView(), after = UIView(), fixed = UIView()
        root.addFree(view, after, fixed)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
            after.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 5),
            after.leadingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: 5), after.widthAnchor.constraint(equalToConstant: 20),
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), fixed.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 340 && after.frame.minX == 315 && fixed.frame.minX == 10)
        for view in [view, after] { view.semanticContentAttribute = .forceLeftToRight }
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10 && after.frame.minX == 65)
    }

    @Test func multipliersAndDistancesAreMirroredToo() {
        for isRightToLeft in [false, true] {
            let root = LayoutStage.root(isRightToLeft: isRightToLeft), a = UIView(), b = UIView()
            root.addFree(a, b)
            let constraints = [
                NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25, constant: 10),
                a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
                a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 30),
            ]
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            let mirrored = isRightToLeft ? [a, b].map { 400 - $0.frame.maxX } : [a, b].map(\.frame.minX)
            #expect(mirrored == [110, 160])
        }
    }
}
