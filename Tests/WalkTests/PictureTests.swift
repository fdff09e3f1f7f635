import ContextMenuTesting
import PlatformInterface
import Testing

/// What is drawn, at one pixel a point; each picture has one beside it that must differ.
@MainActor struct PictureTests {
    private func small(style: UIUserInterfaceStyle = .light, _ titles: String...) -> Walk {
        Walk(size: CGSize(width: 320, height: 200), frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style) { walk in
            titles.map { walk.action($0) }
        }
    }

    private func opened(style: UIUserInterfaceStyle = .light, _ titles: String...) throws -> CGImage {
        let walk = small(style: style, "unused")
        walk.owner.elements = { [unowned walk] in titles.map { walk.action($0) } }
        walk.open(at: CGPoint(x: 40, y: 30))
        return try walk.app.pixels()
    }

    /// The smallest rectangle with every pixel that differs; null for equal pictures.
    private func difference(_ a: CGImage, _ b: CGImage) -> CGRect {
        guard a.width == b.width, a.height == b.height else { return .infinite }
        var rect = CGRect.null
        for y in 0..<a.height {
            for x in 0..<a.width where pixel(a, x, y) != pixel(b, x, y) {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 4])
    }

    /// Units: 0 … 255.
    private func brightness(_ image: CGImage, in rect: CGRect) -> Double {
        var sum = 0, count = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) {
                sum += pixel(image, x, y)[..<3].reduce(0) { $0 + Int($1) }
                count += 3
            }
        }
        return Double(sum) / Double(count)
    }

    @Test func theSameMenuGivesTheSamePictureAndAnotherOneAnother() throws {
        let picture = try opened("Copy", "Paste")
        #expect(picture.width == 320 && picture.height == 200)
        #expect(difference(picture, try opened("Copy", "Paste")).isNull)
        let changed = difference(picture, try opened("Copy", "Posts"))
        #expect(!changed.isNull && changed.width < 80 && changed.height < 30)
    }

    @Test func theHighlightChangesItsRowAndNothingElse() throws {
        let walk = small("Copy", "Paste", "Delete")
        walk.open(at: CGPoint(x: 40, y: 30))
        let before = try walk.app.pixels()
        walk.press(.keyboardDownArrow, .keyboardDownArrow)
        let row = try #require(walk.rect(of: "Paste"))
        let changed = difference(before, try walk.app.pixels())
        #expect(!changed.isNull && row.contains(changed))
        #expect(changed.width > row.width - 4 && changed.height > row.height - 4)
    }

    @Test func anOpenMenuIsSeenAndAClosedOneIsGone() throws {
        let walk = small("Copy", "Paste")
        let before = try walk.app.pixels()
        walk.open(at: CGPoint(x: 40, y: 30))
        let frame = try #require(walk.app.menu?.frame)
        let changed = difference(before, try walk.app.pixels())
        // The shadow lies a little outside.
        #expect(changed.contains(frame.insetBy(dx: 1, dy: 1)) && frame.insetBy(dx: -24, dy: -24).contains(changed))
        walk.press(.keyboardEscape)
        #expect(difference(before, try walk.app.pixels()).isNull)
    }

    @Test func darkIsDark() throws {
        let panel = CGRect(x: 50, y: 40, width: 120, height: 50)
        let light = brightness(try opened("Copy", "Paste"), in: panel)
        let dark = brightness(try opened(style: .dark, "Copy", "Paste"), in: panel)
        #expect(light > 200 && dark < 100)
    }

    @Test func theDesktopTurnsDarkWhileTheMenuIsOpen() throws {
        let walk = small("Copy", "Paste")
        walk.open(at: CGPoint(x: 40, y: 30))
        walk.app.changeSettings { $0.isDark = true }
        let turned = try walk.app.pixels()
        let changed = difference(turned, try opened(style: .dark, "Copy", "Paste"))
        #expect(changed.isNull, "differs in \(changed)")
    }

    @Test func rightToLeftIsMirrored() throws {
        let picture = { (direction: UIUserInterfaceLayoutDirection, x: CGFloat) in
            let walk = Walk(size: CGSize(width: 320, height: 200), frame: CGRect(x: 0, y: 0, width: 320, height: 200), direction: direction) {
                [$0.menu("l", [$0.action("In")])]
            }
            walk.open(at: CGPoint(x: x, y: 30))
            return (try walk.app.pixels(), try #require(walk.rect(of: "l")))
        }
        let (left, row) = try picture(.leftToRight, 40)
        let (right, mirroredRow) = try picture(.rightToLeft, 280)
        #expect(mirroredRow.minX == 320 - row.maxX)
        // The arrow is at the trailing edge: ink there, and none at the leading edge but the title.
        func ink(_ image: CGImage, _ rect: CGRect) -> Bool {
            let ground = pixel(image, Int(rect.midX), Int(rect.midY))
            return (Int(rect.minX)..<Int(rect.maxX)).contains { x in
                (Int(rect.minY)..<Int(rect.maxY)).contains { pixel(image, x, $0) != ground }
            }
        }
        func middle(_ row: CGRect) -> CGRect { row.insetBy(dx: 40, dy: 4) }
        #expect(!ink(left, middle(row)) && !ink(right, middle(mirroredRow)))
        let arrow = CGRect(x: row.maxX - 24, y: row.minY + 4, width: 20, height: row.height - 8)
        #expect(ink(left, arrow.union(middle(row))))
        #expect(ink(right, CGRect(x: 320 - arrow.maxX, y: arrow.minY, width: arrow.width, height: arrow.height).union(middle(mirroredRow))))
    }

    @Test func aPopupMakesThePictureLarger() throws {
        let walk = Walk(size: CGSize(width: 200, height: 150), frame: CGRect(x: 0, y: 0, width: 200, height: 150)) { walk in
            (1...8).map { walk.action("row \($0)") }
        }
        #expect(try walk.app.pixels().width == 200)
        walk.open(at: CGPoint(x: 120, y: 40))
        let frame = try #require(walk.app.popupFrames.first), picture = try walk.app.pixels()
        #expect(CGFloat(picture.width) >= frame.maxX && CGFloat(picture.height) >= frame.maxY)
        let ground = brightness(picture, in: CGRect(x: frame.midX, y: frame.maxY - 5, width: 20, height: 2))
        #expect(ground > 200, "the panel's ground, not the nothing beside the window")
    }
}
