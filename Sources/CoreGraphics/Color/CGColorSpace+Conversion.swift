import Foundation

extension CGColorSpace {
    /// The sRGB numbers, each within 0…1, of a colour of this space.
    /// Shape: `components` holds at least `numberOfComponents` numbers.
    func sRGB(of components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch encoding {
        case .gray:
            let gray = Self.unit(components[0])
            return (gray, gray, gray)
        case .linearGray:
            let gray = Self.unit(Self.encoded(components[0]))
            return (gray, gray, gray)
        case .rgb:
            return (Self.unit(components[0]), Self.unit(components[1]), Self.unit(components[2]))
        case .linearRGB:
            return Self.encoded(components[0], components[1], components[2])
        case .displayP3:
            let red = Self.decoded(components[0])
            let green = Self.decoded(components[1])
            let blue = Self.decoded(components[2])
            return Self.encoded(
                1.224940 * red - 0.224940 * green,
                -0.042057 * red + 1.042057 * green,
                -0.019638 * red - 0.078636 * green + 1.098274 * blue
            )
        }
    }

    /// `number` cut to 0…1; zero for what is no number.
    static func unit(_ number: CGFloat) -> CGFloat {
        number.isNaN ? 0 : min(max(number, 0), 1)
    }

    private static func encoded(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        (unit(encoded(red)), unit(encoded(green)), unit(encoded(blue)))
    }

    /// Light to sRGB number.
    private static func encoded(_ light: CGFloat) -> CGFloat {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// sRGB number to light.
    private static func decoded(_ number: CGFloat) -> CGFloat {
        number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
    }
}
