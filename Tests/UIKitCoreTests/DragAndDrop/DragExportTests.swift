import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// What other programs get of several items.
@MainActor struct DragExportTests {
    private func bytes(_ type: String, of objects: [any NSItemProviderWriting]) -> String? {
        var found: Data?
        DragExport.content(of: objects.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }).load(type) { found = $0 }
        return found.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func linksAreOneListAndOneText() throws {
        let links = try ["https://a.org", "https://b.org"].map { try #require(NSURL(string: $0)) }
        #expect(bytes("text/uri-list", of: links) == "https://a.org\r\nhttps://b.org\r\n")
        #expect(bytes("text/plain", of: links) == "https://a.org\nhttps://b.org")
    }

    @Test func textsAreLines() {
        #expect(bytes("text/plain;charset=utf-8", of: ["a" as NSString, "b" as NSString]) == "a\nb")
        #expect(bytes("image/png", of: ["a" as NSString]) == nil)
    }

    @Test func onlyWhatIsForAllGoesOut() {
        let provider = NSItemProvider()
        for (type, visibility) in [("com.example.secret", NSItemProviderRepresentationVisibility.ownProcess), ("public.html", .all)] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                completion(Data(), nil)
                return nil
            }
        }
        #expect(DragExport.types(of: [provider]) == ["text/html"])
    }
}
