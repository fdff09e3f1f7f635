public import CoreGraphics
public import Foundation
import PlatformInterface

/// A picture: pixels, a named picture of the app with its variants, or a symbol.
/// Contract: immutable; usable on any thread.
/// Source: Apple, UIImage.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// What there is to draw.
    enum Content {
        case none
        case bitmap(CGImage)
        /// The picture that was chosen first says how large all are.
        case asset(ImageSet, chosen: ImageSet.Picture)
        case symbol(SymbolImage)
    }

    /// All that makes up a picture, as a value.
    struct Attributes {
        var content = Content.none
        /// What the app called it; of a symbol, the symbol's name.
        var name: String?
        /// Units: pixels a point.
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var flipsForRightToLeft = false
        var configuration: Configuration?
    }
    let attributes: Attributes

    init(_ attributes: Attributes) {
        self.attributes = attributes
        super.init()
    }

    /// A picture without size.
    public override convenience init() { self.init(Attributes()) }

    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure(
                "There is no picture named \"\(name)\" in the app; a picture literal needs it: add it, or use UIImage(named:)."
            )
        }
        self.init(image.attributes)
    }

    // MARK: What it is

    /// What the app called the picture; nil for pictures that were made.
    package var name: String? { attributes.name }
    /// The name of the symbol; nil for other pictures.
    package var systemName: String? { symbol?.name }

    public var isSymbolImage: Bool { symbol != nil }
    /// Units: pixels a point.
    open var scale: CGFloat { attributes.scale }
    open var imageOrientation: Orientation { attributes.orientation }
    open var renderingMode: RenderingMode { attributes.renderingMode }
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    /// What the picture was chosen for.
    public var configuration: Configuration? { attributes.configuration }
    public var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

    /// Units: points, standing upright.
    open var size: CGSize {
        switch attributes.content {
        case .none: .zero
        case .bitmap(let image): size(of: image)
        case .asset(_, let chosen): size(of: chosen.image)
        case .symbol(let symbol): symbol.size
        }
    }

    private func size(of image: CGImage) -> CGSize {
        let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// How far above the bottom the base line of text beside a symbol runs; nil for other pictures. Units: points.
    public var baselineOffsetFromBottom: CGFloat? { symbol?.baselineOffset }

    /// The pixels, not turned upright; a symbol is drawn in black for it. Shape: nil for a picture without size.
    open var cgImage: CGImage? {
        switch attributes.content {
        case .none: nil
        case .bitmap(let image): image
        case .asset(_, let chosen): chosen.image
        case .symbol: rasterized(tint: attributes.tint ?? .black)
        }
    }

    var symbol: SymbolImage? {
        if case .symbol(let symbol) = attributes.content { return symbol }
        return nil
    }

    /// The picture drawn upright at its own size and scale.
    func rasterized(tint: UIColor? = nil) -> CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let node = node(in: CGRect(origin: .zero, size: size), tint: tint)
        return AnyThreadPlatform.graphics.rasterize(node, size: size, scale: scale)
    }

    // MARK: Value

    /// Shape: equal are pictures of the same pixels, name or symbol that are drawn alike.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        let (a, b) = (attributes, other.attributes)
        return Content.areSame(a.content, b.content) && a.scale == b.scale && a.orientation == b.orientation
            && a.renderingMode == b.renderingMode && a.tint == b.tint && a.flipsForRightToLeft == b.flipsForRightToLeft
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch attributes.content {
        case .none: break
        case .bitmap(let image): hasher.combine(image)
        case .asset(let set, _): hasher.combine(ObjectIdentifier(set))
        case .symbol(let symbol): hasher.combine(symbol.name)
        }
        hasher.combine(attributes.orientation)
        return hasher.finalize()
    }

    open override var description: String {
        let kind = symbol.map { "symbol \"\($0.name)\"" } ?? name.map { "named \"\($0)\"" } ?? "anonymous"
        return "<UIImage \(kind) \(size.width)×\(size.height) @\(scale)x>"
    }
}

/// What a picture literal makes.
// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage.Content {
    static func areSame(_ a: Self, _ b: Self) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        case (.bitmap(let a), .bitmap(let b)): a === b
        case (.asset(let a, _), .asset(let b, _)): a === b
        case (.symbol(let a), .symbol(let b)): a == b
        default: false
        }
    }
}
