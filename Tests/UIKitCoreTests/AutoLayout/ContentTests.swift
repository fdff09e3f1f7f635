import Foundation
import Testing
import UIKitCore

/// Hugging, compression resistance, text that wraps, and sizes that fit.
@MainActor @Suite struct ContentTests {
    private func pair(_ root: UIView, _ a: UIView, _ b: UIView) {
        root.addFree(a, b)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            b.rightAnchor.constraint(equalTo: root.rightAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    @Test func theOneThatHugsLessGrows() {
        let root = LayoutStage.root(200), a = ContentView(50, 10), b = ContentView(60, 10)
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        pair(root, a, b)
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 150)
        b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 140 && b.frame.width == 60)
        #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test func theOneThatResistsLessIsCut() {
        let root = LayoutStage.root(100), a = ContentView(80, 10), b = ContentView(60, 10)
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        pair(root, a, b)
        root.layoutIfNeeded()
        #expect(a.frame.width == 80 && b.frame.width == 20)
        b.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 40 && b.frame.width == 60)
        #expect(b.contentCompressionResistancePriority(for: .horizontal) == .required)
    }

    @Test func newContentIsANewLayout() {
        let root = LayoutStage.root(), view = ContentView(30, 20)
        root.addFree(view)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == rect(185, 0, 30, 20))
        view.content = CGSize(width: 40, height: 24)
        root.layoutIfNeeded()
        #expect(view.frame == rect(180, 0, 40, 24))
        view.content.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        #expect(view.frame == rect(200, 0, 0, 24))
        _ = LayoutStage.logged { view.content = CGSize(width: CGFloat.nan, height: -5) }
        root.layoutIfNeeded()
        #expect(view.frame == rect(200, 0, 0, 0))
    }

    // MARK: Wrapping text

    private func paragraph() -> UILabel {
        let label = UILabel()
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        label.numberOfLines = 0
        return label
    }

    @Test func textWrapsInTheWidthThatItGets() {
        let root = LayoutStage.root(150), label = paragraph(), below = ContentView(10, 10)
        root.addFree(label, below)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let narrow = label.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(label.frame == rect(0, 0, 150, narrow) && below.frame.minY == narrow)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        let wide = label.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(wide < narrow)
        #expect(label.frame.height == wide && below.frame.minY == wide)
        root.frame.size.width = 4000
        root.layoutIfNeeded()
        #expect(label.frame.height < wide)
        label.text = "Short"
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect(below.frame.minY == label.intrinsicContentSize.height)
    }

    /// A bubble: as wide as its longest line, and no wider than three quarters of the window.
    @Test func textThatMayBeNarrowerHugsItsLines() {
        let root = LayoutStage.root(200), label = paragraph()
        root.addFree(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
        ])
        func expectHugging(_ limit: CGFloat) {
            root.layoutIfNeeded()
            let size = label.sizeThatFits(CGSize(width: limit, height: 0))
            #expect(label.frame.size == size)
        }
        expectHugging(150)
        root.frame.size.width = 400
        expectHugging(300)
        root.frame.size.width = 160
        expectHugging(120)
        label.text = "Hi"
        expectHugging(120)
        label.text = "Hi again, with rather many words in a row that go on"
        expectHugging(120)
    }

    // MARK: Fitting

    private func card(_ label: UILabel) -> UIView {
        let card = UIView()
        card.addFree(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10), label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
        ])
        return card
    }

    @Test func fittingSizesOfACard() {
        Stage.install()
        let label = paragraph(), card = card(label), line = UILabel()
        line.text = label.text
        let whole = line.intrinsicContentSize
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: whole.width + 10, height: whole.height + 20))
        let fitted = card.systemLayoutSizeFitting(CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
                                                  verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == CGSize(width: 160, height: label.sizeThatFits(CGSize(width: 150, height: 0)).height + 20))
        let expanded = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(expanded == CGSize(width: whole.width + 10, height: whole.height + 20))
    }

    /// Measuring leaves what is shown alone, whoever holds the view.
    @Test func fittingDoesNotDisturbTheLayout() {
        let root = LayoutStage.root(120), label = paragraph(), card = card(label)
        root.addFree(card)
        NSLayoutConstraint.activate([card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                                     card.trailingAnchor.constraint(equalTo: root.trailingAnchor), card.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        let frame = label.frame
        #expect(frame.width == 110)
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.width > 300)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label.frame == frame)
        #expect(label.intrinsicContentSize.height == frame.height)
    }

    /// A cell's content view is held by its autoresizing mask, and all the same says how high the cell should be.
    @Test func masksInsideGrowWithWhatIsMeasured() {
        Stage.install()
        let cell = UIView(frame: rect(0, 0, 320, 44)), content = UIView(frame: cell.bounds), view = ContentView(50, 70)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        content.addFree(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 4), view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
        let size = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                                                verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 78))
    }

    @Test func viewsWithoutConstraintsFitTheirContent() {
        Stage.install()
        let label = UILabel()
        label.text = "Text"
        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.intrinsicContentSize)
        #expect(UIView(frame: rect(0, 0, 50, 50)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }
}
