/// What the numbers of a colour mean.
/// Contract: two spaces are equal when their names are.
public final class CGColorSpace: Sendable {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose numbers may lie outside 0…1; what is outside is cut off when drawn.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide space of Apple's screens; colours outside sRGB are cut off when drawn.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    static let deviceRGBName = "kCGColorSpaceDeviceRGB"
    static let deviceGrayName = "kCGColorSpaceDeviceGray"
    static let standardRGB = CGColorSpace(encoding: .rgb, name: sRGB)
    static let standardGray = CGColorSpace(encoding: .gray, name: genericGrayGamma2_2)
    static let deviceRGB = CGColorSpace(encoding: .rgb, name: deviceRGBName)
    static let deviceGray = CGColorSpace(encoding: .gray, name: deviceGrayName)

    /// How numbers become sRGB.
    enum Encoding {
        case gray, linearGray, rgb, linearRGB, displayP3
    }

    let encoding: Encoding
    public let name: CFString?

    private init(encoding: Encoding, name: String) {
        self.encoding = encoding
        self.name = name
    }

    /// Errors: nil for a name that is none of the constants of this class.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.deviceRGBName: self.init(encoding: .rgb, name: name)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(encoding: .linearRGB, name: name)
        case Self.displayP3: self.init(encoding: .displayP3, name: name)
        case Self.genericGrayGamma2_2, Self.extendedGray, Self.deviceGrayName: self.init(encoding: .gray, name: name)
        case Self.linearGray: self.init(encoding: .linearGray, name: name)
        default: return nil
        }
    }

    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray, .linearGray: .monochrome
        case .rgb, .linearRGB, .displayP3: .rgb
        }
    }

    /// How many numbers a colour has, without its alpha.
    public var numberOfComponents: Int {
        model == .monochrome ? 1 : 3
    }
}

extension CGColorSpace: Hashable {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colour space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The greys of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
