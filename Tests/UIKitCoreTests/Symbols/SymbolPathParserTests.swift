import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct SymbolPathParserTests {
    private func bounds(_ text: String) -> CGRect { SymbolPathParser.parse(text).path.boundingBoxOfPath }

    @Test func linesAreAbsoluteOrRelative() {
        let a = SymbolPathParser.parse("M 1 2 L 4 2 V 6 H 1 Z")
        let b = SymbolPathParser.parse("m1,2 3,0 v4h-3z")
        #expect(a.isComplete && b.isComplete)
        #expect(a.path == b.path)
    }

    @Test func curvesGoOnSmoothly() {
        let text = "M 0 0 C 0 10 10 10 10 0 S 20 -10 20 0"
        let spelled = "M 0 0 C 0 10 10 10 10 0 C 10 -10 20 -10 20 0"
        #expect(SymbolPathParser.parse(text).path == SymbolPathParser.parse(spelled).path)
        #expect(SymbolPathParser.parse("M 0 0 Q 5 10 10 0").isComplete)
    }

    @Test func arcsTurnAsInSVG() {
        func near(_ a: CGRect, _ b: CGRect) -> Bool {
            abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
        }
        #expect(near(bounds("M 0 0 A 5 5 0 0 1 10 0"), CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(near(bounds("M 0 0 A 5 5 0 0 0 10 0"), CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(near(bounds("M 0 0 A 1 1 0 0 1 10 0"), CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(near(bounds("M 5 0 A 5 5 0 1 1 0 5"), CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(near(bounds("M 5 0 A 5 5 0 1 1 0 -5"), CGRect(x: -5, y: -5, width: 10, height: 10)))
        #expect(near(bounds("M 0 0 A 4 2 90 0 1 0 8"), CGRect(x: 0, y: 0, width: 2, height: 8)))
        #expect(bounds("M 0 0 A 0 5 0 0 1 10 0").height == 0)
    }

    @Test func shapesHaveLettersOfTheirOwn() {
        #expect(bounds("O 5 5 3") == CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(bounds("R 1 2 10 4 1") == CGRect(x: 1, y: 2, width: 10, height: 4))
    }

    @Test(arguments: ["M", "M 1", "L 1 1 x", "M 0 0 K 4", "5 5", "M 0 0 L 1 1 Z 4", "M 0 0 A 1 1 0 0", "M a b", "M 1 1 L é 2"])
    func mistakesEndTheReading(text: String) {
        #expect(!SymbolPathParser.parse(text).isComplete)
    }

    @Test func nothingIsAPathToo() {
        #expect(SymbolPathParser.parse("").isComplete)
        #expect(SymbolPathParser.parse("  , ").path.isEmpty)
    }
}
