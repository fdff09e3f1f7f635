import PlatformGTK
import PlatformInterface
import Testing

@Suite struct ActionTitlesTests {
    private func titles(_ actions: [AccessibilityNode.Action]) -> [String] {
        ActionTitles.titles(of: actions).map { "\($0.name): \($0.title)" }
    }

    @Test func standardActionsKeepTheirNames() {
        #expect(titles([.activate, .showMenu]) == [])
    }

    @Test func rowsAreToldByTitle() {
        #expect(titles([.activate, .init(name: "row-1", title: "Copy"), .init(name: "row-2", title: "Delete…")])
            == ["row-1: Copy", "row-2: Delete…"])
    }

    @Test func equalTitlesAreToldApart() {
        let actions: [AccessibilityNode.Action] = [
            .init(name: "a", title: "Open"), .init(name: "b", title: "Open"), .init(name: "c", title: "Open (2)"),
            .init(name: "d", title: "Open"),
        ]
        #expect(titles(actions) == ["a: Open", "b: Open (2)", "c: Open (2) (2)", "d: Open (3)"])
    }

    @Test func untitledActionIsToldByName() {
        #expect(titles([.init(name: "row-1", title: "")]) == ["row-1: row-1"])
    }
}
