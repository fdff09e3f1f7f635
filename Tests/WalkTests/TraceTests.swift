import ContextMenuTesting
import Testing

/// The walk of an event, stage by stage, as `PLATTER_TRACE` prints it.
@MainActor struct TraceTests {
    @Test func oneOpeningAndOneChoice() throws {
        let walk = Walk { walk in
            [walk.action("Share"), walk.menu("More", [walk.action("Copy", state: .on)]),
             walk.inline(walk.action("Delete", attributes: .destructive))]
        }
        let start = walk.app.trace.count
        walk.open(at: CGPoint(x: 30, y: 40))
        walk.press(.keyboardEnd, .keyboardReturnOrEnter)
        let trace = walk.app.trace.dropFirst(start).joined(separator: "\n")
        #expect(trace == """
            """)
    }
}
