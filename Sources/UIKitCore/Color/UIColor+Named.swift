public import Foundation

extension UIColor {
    /// A colour set of an asset catalog, looked for where pictures are.
    /// Errors: nil, and one line on standard error for each name, when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Shape: a colour with variants stays dynamic; with `traitCollection` it is resolved now.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = AssetLibrary.library(for: bundle).color(named: name) else {
            Log.onceFromAnyThread("There is no colour named \"\(name)\" in an asset catalog of the app.")
            return nil
        }
        self.init(source: traitCollection.map { color.resolvedColor(with: $0).source } ?? color.source)
    }
}
