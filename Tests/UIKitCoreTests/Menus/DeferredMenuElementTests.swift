import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct DeferredMenuElementTests {
    /// A provider that counts its calls and keeps its completions for later.
    @MainActor private final class Provider {
        var completions: [([UIMenuElement]) -> Void] = []
        var element: UIDeferredMenuElement { UIDeferredMenuElement { self.completions.append($0) } }
        var uncached: UIDeferredMenuElement { .uncached { self.completions.append($0) } }
    }

    private let provider = Provider()

    private func actions(_ titles: String...) -> [UIMenuElement] { titles.map { UIAction(title: $0) { _ in } } }

    private func titles(_ menu: UIMenu, _ resolver: DeferredResolver) -> [String] {
        MenuTreeBuilder.build(menu, deferred: resolver).rows.map { $0.isLoading ? "loading" : $0.title }
    }

    /// What is logged while `body` runs.
    private func logged(_ body: () -> Void) -> [String] {
        var sentences: [String] = []
        Log.observer = { sentences.append($0) }
        body()
        Log.observer = nil
        return sentences
    }

    @Test func case14ALoadingRowStandsInUntilTheAnswer() {
        let menu = UIMenu(children: actions("a") + [provider.element] + actions("z"))
        var answers = 0
        let resolver = DeferredResolver { answers += 1 }
        #expect(titles(menu, resolver) == ["a", "loading", "z"])
        #expect(titles(menu, resolver) == ["a", "loading", "z"])
        #expect(provider.completions.count == 1)
        #expect(answers == 0)
        provider.completions[0](actions("b", "c") + [UIMenu(options: .displayInline, children: actions("d"))])
        #expect(answers == 1)
        #expect(titles(menu, resolver) == ["a", "b", "c", "d", "z"])
    }

    @Test func case14AnAnswerAtOnceNeedsNoLoadingRow() {
        let menu = UIMenu(children: [UIDeferredMenuElement { $0(self.actions("now")) }])
        let resolver = DeferredResolver { Issue.record("told of an answer that it has") }
        #expect(titles(menu, resolver) == ["now"])
    }

    @Test func case14ALateCallOfAClosedMenuIsIgnored() {
        let menu = UIMenu(children: [provider.uncached])
        let resolver = DeferredResolver { Issue.record("told after it was closed") }
        #expect(titles(menu, resolver) == ["loading"])
        resolver.close()
        provider.completions[0](actions("late"))
        #expect(titles(menu, DeferredResolver {}) == ["loading"])
    }

    @Test func case14ALateAnswerOfACachedElementIsKept() {
        let menu = UIMenu(children: [provider.element])
        let resolver = DeferredResolver { Issue.record("told after it was closed") }
        #expect(titles(menu, resolver) == ["loading"])
        resolver.close()
        provider.completions[0](actions("late"))
        #expect(titles(menu, DeferredResolver {}) == ["late"])
        #expect(provider.completions.count == 1)
    }

    @Test func case14OfTwoAnswersTheFirstCounts() {
        let menu = UIMenu(children: [provider.uncached])
        var answers = 0
        let resolver = DeferredResolver { answers += 1 }
        _ = titles(menu, resolver)
        provider.completions[0](actions("first"))
        provider.completions[0](actions("second"))
        #expect(answers == 1)
        #expect(titles(menu, resolver) == ["first"])
    }

    @Test func case14AMisuseIsLoggedNotFatal() {
        let twice = UIDeferredMenuElement {
            $0([]); $0([])
        }
        let never = UIDeferredMenuElement { _ in }
        var shown: [[String]] = []
        let sentences = logged {
            shown = [twice, never].map { titles(UIMenu(children: [$0]), DeferredResolver {}) }
        }
        #expect(shown == [[], ["loading"]])
        // Each sentence is said once in a process, so another test may have said it.
        #expect(sentences.allSatisfy { $0.contains("completion was") })
    }

    @Test func case14ADroppedCachedAnswerIsAskedForAgain() {
        let menu = UIMenu(children: [provider.element])
        #expect(titles(menu, DeferredResolver {}) == ["loading"])
        provider.completions = []
        #expect(titles(menu, DeferredResolver {}) == ["loading"])
        provider.completions[0](actions("at last"))
        #expect(titles(menu, DeferredResolver {}) == ["at last"])
    }

    @Test func case16CachedAsksOnceUncachedEachTime() throws {
        var cachedCalls = 0
        var uncachedCalls = 0
        let cached = UIDeferredMenuElement {
            cachedCalls += 1; $0(self.actions("c\(cachedCalls)"))
        }
        let uncached = UIDeferredMenuElement.uncached {
            uncachedCalls += 1; $0(self.actions("u\(uncachedCalls)"))
        }
        let menu = UIMenu(children: [cached, uncached])
        for opening in 1...3 {
            let resolver = DeferredResolver {}
            #expect(titles(menu, resolver) == ["c1", "u\(opening)"])
            #expect(titles(menu, resolver) == ["c1", "u\(opening)"], "an update does not ask again")
        }
        let other = UIMenu(title: "another", children: [try #require(cached.copy() as? UIMenuElement)])
        #expect(titles(other, DeferredResolver {}) == ["c1"])
        #expect(cachedCalls == 1 && uncachedCalls == 3)
    }

    @Test func twoMenusWaitForOneCachedAnswer() {
        let element = provider.element
        var answers = 0
        let first = DeferredResolver { answers += 1 }
        let second = DeferredResolver { answers += 1 }
        #expect(titles(UIMenu(children: [element]), first) == ["loading"])
        #expect(titles(UIMenu(children: [element]), second) == ["loading"])
        #expect(provider.completions.count == 1)
        provider.completions[0](actions("x"))
        #expect(answers == 2)
    }

    @Test func anElementThatGivesItselfEnds() {
        var element: UIDeferredMenuElement?
        let own = UIDeferredMenuElement { $0([element].compactMap { $0 } + self.actions("x")) }
        element = own
        #expect(!titles(UIMenu(children: [own]), DeferredResolver {}).isEmpty)
        element = nil
    }

    @Test func case58NothingIsAskedBeforeALevelIsBuilt() {
        _ = UIMenu(children: [UIMenu(title: "sub", children: [provider.element])]).snapshot()
        #expect(provider.completions.isEmpty)
    }
}
