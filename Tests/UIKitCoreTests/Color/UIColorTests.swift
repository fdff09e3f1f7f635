import CoreGraphics
import Foundation
import Testing
import UIKitCore

@MainActor struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hex(_ color: UIColor, _ traits: UITraitCollection...) -> String {
        let c = color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor.rgba
        return [c.red, c.green, c.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    @Test func systemColoursFollowStyleContrastAndLevel() {
        let high = UITraitCollection(accessibilityContrast: .high)
        let raised = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(hex(.systemBlue, light) == "007AFF")
        #expect(hex(.systemBlue, dark) == "0A84FF")
        #expect(hex(.systemBlue, light, high) == "0040DD")
        #expect(hex(.systemBlue, dark, high) == "409CFF")
        #expect(hex(.systemBackground, dark) == "000000")
        #expect(hex(.systemBackground, dark, raised) == "1C1C1E")
        #expect(hex(.systemBackground, light, raised) == "FFFFFF")
        #expect(hex(.label, dark) == "FFFFFF")
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
    }

    @Test func coloursOfOneNameAreEqual() {
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemPink)
        #expect(UIColor.clear == .clear)
        #expect(UIColor.systemBackground != .secondarySystemGroupedBackground)
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1), .darkText]).count == 1)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) != .label)
    }

    @Test func aDynamicColourAsksItsProviderEachTime() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(hex(color, dark) == "FFFFFF")
        #expect(hex(color, light) == "FF3B30")
        #expect(color == color)
        #expect(color != UIColor { _ in .white })
    }

    @Test func aProviderMayReadTheCurrentTraits() {
        Stage.install()
        let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
        #expect(hex(color, dark) == "FFFFFF")
        dark.performAsCurrent { #expect(color.cgColor.rgba.red == 1) }
    }

    @Test func anotherAlphaKeepsAColourDynamic() {
        let faded = UIColor.systemBackground.withAlphaComponent(0.5).withAlphaComponent(0.25)
        #expect(hex(faded, light) == "FFFFFF")
        #expect(hex(faded, dark) == "000000")
        #expect(faded.resolvedColor(with: dark).cgColor.alpha == 0.25)
        #expect(UIColor.red.withAlphaComponent(0.3).cgColor.alpha == 0.3)
    }

    @Test func componentsGoInAndOut() {
        var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.4).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.4)
        #expect(hex(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == "FF0000")
        #expect(hex(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == "FF0000")
        #expect(hex(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == "00FF00")
        #expect(hex(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == "000080")

        var white = CGFloat(-1)
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
        #expect(white == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        var red = CGFloat(0)
        UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
    }

    @Test func badNumbersMakeAColourAllTheSame() {
        let c = UIColor(red: .nan, green: 2, blue: -1, alpha: 9).cgColor.rgba
        #expect(c == (0, 1, 0, 1))
        #expect(hex(UIColor(hue: .nan, saturation: 7, brightness: .infinity, alpha: 1)).count == 6)
    }

    @Test func wideColoursAreBroughtIntoRange() {
        #expect(hex(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == "FFFFFF")
        #expect(hex(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == "FF0000")
    }

    @Test func aLiteralIsAColour() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }

    @Test func settingAColourSetsTheContexts() {
        let context = CGContext()
        UIGraphicsPushContext(context)
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPopContext()
        let colors = context.finish().commands.compactMap { command -> CGColor? in
            if case .fill(_, let color, _) = command { return color }
            return nil
        }
        #expect(colors.map(\.rgba.red) == [1])
    }
}
