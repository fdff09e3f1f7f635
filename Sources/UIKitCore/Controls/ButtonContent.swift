import CoreGraphics
package import Foundation

/// Everything that a button shows in one state: what per-state titles and images, or a configuration, come down to.
@MainActor package struct ButtonContent {
    package enum Text {
        case plain(String)
        case attributed(NSAttributedString)

        package var isEmpty: Bool {
            switch self {
            case .plain(let text): text.isEmpty
            case .attributed(let text): text.length == 0
            }
        }
    }

    package var title: Text?
    package var subtitle: String?
    package var image: UIImage?
    /// Stands behind title and image.
    package var indicator: UIImage?
    package var symbolConfiguration: UIImage.SymbolConfiguration?
    package var showsSpinner = false
    package var backgroundImage: UIImage?
    package var titleColor: UIColor
    package var imageTint: UIColor
    /// Units: 0 … 1.
    package var titleAlpha: CGFloat = 1
    package var imageAlpha: CGFloat = 1
    /// Nil leaves the title label's font as the app set it.
    package var titleFont: UIFont?
    package var subtitleFont: UIFont?
    package var lineBreakMode: NSLineBreakMode?
    package var backgroundColor: UIColor?
    package var cornerRadius: ButtonCornerRadius = .fixed(0)
    package var arrangement = ButtonArrangement()
}

package enum ButtonCornerRadius: Equatable {
    case fixed(CGFloat)
    /// Half of the button's shorter side.
    case capsule

    package func points(in size: CGSize) -> CGFloat {
        switch self {
        case .fixed(let radius): min(radius, min(size.width, size.height) / 2)
        case .capsule: min(size.width, size.height) / 2
        }
    }
}
