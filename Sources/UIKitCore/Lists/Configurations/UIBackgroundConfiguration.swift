public import Foundation

/// What stands behind a row's, a header's or a footer's content.
/// Source: Apple, UIBackgroundConfiguration.
@MainActor public struct UIBackgroundConfiguration {
    enum Kind { case plainCell, groupedCell, sidebarCell, plainHeading, groupedHeading, clear }

    /// A view of the app's own, which fills the background.
    public var customView: UIView?
    public var cornerRadius: CGFloat
    /// Units: points.
    public var backgroundInsets: NSDirectionalEdgeInsets
    /// Nil means the colour that suits the list and the state.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the stroke lies. Units: points.
    public var strokeOutset: CGFloat = 0

    private let kind: Kind
    private var stateColor: UIColor?

    init(_ kind: Kind, cornerRadius: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero) {
        self.kind = kind
        self.cornerRadius = cornerRadius
        backgroundInsets = insets
        stateColor = UIBackgroundConfiguration.color(of: kind, isHighlighted: false, isSelected: false)
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? stateColor ?? .clear
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        if let state = state as? UICellConfigurationState {
            let color = UIBackgroundConfiguration.color(of: kind, isHighlighted: state.isHighlighted, isSelected: state.isSelected)
            result.stateColor = color
        } else if let state = state as? UIViewConfigurationState, kind == .plainHeading {
            result.stateColor = state.isPinned ? .systemBackground : UIColor.clear
        }
        return result
    }

    private static func color(of kind: Kind, isHighlighted: Bool, isSelected: Bool) -> UIColor? {
        switch kind {
        case .clear, .plainHeading, .groupedHeading: nil
        case _ where isHighlighted || isSelected: .systemGray4
        case .plainCell: .systemBackground
        case .groupedCell: .secondarySystemGroupedBackground
        case .sidebarCell: nil
        }
    }

    // MARK: The system's

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell, cornerRadius: 8, insets: NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
    }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeading) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeading) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeading) }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeading) }
}
