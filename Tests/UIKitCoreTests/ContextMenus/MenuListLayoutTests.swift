import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import Synchronization
import Testing

@testable import UIKitCore

@MainActor @Suite struct MenuListLayoutTests {
    /// Counts what is laid out.
    private final class CountingText: TextSystem {
        let text = HeadlessTextSystem()
        let count = Mutex(0)

        func metrics(of font: FontDescription) -> FontMetrics { text.metrics(of: font) }
        func roughWidth(of words: String, in font: FontDescription) -> CGFloat? { text.roughWidth(of: words, in: font) }
        var familyNames: [String] { text.familyNames }
        func layOut(_ request: TextRequest) -> TextLayout {
            count.withLock { $0 += 1 }
            return text.layOut(request)
        }
    }

    private func layout(_ titles: [String], text: CountingText = CountingText()) -> MenuListLayout {
        Stage.install()
        let tree = MenuTreeBuilder.build(UIMenu(title: "", children: titles.map { UIAction(title: $0) { _ in } }), deferred: DeferredResolver {})
        let metrics = MenuMetrics.compact(CurrentPlatform.shared)
        return MenuListLayout(tree, metrics: metrics, colors: MenuColors(UITraitCollection(), style: .compact), text: text, rightToLeft: false)
    }

    private func widths(_ titles: [String]) -> [CGFloat] {
        let font = MenuMetrics.compact(CurrentPlatform.shared).font
        return titles.map { HeadlessTextSystem().layOut(TextRequest(runs: [.init(text: $0, font: font, color: .black)])).size.width }
    }

    @Test func aLongMenuLaysOutAFewTitlesOnly() {
        let text = CountingText()
        let long = layout((1...2000).map { "Item \($0)" }, text: text)
        #expect(long.items.count == 2000)
        #expect(text.count.withLock { $0 } <= 8)
    }

    @Test func aListIsAsWideAsItsWidestTitleWhereverThatStands() throws {
        let titles = (1...300).map { $0 == 173 ? "The widest of all of them, by far, and more" : "Item \($0)" }
        let list = layout(titles)
        let widest = try #require(widths(titles).max())
        #expect(list.size.width == (list.titleInset + list.trailingInset(hasSubmenus: false) + widest).rounded(.up))
    }

    @Test func rowsThatWereNotLaidOutAreAsHighAsTheOthers() {
        let plain = layout(["Copy"]), laidOut = layout(["Cöpy"])
        #expect(plain.items[0].frame.height == laidOut.items[0].frame.height)
        guard case .row(let row, nil, _, _) = plain.items[0].content else {
            Issue.record("a plain title was laid out although nobody sees it")
            return
        }
        #expect(plain.title(of: row).request.string == "Copy")
    }

    @Test func titlesThatWrapAreLaidOut() {
        let long = String(repeating: "word ", count: 60)
        #expect(layout([long]).items[0].frame.height > layout(["word"]).items[0].frame.height)
    }

    @Test func whatIsBetweenTwoHeightsIsFoundWithoutLookingAtAll() {
        let list = layout((0..<100).map { "Item \($0)" })
        let height = list.items[0].frame.height
        #expect(list.indices(from: 0, to: height * 3) == 0..<3)
        #expect(list.indices(from: height * 2.5, to: height * 4.5) == 2..<5)
        #expect(list.indices(from: height * 200, to: height * 300).isEmpty)
    }
}
