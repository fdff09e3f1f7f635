import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct VisualFormatTests {
    private let views: [String: UIView] = ["a": ContentView(30, 20, "a"), "b": ContentView(40, 20, "b"), "c": ContentView(50, 20, "c")]

    private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
                     isRightToLeft: Bool = false) -> [CGRect] {
        let root = LayoutStage.root(200, 100, isRightToLeft: isRightToLeft)
        for name in ["a", "b", "c"] { root.addFree(views[name]!) }
        for format in formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        root.layoutIfNeeded()
        return ["a", "b", "c"].map { views[$0]!.frame }
    }

    @Test func gapsOfAllKinds() {
        let frames = lay("|-[a]-[b]-20-[c(10)]", "V:|-5-[a]", "V:|[b]-(>=10,==12@500)-[c]")
        #expect(frames == [rect(8, 5, 30, 20), rect(46, 0, 40, 20), rect(106, 32, 10, 20)])
    }

    @Test func adjoiningAndPinnedToBothEnds() {
        let frames = lay("H:|[a][b(==a)][c(==a)]|", "V:[a]-(-5)-[b]", "V:[a]-3-|")
        #expect(frames[0] == rect(0, 77, 66.5, 20))
        #expect(frames[1].minX == 66.5 && frames[1].minY == 92 && frames[2].maxX == 200)
    }

    @Test func metricsPrioritiesAndArithmetic() {
        let frames = lay("|-left-[a(wide@high)]-gap-[b(==a*2+4)]", "[c(a/2-1)]", metrics: ["left": 12, "wide": 25.0, "gap": NSNumber(value: 3), "high": 900])
        #expect(frames.map(\.width) == [25, 54, 11.5])
        #expect(frames[0].minX == 12 && frames[1].minX == 40)
    }

    @Test func optionsAlignAndTurnTheLine() {
        let aligned = lay("|-5-[a(==20)]-5-[b]-5-[c]", "V:|-40-[a(30)]", options: [])
        #expect(aligned[1].minY == 0)
        let centred = lay("|-5-[a(20)]-5-[b]-5-[c]", options: [.alignAllCenterY, .directionRightToLeft])
        #expect(centred[0].minX == 175 && centred[0].width == 20)
        #expect(centred[1].maxX == 170 && centred[2].maxX == 125)
        let mirrored = lay("|-5-[a(20)]-5-[b]", isRightToLeft: true)
        #expect(mirrored[0].maxX == 195 && mirrored[1].maxX == 170)
        let fixed = lay("|-5-[a(20)]-5-[b]", options: .directionLeftToRight, isRightToLeft: true)
        #expect(fixed[0].minX == 5 && fixed[1].minX == 30)
        let edges = lay("V:|-5-[a]-5-[b]", options: [.alignAllTrailing])
        #expect(edges[0].maxX == edges[1].maxX)
    }

    @Test func constraintsAreWhatTheLineSays() {
        let root = LayoutStage.root()
        for view in views.values { root.addFree(view) }
        let made = NSLayoutConstraint.constraints(withVisualFormat: "[a(>=70@300,<=b)]", options: [], metrics: nil, views: views)
        #expect(made.count == 2 && made.allSatisfy { !$0.isActive })
        #expect(made[0].constant == 70 && made[0].priority.rawValue == 300 && made[0].relation == .greaterThanOrEqual)
        #expect(made[1].secondItem === views["b"] && made[1].secondAttribute == .width && made[1].relation == .lessThanOrEqual)
    }

    @Test(arguments: [
        ("", 0), ("H:", 2), ("[a", 2), ("[a]-", 4), ("[a]--[b]", 4), ("[a(>=)]", 5), ("|-x-[a]", 2), ("[a]]", 3), ("[a(1,)]", 5), ("-[a]", 0),
        ("|[a]|[b]", 5), ("[a(1.2.3)]", 3), ("[]", 1), ("X:[a]", 0),
    ])
    func whatIsNoFormatIsRefusedWithItsPlace(format: String, position: Int) {
        let failure = #expect(throws: VisualFormatParser.Failure.self) { try VisualFormatParser.parse(format) }
        #expect(failure?.position == position, "\(format)")
        #expect(failure?.reason.isEmpty == false)
    }
}
