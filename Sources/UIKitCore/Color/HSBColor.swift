import Foundation

/// Hue, saturation and brightness, each 0…1.
struct HSBColor {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let top = max(red, green, blue)
        let range = top - min(red, green, blue)
        brightness = top
        saturation = top > 0 ? range / top : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: CGFloat
        if top == red {
            sextant = (green - blue) / range
        } else if top == green {
            sextant = (blue - red) / range + 2
        } else {
            sextant = (red - green) / range + 4
        }
        hue = (sextant < 0 ? sextant + 6 : sextant) / 6
    }

    /// Shape: out-of-range parts are clamped; a hue of 1 is red again.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
        let (h, s, b) = (unit(hue) * 6, unit(saturation), unit(brightness))
        func part(_ offset: CGFloat) -> CGFloat {
            let k = (offset + h).truncatingRemainder(dividingBy: 6)
            return b - b * s * max(0, min(k, 4 - k, 1))
        }
        return (part(5), part(3), part(1))
    }
}
