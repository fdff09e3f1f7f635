import ContextMenuTesting
import Testing

/// Section C of the cases: elements that come later.
@MainActor struct DeferredTests {
    /// A provider that answers when the test says so.
    @MainActor private final class Provider {
        var runs = 0
        var completions: [([UIMenuElement]) -> Void] = []
        private(set) lazy var cached = UIDeferredMenuElement { [weak self] in self?.take($0) }
        private(set) lazy var uncached = UIDeferredMenuElement.uncached { [weak self] in self?.take($0) }

        private func take(_ completion: @escaping ([UIMenuElement]) -> Void) {
            runs += 1
            completions.append(completion)
        }
    }

    private let provider = Provider()

    @Test func case14_theMenuClosesBeforeTheAnswer() {
        let provider = provider
        let walk = Walk { [$0.action("A"), provider.uncached, $0.action("Z")] }
        walk.open()
        #expect(walk.app.menu?.items.map(\.isLoading) == [false, true, false])
        walk.app.advance(by: 0.01)
        walk.press(.keyboardEscape)
        #expect(walk.isClean)
        provider.completions[0]([walk.action("late")])
        provider.completions[0]([walk.action("later")])
        #expect(walk.isClean && walk.events == ["ask", "provide", "display", "end"])
        // The next menu asks anew and knows nothing of the late answer.
        walk.open()
        #expect(walk.app.menu?.items.map(\.isLoading) == [false, true, false])
        #expect(provider.runs == 2)
    }

    @Test func case14_theProviderDropsItsCompletion() {
        let provider = provider
        let walk = Walk { [provider.uncached, $0.action("Z")] }
        walk.open()
        provider.completions = []
        walk.app.advance(by: 1)
        #expect(walk.app.menu?.items.map(\.isLoading) == [true, false])
        walk.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(walk.events.last == "choose Z")
    }

    @Test func case14_theSecondAnswerDoesNotCount() {
        let provider = provider
        let walk = Walk { [provider.uncached, $0.action("Z")] }
        walk.open()
        provider.completions[0]([walk.action("one")])
        provider.completions[0]([walk.action("two")])
        #expect(walk.titles == ["one", "Z"])
    }

    @Test(arguments: [true, false]) func case16_aCachedElementIsAskedOnceAnUncachedOneEachTime(_ isCached: Bool) {
        let provider = provider
        let walk = Walk { [isCached ? provider.cached : provider.uncached, $0.action("Z")] }
        for opening in 1...3 {
            walk.open()
            let isNew = !isCached || opening == 1
            #expect(walk.app.menu?.items.map(\.isLoading) == [isNew, false])
            if isNew { provider.completions[provider.runs - 1]([walk.action("D")]) }
            #expect(walk.titles == ["D", "Z"])
            walk.press(.keyboardEscape)
        }
        #expect(provider.runs == (isCached ? 1 : 3))
    }

    @Test func case16_theCachedAnswerServesInAnotherMenu() {
        let provider = provider
        let walk = Walk { [provider.cached, $0.action("Z")] }
        let other = walk.addTarget(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
        other.owner.elements = { [UIMenu(title: "Sub", options: .displayInline, children: [provider.cached])] }
        walk.open()
        provider.completions[0]([walk.action("D")])
        walk.press(.keyboardEscape)
        walk.app.secondaryClick(other.view)
        #expect(walk.titles == ["D"] && provider.runs == 1)
    }

    @Test func aSubmenuIsAskedWhenItOpens() throws {
        let provider = provider
        let walk = Walk { [$0.action("A"), $0.menu("More", [provider.uncached])] }
        walk.open()
        #expect(provider.runs == 0)
        try walk.app.menu?.open("More")
        #expect(provider.runs == 1)
        #expect(walk.app.menu?.items.map(\.isLoading) == [true])
        provider.completions[0]([walk.action("D")])
        #expect(walk.levelTitles == [["A", "More"], ["D"]])
    }

    @Test func anEmptyAnswerClosesTheSubmenuOrEndsTheMenu() throws {
        let provider = provider
        let walk = Walk { _ in [UIMenu(title: "More", children: [provider.uncached])] }
        walk.open()
        try walk.app.menu?.open("More")
        provider.completions[0]([])
        #expect(walk.levelTitles == [["More"]] && walk.owner.count("end") == 0)
        walk.press(.keyboardEscape)
        walk.owner.elements = { [provider.uncached] }
        walk.open()
        #expect(walk.titles.count == 1)
        provider.completions[1]([])
        #expect(walk.isClean && walk.owner.count("end") == 2)
    }

    @Test func rowsArriveInPlaceAndTheHighlightStays() {
        let provider = provider
        let walk = Walk { [$0.action("A"), provider.uncached, $0.action("Z")] }
        walk.openByKeys()
        walk.press(.keyboardEnd)
        #expect(walk.lit == "Z")
        let spinner = walk.app.menu?.items[1]
        #expect(spinner?.isLoading == true && spinner?.isEnabled == false)
        provider.completions[0]([walk.action("D"), walk.inline(walk.action("E"))])
        walk.app.advance(by: 0.1)
        #expect(walk.titles == ["A", "D", "E", "Z"] && walk.lit == "Z")
        #expect(walk.app.menu?.items.map(\.startsGroup) == [false, false, true, true])
        walk.press(.keyboardUpArrow, .keyboardReturnOrEnter)
        #expect(walk.events.suffix(2) == ["end", "choose E"])
    }

    @Test func aSpinnerIsPassedByKeysAndNotChosenByAClick() throws {
        let provider = provider
        let walk = Walk { [$0.action("A"), provider.uncached, $0.action("Z")] }
        walk.openByKeys()
        walk.press(.keyboardDownArrow)
        #expect(walk.lit == "Z")
        try walk.click("Loading…")
        #expect(walk.app.menu != nil && walk.lit == nil)
    }

    @Test func anAnswerDuringWillDisplayIsSeen() {
        let provider = provider
        let walk = Walk { [$0.action("A"), provider.uncached] }
        walk.owner.onDisplay = { [unowned walk] _ in provider.completions[0]([walk.action("D")]) }
        walk.open()
        #expect(walk.titles == ["A", "D"])
    }

    @Test func anEmptyAnswerDuringWillDisplayEndsTheMenuOnce() {
        let provider = provider
        let walk = Walk { _ in [provider.uncached] }
        walk.owner.onDisplay = { _ in provider.completions[0]([]) }
        walk.open()
        #expect(walk.isClean && walk.events == ["ask", "provide", "display", "end"])
    }
}
