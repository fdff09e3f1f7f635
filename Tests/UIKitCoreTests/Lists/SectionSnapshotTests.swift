import Testing
import UIKitCore

@Suite struct SectionSnapshotTests {
    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var result = NSDiffableDataSourceSectionSnapshot<String>()
        result.append(["a", "b", "c"])
        result.append(["a1", "a2"], to: "a")
        result.append(["a1x"], to: "a1")
        return result
    }

    @Test func whatIsOpenIsVisible() {
        var tree = tree
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b", "c"] && tree.visibleItems == ["a", "b", "c"])
        tree.expand(["a1"])
        #expect(tree.visibleItems == ["a", "b", "c"] && !tree.isVisible("a1x"))
        tree.expand(["a"])
        #expect(tree.visibleItems == tree.items && tree.isVisible("a1x") && tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1")
        #expect(tree.index(of: "a2") == 3 && tree.index(of: "z") == nil)
    }

    @Test func whatIsTakenOutTakesAllBelowIt() {
        var tree = tree
        tree.delete(["a1", "unknown"])
        #expect(tree.items == ["a", "a2", "b", "c"] && !tree.contains("a1x"))
        tree.append(["a1x"], to: "b")
        #expect(tree.items == ["a", "a2", "b", "a1x", "c"])
        tree.deleteAll()
        #expect(tree.items == [] && tree.rootItems == [])
    }

    @Test func neighboursArePutBeside() {
        var tree = tree
        tree.insert(["first"], before: "a")
        tree.insert(["a1½"], after: "a1")
        #expect(tree.items == ["first", "a", "a1", "a1x", "a1½", "a2", "b", "c"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["n"])
        other.append(["n1"], to: "n")
        other.expand(["n"])
        #expect(tree.insert(other, after: "c") == 8)
        #expect(tree.items.suffix(2) == ["n", "n1"] && tree.isExpanded("n") && tree.visibleItems.suffix(3) == ["c", "n", "n1"])
    }

    @Test func childrenAreReplaced() {
        var tree = tree
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["z"])
        tree.replace(childrenOf: "a", using: other)
        #expect(tree.items == ["a", "z", "b", "c"] && tree.snapshot(of: "a").items == ["z"])
        #expect(tree.snapshot(of: "a", includingParent: true).items == ["a", "z"])
        #expect(tree.visualDescription() == "+ a\n  * z\n* b\n* c")
    }
}
