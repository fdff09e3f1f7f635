import Foundation
import Synchronization

/// The pictures and colours that an app brings along, by name.
/// Contract: what was found once is kept; files that appear later are not seen.
final class AssetLibrary: Sendable {
    private let folders: [URL]
    private let catalogs: [URL: [AssetCatalog]]
    private let images = Mutex<[String: ImageSet?]>([:])
    private let colors = Mutex<[String: UIColor?]>([:])

    init(folders: [URL]) {
        self.folders = folders
        catalogs = Dictionary(folders.map { ($0, Self.catalogs(in: $0)) }) { first, _ in first }
    }

    private static func catalogs(in folder: URL) -> [AssetCatalog] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }.map { AssetCatalog($0) }
    }

    // MARK: Libraries

    /// What a nil bundle means: the main bundle, and all resource folders with the folders in them.
    static let shared = AssetLibrary(folders: ResourceFolders.withInner(ResourceFolders.all))
    private static let ofBundles = Mutex<[URL: AssetLibrary]>([:])

    static func library(for bundle: Bundle?) -> AssetLibrary {
        guard let bundle, bundle != .main, let url = bundle.resourceURL else { return shared }
        return ofBundles.withLock { known in
            if let library = known[url] { return library }
            let library = AssetLibrary(folders: ResourceFolders.withInner([url]))
            known[url] = library
            return library
        }
    }

    // MARK: Looking up

    /// Shape: in each folder, its asset catalogs come before its files.
    func imageSet(named name: String) -> ImageSet? {
        if let known = images.withLock({ $0[name] }) { return known }
        var set: ImageSet?
        for folder in folders where set == nil { set = findImageSet(name, in: folder) }
        images.withLock { $0[name] = set }
        return set
    }

    func color(named name: String) -> UIColor? {
        if let known = colors.withLock({ $0[name] }) { return known }
        var color: UIColor?
        for catalog in folders.flatMap({ catalogs[$0] ?? [] }) where color == nil {
            color = catalog.colorSets[name].flatMap { ColorSet(name: name, folder: $0)?.color }
        }
        colors.withLock { $0[name] = color }
        return color
    }

    private func findImageSet(_ name: String, in folder: URL) -> ImageSet? {
        for catalog in catalogs[folder] ?? [] {
            if let url = catalog.imageSets[name], let set = ImageSet(folder: url) { return set }
        }
        return Self.looseFiles(name, in: folder)
    }

    private static let formats = ["png", "jpg", "jpeg", "gif", "webp", "svg", "tiff", "bmp", "heic"]

    /// Files named `name`, `name@2x` and `name@3x` with the extension that `name` has, or else with one of a picture.
    private static func looseFiles(_ name: String, in folder: URL) -> ImageSet? {
        let given = (name as NSString).pathExtension.lowercased()
        let isFormat = formats.contains(given)
        let base = isFormat ? (name as NSString).deletingPathExtension : name
        for format in isFormat ? [(name as NSString).pathExtension] : formats {
            let entries = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix -> ImageSet.Entry? in
                let url = folder.appendingPathComponent("\(base)\(suffix).\(format)")
                guard FileManager.default.fileExists(atPath: url.path) else { return nil }
                return ImageSet.Entry(url: url, variant: AssetVariant(scale: CGFloat(scale)))
            }
            if !entries.isEmpty { return ImageSet(entries: entries) }
        }
        return nil
    }
}
