import ContextMenuTesting
import Testing

/// Streams of events without a plan. A failure names the seed and the steps that led to it.
@MainActor struct RandomWalkTests {
    @Test(arguments: (1...200).map(UInt64.init)) func whateverHappensMenusComeAndGoWhole(_ seed: UInt64) {
        let walker = RandomWalker(seed: seed)
        for _ in 1...40 {
            let problems = walker.step()
            guard problems.isEmpty else {
                Issue.record("seed \(seed): \(problems.joined(separator: "; ")) after \(walker.steps.suffix(12))")
                return
            }
        }
        let left = walker.finish()
        #expect(left.isEmpty, "seed \(seed): \(left.joined(separator: "; ")) after \(walker.steps.suffix(12))")
    }
}
