/// The system's colours, which follow the traits.
/// Source: Apple, Human Interface Guidelines, Color.
extension UIColor {
    // MARK: Hues

    public class var systemRed: UIColor { SystemPalette.systemRed }
    public class var systemOrange: UIColor { SystemPalette.systemOrange }
    public class var systemYellow: UIColor { SystemPalette.systemYellow }
    public class var systemGreen: UIColor { SystemPalette.systemGreen }
    public class var systemMint: UIColor { SystemPalette.systemMint }
    public class var systemTeal: UIColor { SystemPalette.systemTeal }
    public class var systemCyan: UIColor { SystemPalette.systemCyan }
    public class var systemBlue: UIColor { SystemPalette.systemBlue }
    public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
    public class var systemPurple: UIColor { SystemPalette.systemPurple }
    public class var systemPink: UIColor { SystemPalette.systemPink }
    public class var systemBrown: UIColor { SystemPalette.systemBrown }

    // MARK: Greys

    public class var systemGray: UIColor { SystemPalette.systemGray }
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }

    // MARK: Text and lines

    public class var label: UIColor { SystemPalette.label }
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    public class var link: UIColor { SystemPalette.link }
    public class var separator: UIColor { SystemPalette.separator }
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    /// The tint of what can be touched; the system's blue outside of a view that has its own.
    public class var tintColor: UIColor { SystemPalette.tintColor }

    // MARK: Fills

    public class var systemFill: UIColor { SystemPalette.systemFill }
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

    // MARK: Backgrounds

    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiarySystemGroupedBackground }
}
