import Foundation

/// Colours that are the same everywhere.
extension UIColor {
    public class var black: UIColor { FixedPalette.black }
    public class var darkGray: UIColor { FixedPalette.darkGray }
    public class var lightGray: UIColor { FixedPalette.lightGray }
    public class var white: UIColor { FixedPalette.white }
    public class var gray: UIColor { FixedPalette.gray }
    public class var red: UIColor { FixedPalette.red }
    public class var green: UIColor { FixedPalette.green }
    public class var blue: UIColor { FixedPalette.blue }
    public class var cyan: UIColor { FixedPalette.cyan }
    public class var yellow: UIColor { FixedPalette.yellow }
    public class var magenta: UIColor { FixedPalette.magenta }
    public class var orange: UIColor { FixedPalette.orange }
    public class var purple: UIColor { FixedPalette.purple }
    public class var brown: UIColor { FixedPalette.brown }
    public class var clear: UIColor { FixedPalette.clear }

    /// For text on a dark ground.
    public class var lightText: UIColor { FixedPalette.lightText }
    /// For text on a light ground.
    public class var darkText: UIColor { FixedPalette.darkText }
}

private enum FixedPalette {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
}
