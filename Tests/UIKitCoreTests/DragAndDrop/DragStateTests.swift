import Testing
import UIKitCore

/// The table of a drag's life.
struct DragStateTests {
    @Test func theTable() {
        #expect(DragState.lifted.after(.moved) == .moving && DragState.lifted.after(.letGo) == .ended)
        #expect(DragState.moving.after(.leftWindow) == .withDesktop && DragState.moving.after(.released(.copy)) == .landing(.copy))
        #expect(DragState.withDesktop.after(.released(.cancel)) == .landing(.cancel) && DragState.landing(.move).after(.landed) == .ended)
        #expect(DragState.lifted.after(.released(.copy)) == nil && DragState.moving.after(.letGo) == nil && DragState.moving.after(.landed) == nil)
        #expect(DragState.withDesktop.after(.moved) == nil && DragState.landing(.copy).after(.released(.copy)) == nil)
    }

    @Test(arguments: [DragState.lifted, .moving, .withDesktop, .landing(.copy)]) func everythingCanBeAbandonedOnce(state: DragState) {
        #expect(state.after(.abandoned) == .ended)
        let events: [DragState.Event] = [.moved, .letGo, .leftWindow, .released(.copy), .landed, .abandoned]
        #expect(events.allSatisfy { DragState.ended.after($0) == nil })
    }
}
