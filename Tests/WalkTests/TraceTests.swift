import ContextMenuTesting
import Testing

/// The walk of an event, stage by stage, as `PLATTER_TRACE` prints it.
@MainActor struct TraceTests {
    /// What `body` adds to the trace; of the input events the kind alone.
    private func trace(_ walk: Walk, _ body: () throws -> Void) rethrows -> String {
        let start = walk.app.trace.count
        try body()
        return walk.app.trace.dropFirst(start).map { line in
            line.hasPrefix("input: ") ? String(line.prefix { $0 != "(" }) : line
        }.joined(separator: "\n")
    }

    @Test func openingAndChoosing() {
        let walk = Walk { walk in
            [walk.action("Share"), walk.menu("More", [walk.action("Copy", state: .on)]),
             walk.inline(walk.action("Delete", attributes: .destructive))]
        }
        let lines = trace(walk) {
            walk.open(at: CGPoint(x: 30, y: 40))
            walk.press(.keyboardEnd, .keyboardUpArrow, .keyboardRightArrow, .keyboardReturnOrEnter)
        }
        #expect(lines == """
            input: pointerMoved
            input: pointerPressed
            hit: UIView at (30, 40)
            session: asking → accepted
            gesture: SecondaryClickGestureRecognizer on UIView began
            place: overlay 80,90 162×110
            menu: level 1: menu
              Share
              More ▸
              ---
              Delete destructive
            session: accepted → open
            gesture: SecondaryClickGestureRecognizer on UIView cancelled
            input: pointerReleased
            input: keyPressed
            input: keyReleased
            input: keyPressed
            input: keyReleased
            input: keyPressed
            place: overlay 238,119 162×41
            menu: level 2: menu “More”
              ✓ Copy
            input: keyReleased
            input: keyPressed
            outcome: choose “Copy”
            session: open → ended (chosen)
            outcome: chosen
            input: keyReleased
            """)
    }

    @Test func declined() {
        let walk = Walk("A")
        walk.owner.hasMenu = false
        #expect(trace(walk) { walk.open() } == """
            input: pointerMoved
            input: pointerPressed
            hit: UIView at (100, 50)
            session: asking → ended
            gesture: SecondaryClickGestureRecognizer on UIView should not begin
            input: pointerReleased
            """)
    }

    @Test func nothingToShow() {
        let walk = Walk()
        #expect(trace(walk) { walk.open() } == """
            input: pointerMoved
            input: pointerPressed
            hit: UIView at (100, 50)
            session: asking → accepted
            gesture: SecondaryClickGestureRecognizer on UIView began
            session: accepted → ended (empty)
            outcome: empty
            input: pointerReleased
            gesture: SecondaryClickGestureRecognizer on UIView ended
            """)
    }
}
