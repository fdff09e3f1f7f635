import Foundation

/// What is known of Apple's type identifiers: which is a kind of which, and what the desktop calls them.
/// Shape: an identifier that is not in the table conforms to itself and to public.data.
package enum TypeIdentifier {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"
    static let png = "public.png"

    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
        "public.xml": ["public.text"], "public.json": ["public.text"], "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"], "public.comma-separated-values-text": ["public.plain-text"],
        "public.text": ["public.data", "public.content"],
        "public.url": ["public.data"], "public.file-url": ["public.url"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.tiff": ["public.image"],
        "com.compuserve.gif": ["public.image"], "com.microsoft.bmp": ["public.image"], "org.webmproject.webp": ["public.image"],
        "public.svg-image": ["public.image"], "public.image": ["public.data", "public.content"],
        "com.adobe.pdf": ["public.data", "public.composite-content"], "public.composite-content": ["public.content"],
        "public.mp3": ["public.audio"], "public.audio": ["public.audiovisual-content"],
        "public.mpeg-4": ["public.movie"], "public.movie": ["public.audiovisual-content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.zip-archive": ["public.archive"], "public.archive": ["public.data"],
        "public.folder": ["public.directory"], "public.directory": ["public.item"],
        "public.data": ["public.item"], "public.content": ["public.item"],
    ]

    /// Whether `one` is `other` or a kind of it.
    package static func conforms(_ one: String, to other: String) -> Bool {
        if one == other { return true }
        if let parents = parents[one] { return parents.contains { conforms($0, to: other) } }
        return (other == "public.data" || other == "public.item") && one != "public.item"
    }

    // MARK: The desktop's names

    private static let names: [(identifier: String, mimeTypes: [String])] = [
        ("public.utf8-plain-text", ["text/plain;charset=utf-8", "text/plain"]), ("public.url", ["text/uri-list"]),
        ("public.file-url", ["text/uri-list"]), ("public.html", ["text/html"]), ("public.rtf", ["text/rtf", "application/rtf"]),
        ("public.json", ["application/json"]), ("public.xml", ["text/xml", "application/xml"]), ("public.png", ["image/png"]),
        ("public.jpeg", ["image/jpeg"]), ("public.tiff", ["image/tiff"]), ("com.compuserve.gif", ["image/gif"]),
        ("com.microsoft.bmp", ["image/bmp"]), ("org.webmproject.webp", ["image/webp"]), ("public.svg-image", ["image/svg+xml"]),
        ("com.adobe.pdf", ["application/pdf"]), ("public.comma-separated-values-text", ["text/csv"]),
    ]

    /// What an app's own type is called on the desktop: another program of ours knows it again.
    private static let ownPrefix = "application/x-uti-"

    /// The MIME types that a type goes by, the best first.
    package static func mimeTypes(of identifier: String) -> [String] {
        names.first { $0.identifier == identifier }?.mimeTypes ?? [ownPrefix + identifier]
    }

    /// Shape: nil for a MIME type that has no identifier, such as a toolkit's own.
    package static func identifier(ofMIMEType mime: String) -> String? {
        if mime.hasPrefix(ownPrefix) { return String(mime.dropFirst(ownPrefix.count)) }
        return names.first { $0.mimeTypes.contains(mime) }?.identifier
    }

    private static let extensions = [
        "txt": "public.utf8-plain-text", "text": "public.utf8-plain-text", "md": "public.utf8-plain-text", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "tif": "public.tiff", "tiff": "public.tiff", "gif": "com.compuserve.gif",
        "bmp": "com.microsoft.bmp", "webp": "org.webmproject.webp", "svg": "public.svg-image", "pdf": "com.adobe.pdf",
        "html": "public.html", "htm": "public.html", "rtf": "public.rtf", "json": "public.json", "xml": "public.xml",
        "csv": "public.comma-separated-values-text", "swift": "public.swift-source", "zip": "public.zip-archive",
        "mp3": "public.mp3", "mp4": "public.mpeg-4",
    ]

    /// The type of a file by its name; public.data for names that tell nothing.
    static func identifier(ofFile url: URL) -> String { extensions[url.pathExtension.lowercased()] ?? "public.data" }

    static func fileExtension(of identifier: String) -> String? {
        extensions.filter { $0.value == identifier }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
    }
}
