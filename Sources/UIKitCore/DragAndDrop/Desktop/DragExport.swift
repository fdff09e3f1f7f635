import Foundation
package import PlatformInterface

/// What other programs get of dragged items.
/// Shape: a drag of the desktop is one thing in several forms. Links become one list, texts one text of lines; of other data the first item's.
@MainActor package enum DragExport {
    static let nothing = DragContent(types: []) { _, completion in completion(nil) }
    private static let list = "text/uri-list"

    package static func content(of items: [UIDragItem]) -> DragContent {
        let providers = items.map(\.itemProvider)
        return DragContent(types: types(of: providers)) { type, completion in load(type, providers, completion) }
    }

    /// The MIME types, the truest first. A link is text too, for who takes no links.
    package static func types(of providers: [NSItemProvider]) -> [String] {
        var types: [String] = []
        for identifier in providers.flatMap(identifiers) {
            for type in TypeIdentifier.mimeTypes(of: identifier) where !types.contains(type) { types.append(type) }
        }
        if types.contains(list) { for type in TypeIdentifier.mimeTypes(of: TypeIdentifier.text) where !types.contains(type) { types.append(type) } }
        return types
    }

    private static func identifiers(of provider: NSItemProvider) -> [String] {
        provider.representations.filter { $0.visibility == .all }.map(\.identifier)
    }

    private static func load(_ type: String, _ providers: [NSItemProvider], _ completion: @escaping @MainActor (Data?) -> Void) {
        func givers(_ type: String) -> [(NSItemProvider, String)] {
            providers.compactMap { provider in
                identifiers(of: provider).first { TypeIdentifier.mimeTypes(of: $0).contains(type) }.map { (provider, $0) }
            }
        }
        var found = givers(type)
        let isText = type.hasPrefix("text/plain")
        if found.isEmpty, isText { found = givers(list) }
        if type != list, !isText { found = Array(found.prefix(1)) }
        let gathering = Gathering(count: found.count) { parts in
            guard !parts.isEmpty else { return completion(nil) }
            switch type {
            case list: completion(Data(parts.map { String(decoding: $0, as: UTF8.self) + "\r\n" }.joined().utf8))
            case _ where isText: completion(Data(parts.joined(separator: Data("\n".utf8))))
            default: completion(parts[0])
            }
        }
        for (index, (provider, identifier)) in found.enumerated() {
            provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
                DropSession.onMain {
                    if let error { Log.once("A dragged item could not be given as \(type): \(error.localizedDescription)") }
                    gathering.note(data, at: index)
                }
            }
        }
        if found.isEmpty { completion(nil) }
    }
}

/// Waits for the parts of one answer.
@MainActor private final class Gathering {
    private var parts: [Int: Data] = [:]
    private var missing: Int
    private let completion: ([Data]) -> Void

    init(count: Int, _ completion: @escaping ([Data]) -> Void) {
        missing = count
        self.completion = completion
    }

    func note(_ data: Data?, at index: Int) {
        parts[index] = data
        missing -= 1
        if missing == 0 { completion(parts.sorted { $0.key < $1.key }.map(\.value)) }
    }
}
