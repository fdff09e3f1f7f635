import CoreGraphics
import Foundation
import Testing
import UIKitCore

@Suite struct FlowSectionTests {
    private func metrics(_ width: CGFloat, spacing: CGFloat = 10) -> FlowSection.Metrics {
        var result = FlowSection.Metrics()
        result.width = width
        result.itemSpacing = spacing
        return result
    }

    @Test func fullLinesReachBothEnds() {
        let section = FlowSection(.uniform(CGSize(width: 100, height: 80), count: 5), metrics: metrics(390))
        #expect((0..<5).map { section.frame(of: $0).minX } == [0, 145, 290, 0, 145])
        #expect(section.frame(of: 3).minY == 90 && section.length == 170)
    }

    @Test func aLineThatIsNotFullKeepsTheSpacing() {
        let section = FlowSection(.uniform(CGSize(width: 100, height: 80), count: 2), metrics: metrics(390))
        #expect((0..<2).map { section.frame(of: $0).minX } == [0, 110])
    }

    @Test func itemsOfALineStandInItsMiddle() {
        let section = FlowSection(.own([CGSize(width: 100, height: 20), CGSize(width: 100, height: 60)]), metrics: metrics(300))
        #expect(section.frame(of: 0).midY == 30 && section.frame(of: 1).midY == 30)
    }

    @Test func nothingIsOfNoLength() {
        var empty = metrics(100)
        empty.insets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        empty.header = 20
        let section = FlowSection(.uniform(.zero, count: 0), metrics: empty)
        #expect(section.length == 32 && section.items(from: 0, to: 100).isEmpty)
        let flat = FlowSection(.uniform(CGSize(width: 0, height: 0), count: 4), metrics: metrics(0))
        #expect(flat.length.isFinite && flat.frame(of: 3).width == 0)
    }

    /// What a stretch touches is found as by looking at each frame; equal sizes give the same lines as the same sizes one by one.
    @Test(arguments: 0..<40) func stretchesAreFoundAsByLooking(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        var given = metrics(CGFloat.random(in: 50...500, using: &random), spacing: CGFloat.random(in: 0...20, using: &random))
        given.lineSpacing = CGFloat.random(in: 0...20, using: &random)
        given.header = Bool.random(using: &random) ? 30 : 0
        given.insets = UIEdgeInsets(top: 8, left: 4, bottom: 3, right: 6)
        let count = Int.random(in: 0...60, using: &random)
        let size = CGSize(width: CGFloat.random(in: 5...200, using: &random), height: CGFloat.random(in: 1...80, using: &random))
        let uniform = FlowSection(.uniform(size, count: count), metrics: given)
        let listed = FlowSection(.own(Array(repeating: size, count: count)), metrics: given)
        #expect(abs(uniform.length - listed.length) < 0.001)
        let own = FlowSection(.own((0..<count).map { _ in
            CGSize(width: CGFloat.random(in: 5...200, using: &random), height: CGFloat.random(in: 1...80, using: &random))
        }), metrics: given)
        for section in [uniform, own] {
            for _ in 0..<20 {
                let low = CGFloat.random(in: -50...section.length + 50, using: &random), high = low + CGFloat.random(in: 1...200, using: &random)
                let found = section.items(from: low, to: high)
                for item in 0..<count {
                    let frame = section.frame(of: item)
                    if frame.maxY > low, frame.minY < high { #expect(found.contains(item), "seed \(seed)") }
                    #expect(frame.minY >= given.header + 8 - 0.001 && frame.maxY <= section.length - 3 + 0.001, "seed \(seed)")
                }
            }
            for item in 0..<max(0, count - 1) {
                let a = section.frame(of: item), b = section.frame(of: item + 1)
                #expect(b.minX >= a.maxX - 0.001 || b.minY >= a.maxY - 0.001 || b.midY > a.midY, "seed \(seed)")
            }
        }
    }
}
