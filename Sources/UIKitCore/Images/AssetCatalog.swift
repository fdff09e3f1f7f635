import Foundation

/// One `.xcassets` folder, read as it is: which sets it has, by name.
/// Shape: a folder that provides a namespace puts its name and a slash before the names of what is in it.
struct AssetCatalog: Sendable {
    let imageSets: [String: URL]
    let colorSets: [String: URL]

    init(_ url: URL) {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
        Self.visit(url, prefix: "") { name, set in
            if set.pathExtension == "imageset" { images[name] = set } else { colors[name] = set }
        }
        imageSets = images
        colorSets = colors
    }

    private static func visit(_ folder: URL, prefix: String, found: (String, URL) -> Void) {
        let entries =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        for entry in entries where (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
            switch entry.pathExtension {
            case "imageset", "colorset": found(prefix + entry.deletingPathExtension().lastPathComponent, entry)
            case "":
                visit(
                    entry, prefix: prefix + (providesNamespace(entry) ? entry.lastPathComponent + "/" : ""),
                    found: found)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        AssetContents(folder: folder)?.properties?.providesNamespace == true
    }
}
