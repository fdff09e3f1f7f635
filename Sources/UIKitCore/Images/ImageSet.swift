package import CoreGraphics
package import Foundation
import PlatformInterface
import Synchronization

/// The files of one named picture: for scales, for dark surroundings, for more contrast.
/// Contract: a file is read when it is first needed, and once.
package final class ImageSet: Sendable {
    package struct Picture: Sendable {
        package let image: CGImage
        /// Units: pixels a point.
        package let scale: CGFloat
    }
    struct Entry: Sendable {
        let url: URL
        let variant: AssetVariant
    }
    private let entries: [Entry]
    let renderingMode: UIImage.RenderingMode
    private let decoded = Mutex<[URL: CGImage?]>([:])

    init(entries: [Entry], renderingMode: UIImage.RenderingMode = .automatic) {
        self.entries = entries
        self.renderingMode = renderingMode
    }

    /// The image set in a folder of an asset catalog.
    /// Errors: nil when the folder has no readable `Contents.json` or names no file.
    convenience init?(folder: URL) {
        guard let contents = AssetContents(folder: folder) else { return nil }
        let entries = (contents.images ?? []).compactMap { image -> Entry? in
            guard let file = image.filename,
                let variant = AssetVariant(
                    idiom: image.idiom, appearances: image.appearances, scale: image.scale, direction: image.direction)
            else { return nil }
            return Entry(url: folder.appendingPathComponent(file), variant: variant)
        }
        if entries.isEmpty { return nil }
        let mode: UIImage.RenderingMode =
            switch contents.properties?.renderingIntent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        self.init(entries: entries, renderingMode: mode)
    }

    /// The picture that suits `traits` best.
    /// Errors: nil when no file suits that can be read.
    package func picture(for traits: UITraitCollection) -> Picture? {
        let candidates = entries.compactMap { entry in
            entry.variant.fitness(for: traits).map { (entry: entry, fitness: $0) }
        }
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        let ordered = candidates.sorted {
            if $0.fitness != $1.fitness { return $0.fitness > $1.fitness }
            return Self.isBetter($0.entry.variant.scale ?? 1, $1.entry.variant.scale ?? 1, for: wanted)
        }
        for candidate in ordered {
            if let image = image(at: candidate.entry.url) {
                return Picture(image: image, scale: candidate.entry.variant.scale ?? 1)
            }
        }
        return nil
    }

    /// The smallest scale that has all pixels is best; without one, the largest.
    private static func isBetter(_ a: CGFloat, _ b: CGFloat, for wanted: CGFloat) -> Bool {
        if (a >= wanted) != (b >= wanted) { return a >= wanted }
        return a >= wanted ? a < b : a > b
    }

    private func image(at url: URL) -> CGImage? {
        if let known = decoded.withLock({ $0[url] }) { return known }
        let image = (try? Data(contentsOf: url)).flatMap { AnyThreadPlatform.graphics.decodeImage($0) }
        if image == nil { Log.onceFromAnyThread("The picture file \(url.path) is missing or cannot be read.") }
        decoded.withLock { $0[url] = image }
        return image
    }
}
