import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// What is given in which form, and what can be made of it.
@MainActor struct NSItemProviderTests {
    @Test func textComesBack() {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: UIImage.self))
        nonisolated(unsafe) var text: String?
        let progress = provider.loadObject(ofClass: String.self) { string, _ in text = string }
        #expect(text == "Grüße" && progress.isFinished)
    }

    @Test func aLinkIsALinkAndAFileIsBoth() throws {
        nonisolated(unsafe) var url: URL?
        let link = try #require(URL(string: "https://example.org/a?b=c"))
        NSItemProvider(object: link as NSURL).loadObject(ofClass: URL.self) { found, _ in url = found }
        #expect(url == link)
        let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/x.txt"))
        #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    }

    @Test func pictureComesBack() {
        Stage.install()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
        let provider = NSItemProvider(object: image)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image") && !provider.hasItemConformingToTypeIdentifier("public.jpeg"))
        nonisolated(unsafe) var size: CGSize?
        provider.loadObject(ofClass: UIImage.self) { found, _ in size = (found as? UIImage)?.size }
        #expect(size?.width == image.size.width * image.scale)
    }

    @Test func formsKeepTheirOrderAndAreMadeWhenAsked() {
        nonisolated(unsafe) var calls: [String] = []
        let provider = NSItemProvider()
        for type in ["com.example.note", "public.utf8-plain-text"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                calls.append(type)
                completion(Data(type.utf8), nil)
                return nil
            }
        }
        #expect(calls.isEmpty && provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
        nonisolated(unsafe) var data: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { found, _ in data = found }
        #expect(data == Data("public.utf8-plain-text".utf8) && calls == ["public.utf8-plain-text"])
    }

    @Test func whatIsNotThereIsAnError() {
        let provider = NSItemProvider(object: "a" as NSString)
        nonisolated(unsafe) var codes: [Int?] = []
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in codes.append((error as NSError?)?.code) }
        provider.loadObject(ofClass: UIImage.self) { _, error in codes.append((error as NSError?)?.code) }
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(Data([1, 2, 3]), nil)
            return nil
        }
        broken.loadObject(ofClass: UIImage.self) { _, error in codes.append((error as NSError?)?.code) }
        #expect(codes == [-1000, -1200, -1100])
    }

    @Test func aFileOfTheFormLivesWhileItIsHandled() throws {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.suggestedName = "a/b"
        nonisolated(unsafe) var file: URL?
        nonisolated(unsafe) var content: String?
        provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
            file = url
            content = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        #expect(content == "text" && file?.lastPathComponent == "a-b.md" || file?.lastPathComponent == "a-b.txt")
        #expect(!FileManager.default.fileExists(atPath: try #require(file).path))
    }

    @Test(arguments: [
        ("public.utf8-plain-text", "public.text", true), ("public.text", "public.utf8-plain-text", false), ("public.png", "public.image", true),
        ("public.file-url", "public.url", true), ("com.example.x", "public.data", true), ("com.example.x", "public.text", false),
        ("public.item", "public.data", false), ("public.jpeg", "public.item", true),
    ]) func kindsOfTypes(one: String, other: String, expected: Bool) { #expect(TypeIdentifier.conforms(one, to: other) == expected) }

    @Test func ownTypesKeepTheirNameOnTheDesktop() {
        let mime = TypeIdentifier.mimeTypes(of: "com.example.note")
        #expect(mime.count == 1 && mime.first.flatMap(TypeIdentifier.identifier(ofMIMEType:)) == "com.example.note")
        #expect(TypeIdentifier.identifier(ofMIMEType: "x-toolkit/own") == nil)
    }
}
