public import Foundation

extension UIButton {
    /// What a button shows and how, as one value.
    /// Source: Apple, UIButton.Configuration.
    public struct Configuration: Hashable, Sendable {
        public enum CornerStyle: Int, Sendable {
            /// The same radius at every text size.
            case fixed = -1
            /// A radius that grows with the text.
            case dynamic
            case small, medium, large, capsule
        }

        public enum Size: Int, Sendable { case medium, small, mini, large }

        /// What stands at the end of the content and says that there is more.
        public enum Indicator: Int, Sendable {
            /// Arrows up and down on a pop-up button.
            case automatic
            case none
            /// Arrows up and down.
            case popup
        }

        /// How title and subtitle line up.
        public enum TitleAlignment: Int, Sendable {
            /// By the place of the image: leading beside it, centred below or above it.
            case automatic
            case leading, center, trailing
        }

        package enum Style: Sendable { case plain, gray, tinted, filled, borderless }

        package let style: Style

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinner stands where the image would.
        public var showsActivityIndicator = false

        /// The edge of the title that the image stands at.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Units: points between image and title.
        public var imagePadding: CGFloat = 0
        /// Units: points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var indicator: Indicator = .automatic

        /// Nil means what the style and the button's tint colour make.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        /// Whether a selected button looks selected.
        public var automaticallyUpdateForSelection = true

        private var ownContentInsets: NSDirectionalEdgeInsets?

        /// Units: points. Follows `buttonSize` until it is set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? Self.defaultInsets(for: buttonSize) }
            set { ownContentInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        private static func defaultInsets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        // MARK: Styles

        private init(_ style: Style) { self.style = style }

        /// Text in the tint colour, with no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Text in the tint colour on a light shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White text on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Text in the tint colour that never gets a background.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}
