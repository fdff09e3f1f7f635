import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

/// Auto Layout where other parts use it.
@MainActor @Suite struct AutoLayoutUseTests {
    @Test func aConstantCanBeAnimated() {
        let stage = Stage(), view = UIView()
        stage.content.addFree(view)
        let left = view.leftAnchor.constraint(equalTo: stage.content.leftAnchor)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: stage.content.topAnchor),
                                     view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20)])
        stage.draw()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.content.layoutIfNeeded() })
        #expect(view.frame.minX == 100)
        #expect(view.layer.presentation()?.frame.minX == 0)
        stage.platform.advance(by: 0.5)
        #expect(view.layer.presentation()?.frame.minX == 50)
        stage.settle()
        #expect(view.layer.presentation()?.frame.minX == 100)
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(), view = ContentView(50, 30 + CGFloat(indexPath.row) * 20)
            cell.contentView.addFree(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            ])
            return cell
        }
    }

    @Test func rowsAreAsHighAsTheirConstraintsSay() {
        let stage = Stage(), table = UITableView(), source = Source()
        table.dataSource = source
        _ = stage.add(table, at: rect(0, 0, 300, 400))
        stage.draw()
        let cells = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells.map(\.bounds.height) == [40, 60, 80])
        #expect(cells[2].contentView.subviews[0].frame == rect(16, 5, 50, 70))
    }

    @Test func controlsHugTheirContent() {
        let root = LayoutStage.root(300), name = UILabel(), toggle = UISwitch(), spinner = UIActivityIndicatorView()
        name.text = "Name"
        root.addFree(name, toggle, spinner)
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[name]-[spinner]-[toggle]-|", options: .alignAllCenterY, metrics: nil,
            views: ["name": name, "toggle": toggle, "spinner": spinner]))
        root.layoutIfNeeded()
        #expect(toggle.frame.size == toggle.intrinsicContentSize && toggle.frame.maxX == 292)
        #expect(spinner.frame.size == spinner.intrinsicContentSize)
        #expect(name.frame.maxX == spinner.frame.minX - 8 && name.frame.width > name.intrinsicContentSize.width)
    }

    @Test func aButtonsTitleStandsOnTheLineOfALabel() throws {
        let root = LayoutStage.root(), label = UILabel(), button = UIButton(type: .system)
        label.text = "Label"
        button.setTitle("Button", for: .normal)
        root.addFree(label, button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), button.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor), label.leftAnchor.constraint(equalTo: button.rightAnchor),
        ])
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel), own = try #require(label.baselineOffsets?.first)
        let line = try #require(title.baselineOffsets?.first)
        let titleMiddle = title.convert(CGPoint(x: 0, y: title.bounds.midY), to: root).y
        #expect(abs(label.frame.midY + own - titleMiddle - line) <= 0.5)
    }

    /// A menu's and a bar's own views use no constraints, and frames given by hand stay in a window with an engine.
    @Test func framesAndConstraintsLiveSideBySide() {
        let stage = Stage(), framed = stage.add(UIView(), at: rect(3, 4, 50, 60)), free = UIView()
        stage.content.addFree(free)
        free.widthAnchor.constraint(equalTo: stage.content.widthAnchor).isActive = true
        stage.draw()
        #expect(framed.frame == rect(3, 4, 50, 60) && free.bounds.width == 400)
        framed.frame.origin.x = 30
        stage.draw()
        #expect(framed.frame == rect(30, 4, 50, 60))
    }
}
