public import CoreGraphics
public import Foundation
import PlatformInterface

extension UIImage {
    // MARK: Named pictures

    /// A picture of the app, from an asset catalog or a file.
    /// Errors: nil, and one line on standard error for each name, when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Shape: variants for dark surroundings are chosen when the picture is drawn; `traitCollection` says how large
    /// it is.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, library: .library(for: bundle), traits: traitCollection ?? .current)
    }

    convenience init?(named name: String, library: AssetLibrary, traits: UITraitCollection) {
        guard let set = library.imageSet(named: name), let picture = set.picture(for: traits) else {
            Log.onceFromAnyThread("There is no picture named \"\(name)\" in the app's asset catalogs and files.")
            return nil
        }
        self.init(
            Attributes(
                content: .asset(set, chosen: picture), name: name, scale: picture.scale,
                renderingMode: set.renderingMode))
    }

    // MARK: Symbols

    /// A symbol, by the name that Apple gives it.
    /// Errors: nil, and one line on standard error for each name, for a symbol that is not known here.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(parts: .init(traits: $0)) })
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard
            let symbol = SymbolImage(
                name: name, parts: configuration?.parts ?? .init(), traits: configuration?.traitCollection ?? .current)
        else {
            Log.onceFromAnyThread("The symbol \"\(name)\" is not known.")
            return nil
        }
        self.init(
            Attributes(
                content: .symbol(symbol), name: name, scale: max(AnyThreadPlatform.snapshot.screenScale, 1),
                flipsForRightToLeft: symbol.isDirectional, configuration: configuration))
    }

    // MARK: Files, bytes and pixels

    /// Shape: a file whose name ends in "@2x" or "@3x" has that scale; a name without extension means PNG.
    /// Errors: nil for a file that is missing or no picture.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: (path as NSString).pathExtension.isEmpty ? path + ".png" : path)
        let base = url.deletingPathExtension().lastPathComponent
        let scale: CGFloat = base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, scale: scale)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Errors: nil for bytes that are no picture.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty, let image = AnyThreadPlatform.graphics.decodeImage(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Shape: a scale of 0 or less counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(Attributes(content: .bitmap(cgImage), scale: scale, orientation: orientation))
    }
}
