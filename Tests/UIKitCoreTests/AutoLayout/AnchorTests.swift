import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct AnchorTests {
    @Test func edgesWithConstants() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(16, 10, 364, 590))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == rect(16, 10, 164, 90))
    }

    @Test func sizesCentresAndMultipliers() {
        let root = LayoutStage.root(), a = UIView(), b = UIView()
        root.addFree(a, b)
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
            a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
            a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            a.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
            b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 4),
            b.topAnchor.constraint(equalTo: a.topAnchor),
            b.widthAnchor.constraint(equalToConstant: 30),
            b.heightAnchor.constraint(equalTo: a.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(110, 260, 180, 90))
        #expect(b.frame == rect(294, 260, 30, 90))
    }

    @Test func inequalitiesGiveRoomToWishes() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), wish,
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 0, 380, 10))
        wish.constant = 100
        root.layoutIfNeeded()
        #expect(view.frame == rect(150, 0, 100, 10))
    }

    /// Two cousins: each has another superview, and their places are counted from the common ancestor.
    @Test func constraintsReachAcrossTheTree() {
        let root = LayoutStage.root(), left = UIView(), right = UIView(), a = UIView(), b = UIView()
        root.addFree(left, right)
        left.addFree(a)
        right.addFree(b)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), left.topAnchor.constraint(equalTo: root.topAnchor),
            left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 50), right.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            right.widthAnchor.constraint(equalToConstant: 100), right.heightAnchor.constraint(equalToConstant: 100),
            a.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 20), a.topAnchor.constraint(equalTo: left.topAnchor, constant: 60),
            a.widthAnchor.constraint(equalToConstant: 15), a.heightAnchor.constraint(equalToConstant: 15),
            b.topAnchor.constraint(equalTo: a.topAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 130),
            b.widthAnchor.constraint(equalTo: a.widthAnchor), b.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(right.frame == rect(160, 30, 100, 100))
        #expect(b.frame == rect(15, 30, 15, 1))
    }

    @Test func systemSpacingAndOffsets() {
        let root = LayoutStage.root(), a = ContentView(50, 20), b = ContentView(60, 20), c = ContentView(70, 20)
        root.addFree(a, b, c)
        let between = b.leadingAnchor.anchorWithOffset(to: c.leadingAnchor)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
            b.topAnchor.constraint(equalTo: a.bottomAnchor), c.topAnchor.constraint(equalTo: a.topAnchor),
            between.constraint(equalTo: a.widthAnchor, multiplier: 3, constant: 1),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(16, 8, 50, 20))
        #expect(b.frame == rect(74, 28, 60, 20))
        #expect(c.frame == rect(74 + 151, 8, 70, 20))
    }

    @Test func baselinesOfLabels() throws {
        let root = LayoutStage.root(), small = UILabel(), large = UILabel(), plain = UIView()
        small.text = "small"
        large.text = "large"
        large.font = .systemFont(ofSize: 40)
        root.addFree(small, large, plain)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor), plain.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        let first = try #require(small.baselineOffsets?.first), second = try #require(large.baselineOffsets?.first)
        #expect(abs(small.frame.midY + first - large.frame.midY - second) <= 0.5)
        #expect(abs(plain.frame.maxY - large.frame.midY - second) <= 0.5)
        // A larger font moves the line, and the other text with it.
        let before = small.frame.minY
        large.font = .systemFont(ofSize: 60)
        root.layoutIfNeeded()
        #expect(small.frame.minY > before + 10)
    }

    @Test func alignmentRectsLeaveOrnamentsOutside() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
        }
        let root = LayoutStage.root(), view = Shadowed()
        root.addFree(view)
        NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                                     view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)])
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 9, 56, 44))
        #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 10, 50, 40))
        #expect(view.frame(forAlignmentRect: rect(10, 10, 50, 40)) == view.frame)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 40))
    }

    @Test func theWholeInitialiserAndItsParts() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let width = NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                                       multiplier: 1, constant: 80)
        let height = NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
                                        multiplier: 0.5, constant: 3)
        let top = NSLayoutConstraint(item: view, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .topMargin,
                                     multiplier: 1, constant: 0)
        root.addConstraints([width, height, top])
        view.addConstraint(width)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 8, 80, 43))
        #expect(root.constraints == [height, top] && view.constraints == [width])
        #expect(top.firstItem === view && top.secondItem === root && top.secondAttribute == .topMargin)
        #expect(top.relation == .greaterThanOrEqual && height.multiplier == 0.5)
        #expect(height.firstAnchor == view.heightAnchor && height.secondAnchor == view.widthAnchor)
        #expect(view.heightAnchor == view.heightAnchor && view.heightAnchor != view.widthAnchor)
        root.removeConstraint(top)
        #expect(!top.isActive && root.constraints == [height])
    }

    @Test func badNumbersAreLoggedAndHarmless() {
        let root = LayoutStage.root(), view = UIView()
        root.addFree(view)
        let width = view.widthAnchor.constraint(equalToConstant: .nan)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([width, height])
        let said = LayoutStage.logged { height.constant = -.infinity }
        #expect(width.constant == 0 && height.constant == 0)
        #expect(said.allSatisfy { $0.contains("constant") })
        height.constant = .greatestFiniteMagnitude
        root.layoutIfNeeded()
        #expect(view.bounds.height == 1e7)
    }
}
