import ContextMenuTesting
import UIKit

/// Auto Layout: a thousand constraints from scratch, and after one of them changed.
@MainActor enum ConstraintLayout {
    private static let rowCount = 112

    /// Rows of two labels, nine constraints each; the content sizes come on top.
    @MainActor private struct Rows {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 6000))
        var gaps: [NSLayoutConstraint] = []
        var names: [UILabel] = []

        init() {
            var constraints: [NSLayoutConstraint] = []
            for index in 0..<rowCount {
                let row = UIView(), name = UILabel(), detail = UILabel()
                for view in [row, name, detail] { view.translatesAutoresizingMaskIntoConstraints = false }
                name.text = "Name \(index)"
                detail.text = "Detail"
                root.addSubview(row)
                row.addSubview(name)
                row.addSubview(detail)
                let gap = name.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16)
                constraints += [
                    row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 44),
                    row.heightAnchor.constraint(equalToConstant: 44), gap, name.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                    detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
                    detail.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
                    detail.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
                ]
                gaps.append(gap)
                names.append(name)
            }
            NSLayoutConstraint.activate(constraints)
        }

        /// The same places, calculated by hand.
        func layOutByHand() {
            for (index, row) in root.subviews.enumerated() {
                row.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: root.bounds.width, height: 44)
                let name = row.subviews[0].intrinsicContentSize, detail = row.subviews[1].intrinsicContentSize
                row.subviews[0].frame = CGRect(x: 16, y: (44 - name.height) / 2, width: name.width, height: name.height)
                row.subviews[1].frame = CGRect(x: root.bounds.width - 16 - detail.width, y: (44 - detail.height) / 2, width: detail.width,
                                               height: detail.height)
            }
        }
    }

    static func run(runs: Int, say: (_ name: String, _ value: Double, _ unit: String, _ note: String) -> Void) {
        let app = HeadlessApp(UIViewController(), size: Stage.size)
        let scratch = Samples((0..<max(3, runs / 3)).map { _ in
            let rows = Rows()
            return milliseconds { rows.root.layoutIfNeeded() }
        }).median
        let rows = Rows()
        rows.root.layoutIfNeeded()
        var turn: CGFloat = 0
        @MainActor func each(_ change: @MainActor (Int) -> Void) -> Double {
            Samples((0..<runs * 5).map { index in
                turn += 1
                return milliseconds {
                    change(index % rowCount)
                    rows.root.layoutIfNeeded()
                }
            }).median
        }
        let constant = each { rows.gaps[$0].constant = 16 + turn.truncatingRemainder(dividingBy: 9) }
        let text = each { rows.names[$0].text = "Name \(Int(turn))" }
        let width = each { _ in rows.root.frame.size.width = 400 + turn.truncatingRemainder(dividingBy: 9) }
        let byHand = Samples((0..<runs).map { _ in milliseconds { rows.layOutByHand() } }).median
        say("1,008 constraints, 336 views: first layout", scratch, "ms", "measuring 224 texts is counted in")
        say("one constant of 1,008 changed: layout", constant, "ms", "")
        say("one constant, share of the first layout", 100 * constant / scratch, "%", "under 2 is the aim")
        say("one text changed: layout", text, "ms", "")
        say("the width of all rows changed: layout", width, "ms", "")
        say("the same rows laid out by hand", byHand, "ms", "texts measured, as by constraints on a first layout")
        _ = app
    }

    private static func milliseconds(_ body: @MainActor () -> Void) -> Double {
        let start = Moment.now
        body()
        return (Moment.now - start) * 1000
    }
}
