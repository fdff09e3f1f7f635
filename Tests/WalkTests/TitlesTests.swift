import ContextMenuTesting
import PlatformInterface
import Testing

/// Titles of every kind, in both directions.
@MainActor struct TitlesTests {
    private static let titles = [
        "", "plain", "two\nlines", "👩‍👩‍👧‍👦🇪🇺", "مشاركة الصورة", "日本語の題名", "mixed עברית and English", "\u{0}\u{7}\u{202E}odd",
        String(repeating: "a very long title ", count: 40), String(repeating: "x", count: 3_000),
    ]

    private func open(_ direction: UIUserInterfaceLayoutDirection, _ titles: [String]) -> Walk {
        let walk = Walk(size: CGSize(width: 900, height: 700), frame: CGRect(x: 0, y: 0, width: 900, height: 700), direction: direction) { walk in
            titles.map { title in
                let action = walk.action(title)
                action.subtitle = title
                return action
            }
        }
        walk.open(at: CGPoint(x: 450, y: 20))
        return walk
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func everyTitleHasARowThatCanBeChosen(_ direction: UIUserInterfaceLayoutDirection) throws {
        let walk = open(direction, Self.titles)
        #expect(walk.titles == Self.titles)
        var bottom = -CGFloat.infinity
        for title in Self.titles {
            let row = try #require(walk.rect(of: title))
            #expect(row.minY >= bottom && row.height >= 25 && row.height < 120, "\(title.prefix(20))")
            bottom = row.maxY
        }
        let frame = try #require(walk.app.menu?.frame)
        #expect(frame.width > 300 && frame.width < 500, "long titles wrap and are cut")
        #expect(walk.menuNodes[0].children.map(\.label) == Self.titles)
        _ = try walk.app.pixels()
        try walk.click("日本語の題名")
        #expect(walk.events.last == "choose 日本語の題名")
    }

    @Test func aMirroredMenuIsAsLargeAsTheOther() throws {
        for titles in [["A"], ["Share", "Delete"], ["مشاركة", "حذف"], Self.titles] {
            let sizes = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { open($0, titles).app.menu?.frame.size }
            #expect(sizes[0] != nil && sizes[0] == sizes[1], "\(titles.count) titles")
        }
    }

    @Test func titlesOfTheMenuAndOfSectionsAreHeadings() throws {
        let walk = Walk { walk in
            [walk.menu("Section", options: .displayInline, [walk.action("A")]), walk.menu("More", [walk.action("In")])]
        }
        walk.owner.title = "Photo"
        walk.open()
        #expect(walk.app.menu?.title == "Photo" && walk.titles == ["A", "More"])
        #expect(walk.menuNodes[0].children.filter { $0.role == .heading }.map(\.label) == ["Photo", "Section"])
        let panel = try #require(walk.app.menu?.frame), first = try #require(walk.rect(of: "A"))
        #expect(first.minY > panel.minY + 40, "two headings stand above the first row")
        // A submenu's title is the row that opened it.
        try walk.app.menu?.open("More")
        #expect(walk.menuNodes[1].children.map(\.role) == [.menuItem])
    }

    @Test func theTextScaleMakesRowsHigher() throws {
        let walk = Walk("A", "B")
        walk.open()
        let small = try #require(walk.app.menu?.frame)
        walk.press(.keyboardEscape)
        walk.app.changeSettings { $0.textScale = 2 }
        walk.open()
        let large = try #require(walk.app.menu?.frame)
        #expect(large.height > small.height * 1.4)
    }
}
