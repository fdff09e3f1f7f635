import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// A change costs what it moves.
@MainActor @Suite struct IncrementalTests {
    /// Fifty rows, each with two views, under a root.
    private func rows(_ root: UIView) -> [(row: ContentView, name: ContentView, gap: NSLayoutConstraint)] {
        (0..<50).map { index in
            let row = ContentView(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric), name = ContentView(60, 20), detail = ContentView(80, 20)
            root.addFree(row)
            row.addFree(name, detail)
            let gap = name.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 44), row.heightAnchor.constraint(equalToConstant: 44),
                gap, name.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                detail.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 4), detail.topAnchor.constraint(equalTo: name.topAnchor),
            ])
            return (row, name, gap)
        }
    }

    @Test func oneConstantMovesOnlyWhatDependsOnIt() throws {
        let root = LayoutStage.root(400, 2200), rows = rows(root)
        root.layoutIfNeeded()
        let engine = try #require(root.layoutStorage?.ownEngine)
        #expect(engine.constraintCount > 600)
        let layouts = rows.map(\.row.layouts), pivots = engine.pivotCount
        rows[20].gap.constant = 30
        root.layoutIfNeeded()
        #expect(engine.movedItems == 2)
        #expect(engine.pivotCount == pivots)
        #expect(rows[20].name.frame.minX == 30)
        let after = rows.map(\.row.layouts)
        #expect(after[20] == layouts[20] + 1)
        #expect(zip(after, layouts).count { $0 != $1 } == 1)
    }

    @Test func oneContentSizeMovesOnlyWhatDependsOnIt() throws {
        let root = LayoutStage.root(400, 2200), rows = rows(root)
        root.layoutIfNeeded()
        let engine = try #require(root.layoutStorage?.ownEngine)
        rows[7].name.content.width = 100
        root.layoutIfNeeded()
        #expect(engine.movedItems == 2)
        #expect(rows[7].name.frame == rect(8, 12, 100, 20))
    }

    @Test func aNewSizeOfTheRootSolvesWithoutPivots() throws {
        let root = LayoutStage.root(400, 2200), rows = rows(root)
        root.layoutIfNeeded()
        let engine = try #require(root.layoutStorage?.ownEngine), pivots = engine.pivotCount
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(engine.pivotCount == pivots)
        #expect(rows.allSatisfy { $0.row.bounds.width == 500 })
    }

    @Test func nothingChangedIsNothingDone() throws {
        let root = LayoutStage.root(400, 2200), rows = rows(root)
        root.layoutIfNeeded()
        let layouts = rows.map(\.row.layouts)
        root.layoutIfNeeded()
        rows[3].gap.constant = 8
        root.layoutIfNeeded()
        #expect(rows.map(\.row.layouts) == layouts)
    }

    /// Views that have nothing to do with constraints do not even make a note of it.
    @Test func viewsWithoutConstraintsPayNothing() {
        let root = LayoutStage.root()
        let views = (0..<10).map { UIView(frame: rect(CGFloat($0), 0, 10, 10)) }
        for view in views { root.addSubview(view) }
        root.layoutIfNeeded()
        #expect(views.allSatisfy { $0.layoutStorage == nil } && root.layoutStorage == nil)
        #expect(views[3].frame == rect(3, 0, 10, 10))
    }

    @Test func framesFollowTheMaskWithinConstraints() {
        let root = LayoutStage.root(400, 600), framed = UIView(frame: rect(20, 20, 100, 50)), beside = ContentView(10, 10)
        framed.autoresizingMask = [.flexibleWidth]
        root.addSubview(framed)
        root.addFree(beside)
        NSLayoutConstraint.activate([beside.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5),
                                     beside.topAnchor.constraint(equalTo: framed.bottomAnchor)])
        root.layoutIfNeeded()
        #expect(beside.frame == rect(125, 70, 10, 10))
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(framed.frame == rect(20, 20, 200, 50) && beside.frame == rect(225, 70, 10, 10))
        framed.frame = rect(0, 0, 30, 30)
        root.layoutIfNeeded()
        #expect(beside.frame == rect(35, 30, 10, 10))
        framed.center = CGPoint(x: 115, y: 15)
        root.layoutIfNeeded()
        #expect(beside.frame == rect(135, 30, 10, 10))
    }

    @Test func aTransformedViewIsPlacedByBoundsAndCentre() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100), view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 50, height: 50) && view.center == CGPoint(x: 125, y: 125))
        #expect(view.frame == rect(75, 75, 100, 100))
    }

    @Test func edgesLieOnWholePixels() {
        let root = LayoutStage.root(100, 10)
        let views = [UIView(), UIView(), UIView()]
        var previous: UIView?
        for view in views {
            root.addFree(view)
            view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor).isActive = true
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
            previous = view
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    }
}
