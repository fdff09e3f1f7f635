import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct UIPasteboardTests {
    @Test func textAndLinksComeAndGo() {
        let platform = Stage.install(), board = UIPasteboard.general
        #expect(board.string == nil && !board.hasStrings && board.strings == nil && board.url == nil)
        board.string = "Ada"
        #expect(platform.clipboard.string == "Ada" && board.hasStrings && board.strings == ["Ada"] && !board.hasURLs)
        board.strings = ["one", "two"]
        #expect(board.string == "one\ntwo")
        board.url = URL(string: "https://www.gtk.org/a?b=c")
        #expect(board.string == "https://www.gtk.org/a?b=c" && board.hasURLs && board.url?.host == "www.gtk.org")
        // What another program copied.
        platform.clipboard.string = " mailto:ada@example.org\n"
        #expect(board.url?.scheme == "mailto")
        board.strings = []
        #expect(board.string == nil)
    }
}
