import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct StackViewTests {
    private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 10, width: CGFloat? = 300,
                       height: CGFloat? = 100, isRightToLeft: Bool = false, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let root = LayoutStage.root(isRightToLeft: isRightToLeft), stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        change(stack)
        root.addFree(stack)
        NSLayoutConstraint.activate([stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor)])
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return stack
    }

    private func three() -> [ContentView] { [ContentView(50, 20, "a"), ContentView(60, 30, "b"), ContentView(40, 40, "c")] }

    private func lay(_ stack: UIStackView) { stack.superview?.layoutIfNeeded() }

    // MARK: Distributions

    @Test func fillGrowsTheOneThatHugsLeast() {
        let views = three()
        views[0].setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
        views[2].setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
        _ = stack(views)
        #expect(views.map(\.frame) == [rect(0, 0, 50, 100), rect(60, 0, 190, 100), rect(260, 0, 40, 100)])
    }

    @Test func fillCutsTheOneThatResistsLeast() {
        let views = three()
        views[1].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        _ = stack(views, width: 120)
        #expect(views.map(\.frame.width) == [50, 10, 40])
    }

    /// Where hugging and resistance are all the same, the order decides, whatever was before.
    @Test func fillBreaksTiesByOrder() {
        let views = three(), stack = stack(views)
        #expect(views.map(\.frame.width) == [180, 60, 40])
        let width = stack.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil && $0.constant == 300 }
        width?.constant = 150
        lay(stack)
        #expect(views.map(\.frame.width) == [50, 60, 20])
        width?.constant = 300
        lay(stack)
        #expect(views.map(\.frame.width) == [180, 60, 40])
    }

    @Test func fillEqually() {
        let views = three()
        _ = stack(views) { $0.distribution = .fillEqually }
        #expect(views.map(\.frame.minX) == [0, 103.5, 206.5])
        #expect(views.allSatisfy { abs($0.frame.width - 280.0 / 3) < 0.5 })
    }

    @Test func fillProportionally() {
        let views = [ContentView(50, 10), ContentView(100, 10), ContentView(130, 10)]
        _ = stack(views, width: 580) { $0.distribution = .fillProportionally }
        #expect(views.map(\.frame.width) == [100, 200, 260])
        views[0].content.width = 120
        views[0].superview?.superview?.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [192, 160, 208])
    }

    @Test func equalSpacing() {
        let views = three(), stack = stack(views) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame.minX) == [0, 125, 260])
        #expect(views.map(\.frame.width) == [50, 60, 40])
        let narrow = self.stack(three(), width: nil) { $0.distribution = .equalSpacing }
        #expect(narrow.bounds.width == 170)
        _ = stack
    }

    @Test func equalCentering() {
        let views = three()
        _ = stack(views) { $0.distribution = .equalCentering }
        // From 25 to 280 in two equal steps.
        #expect(views.map(\.frame.midX) == [25, 152.5, 280])
        let tight = three()
        _ = stack(tight, width: 172) { $0.distribution = .equalCentering }
        #expect(tight.map(\.frame.width) == [50, 60, 40])
        #expect(zip(tight, tight.dropFirst()).allSatisfy { $1.frame.minX - $0.frame.maxX >= 10 })
    }

    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    func columnsDoTheSame(distribution: UIStackView.Distribution) {
        let row = three(), column = three()
        for view in column { view.content = CGSize(width: view.content.height, height: view.content.width) }
        _ = stack(row, .horizontal, width: 300, height: 80) { $0.distribution = distribution }
        _ = stack(column, .vertical, width: 80, height: 300) { $0.distribution = distribution }
        #expect(column.map(\.frame) == row.map { rect($0.frame.minY, $0.frame.minX, $0.frame.height, $0.frame.width) })
    }

    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    func rightToLeftIsTheMirrorImage(distribution: UIStackView.Distribution) {
        let left = three(), right = three()
        _ = stack(left) { $0.distribution = distribution }
        let mirrored = stack(right, isRightToLeft: true) { $0.distribution = distribution }
        #expect(mirrored.frame.maxX == 400)
        #expect(zip(left, right).allSatisfy { abs($0.frame.minX + $1.frame.maxX - 300) <= 0.5 && abs($0.frame.width - $1.frame.width) <= 0.5 })
    }

    // MARK: Alignments

    @Test func alignmentsOfARow() {
        func tops(_ alignment: UIStackView.Alignment, height: CGFloat? = 100) -> [CGFloat] {
            let views = three()
            let stack = stack(views, height: height) { $0.alignment = alignment }
            if height == nil { #expect(stack.bounds.height == 40) }
            #expect(views.map(\.frame.height) == (alignment == .fill ? [stack.bounds.height, stack.bounds.height, stack.bounds.height] : [20, 30, 40]))
            return views.map(\.frame.minY)
        }
        #expect(tops(.fill) == [0, 0, 0])
        #expect(tops(.top) == [0, 0, 0])
        #expect(tops(.center) == [40, 35, 30])
        #expect(tops(.bottom) == [80, 70, 60])
        #expect(tops(.fill, height: nil) == [0, 0, 0])
        #expect(tops(.center, height: nil) == [10, 5, 0])
        #expect(tops(.bottom, height: nil) == [20, 10, 0])
    }

    @Test func alignmentsOfAColumn() {
        func lefts(_ alignment: UIStackView.Alignment, isRightToLeft: Bool = false) -> [CGFloat] {
            let views = three()
            _ = stack(views, .vertical, width: 100, height: nil, isRightToLeft: isRightToLeft) { $0.alignment = alignment }
            #expect(views.map(\.frame.minY) == [0, 30, 70])
            return views.map(\.frame.minX)
        }
        #expect(lefts(.leading) == [0, 0, 0])
        #expect(lefts(.center) == [25, 20, 30])
        #expect(lefts(.trailing) == [50, 40, 60])
        #expect(lefts(.leading, isRightToLeft: true) == [50, 40, 60])
    }

    @Test func baselinesOfARow() throws {
        let small = UILabel(), large = UILabel(), plain = ContentView(10, 10)
        small.text = "small"
        large.text = "large"
        large.font = .systemFont(ofSize: 40)
        let stack = stack([small, large, plain], height: nil) { $0.alignment = .firstBaseline }
        let first = try #require(small.baselineOffsets?.first), second = try #require(large.baselineOffsets?.first)
        #expect(abs(small.frame.midY + first - large.frame.midY - second) <= 0.5)
        #expect(large.frame.minY == 0 && small.frame.minY > 5)
        // Without text, the top is the first baseline.
        #expect(abs(plain.frame.minY - large.frame.midY - second) <= 0.5)
        #expect(stack.frame.maxY == max(large.frame.maxY, plain.frame.maxY))
    }

    @Test func aColumnCanCountFromBaselineToBaseline() throws {
        let a = UILabel(), b = UILabel()
        a.text = "a"
        b.text = "b"
        _ = stack([a, b], .vertical, spacing: 30, height: nil) {
            $0.isBaselineRelativeArrangement = true
            $0.alignment = .leading
        }
        let first = try #require(a.baselineOffsets?.last), second = try #require(b.baselineOffsets?.first)
        #expect(abs(b.frame.midY + second - a.frame.midY - first - 30) <= 0.5)
    }

    // MARK: Changes

    @Test func spacingsAndMargins() {
        let views = three()
        let stack = stack(views, width: nil) {
            $0.setCustomSpacing(25, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(views.map(\.frame.minX) == [2, 77, 147])
        #expect(views[0].frame.minY == 1 && views[0].frame.height == 96)
        #expect(stack.bounds.width == 191)
        #expect(stack.customSpacing(after: views[0]) == 25 && stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        let made = stack.constraints
        stack.spacing = 20
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        lay(stack)
        #expect(views.map(\.frame.minX) == [2, 60, 140])
        #expect(stack.constraints == made)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = false
        lay(stack)
        #expect(views.map(\.frame.minX) == [0, 70, 150])
    }

    @Test func hiddenViewsTakeNoRoom() {
        let views = three(), stack = stack(views, width: nil)
        views[1].isHidden = true
        lay(stack)
        #expect(views[2].frame.minX == 60 && stack.bounds.width == 100)
        views[1].isHidden = false
        lay(stack)
        #expect(views[1].frame.minX == 60 && views[2].frame.minX == 130)
        for view in views { view.isHidden = true }
        lay(stack)
        #expect(stack.bounds.width == 0)
    }

    @Test func viewsComeGoAndMove() {
        let views = three(), stack = stack(Array(views[..<2]), width: nil)
        stack.insertArrangedSubview(views[2], at: 0)
        lay(stack)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(views.map(\.frame.minX) == [50, 110, 0])
        stack.insertArrangedSubview(views[2], at: 2)
        lay(stack)
        #expect(views.map(\.frame.minX) == [0, 60, 130])
        stack.removeArrangedSubview(views[0])
        lay(stack)
        #expect(views[0].superview === stack && stack.arrangedSubviews == [views[1], views[2]])
        #expect(views[1].frame.minX == 0 && views[2].frame.minX == 70)
        views[1].removeFromSuperview()
        lay(stack)
        #expect(stack.arrangedSubviews == [views[2]] && views[2].frame.minX == 0 && stack.bounds.width == 40)
    }

    @Test func stacksWithinStacks() {
        let title = ContentView(80, 20), detail = ContentView(60, 16), icon = ContentView(30, 30)
        icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 4
        let outer = stack([icon, texts], spacing: 8, width: 200, height: nil) { $0.alignment = .center }
        #expect(outer.bounds.height == 40)
        #expect(icon.frame == rect(0, 5, 30, 30) && texts.frame == rect(38, 0, 162, 40))
        #expect(title.frame == rect(0, 0, 162, 20) && detail.frame == rect(0, 24, 162, 16))
        detail.isHidden = true
        lay(outer)
        #expect(outer.bounds.height == 30 && texts.frame == rect(38, 5, 162, 20))
    }

    @Test func wrappingTextInAColumn() {
        let label = UILabel(), button = ContentView(40, 30)
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        label.numberOfLines = 0
        let stack = stack([label, button], .vertical, width: 120, height: nil) { $0.alignment = .leading }
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(label.frame.size == size && stack.bounds.height == size.height + 40)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == size.height + 40)
    }

    @Test func aStackAloneFitsItsViews() {
        Stage.install()
        let stack = UIStackView(arrangedSubviews: three())
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 160, height: 40))
        stack.axis = .vertical
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 100))
    }
}
