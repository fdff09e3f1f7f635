import UIKit

/// A picture of hills under a sky, another one for each number.
enum Landscape {
    @MainActor private static var made: [Int: UIImage] = [:]

    @MainActor static func picture(_ number: Int) -> UIImage {
        if let picture = made[number] { return picture }
        let size = CGSize(width: 240, height: 240)
        let picture = UIGraphicsImageRenderer(size: size).image { context in draw(number, size, context.cgContext) }
        made[number] = picture
        return picture
    }

    private static func draw(_ number: Int, _ size: CGSize, _ context: CGContext) {
        let hue = CGFloat((number * 47) % 360) / 360
        func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
            UIColor(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: 1)
        }
        for step in 0..<48 {
            let part = CGFloat(step) / 48
            color(0.08 * part, 0.55 - 0.35 * part, 0.85 + 0.12 * part).setFill()
            context.fill(CGRect(x: 0, y: size.height * part, width: size.width, height: size.height / 48 + 1))
        }
        UIColor(white: 1, alpha: 0.9).setFill()
        let sun = CGFloat(30 + (number * 13) % 30)
        UIBezierPath(ovalIn: CGRect(x: CGFloat((number * 71) % 160) + 20, y: CGFloat((number * 29) % 60) + 24, width: sun, height: sun)).fill()
        for layer in 0..<3 {
            let base = size.height * (0.52 + 0.16 * CGFloat(layer))
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: size.height))
            for x in stride(from: CGFloat(0), through: size.width, by: 8) {
                let angle = x / size.width * .pi * (2 + CGFloat((number + layer) % 3)) + CGFloat(number * 3 + layer * 2)
                path.addLine(to: CGPoint(x: x, y: base + sin(angle) * (26 - 6 * CGFloat(layer))))
            }
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.close()
            color(0.35 + 0.05 * CGFloat(layer), 0.45, 0.62 - 0.16 * CGFloat(layer)).setFill()
            path.fill()
        }
    }
}
