public import Foundation

/// The image and the two texts of a row, a header or a footer, with how they look.
/// Source: Apple, UIListContentConfiguration.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { attributedText = nil } }
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// Units: points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands at the end of the first one's line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The least height of the row. Units: points.
    var minimumHeight: CGFloat

    /// Whether there is a first text.
    var hasText: Bool { attributedText != nil || text?.isEmpty == false }
    var hasSecondaryText: Bool { secondaryAttributedText != nil || secondaryText?.isEmpty == false }

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets, minimumHeight: CGFloat) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
        self.minimumHeight = minimumHeight
    }

    // MARK: UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Here: disabled content is dimmed.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        result.textProperties.isDimmed = isDisabled
        result.secondaryTextProperties.isDimmed = isDisabled
        result.imageProperties.isDimmed = isDisabled
        return result
    }
}
