import Foundation

extension UIButton.Configuration {
    /// The font of the title at the button's size.
    package func titleFont(isBold: Bool, traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize == .mini || buttonSize == .small ? .subheadline : .body
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        return isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    package func cornerRadius(isScaled traits: UITraitCollection) -> ButtonCornerRadius {
        let medium: CGFloat =
            switch buttonSize {
            case .mini, .small: 5
            case .medium: 6
            case .large: 9
            }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        let scaled = medium * body / 17
        return switch cornerStyle {
        case .fixed: .fixed(medium)
        case .dynamic, .medium: .fixed(scaled)
        case .small: .fixed(scaled * 2 / 3)
        case .large: .fixed(scaled * 3 / 2)
        case .capsule: .capsule
        }
    }

    package func arrangement(isRightToLeft: Bool) -> ButtonArrangement {
        let edge: ButtonArrangement.Edge
        if imagePlacement.contains(.top) {
            edge = .top
        } else if imagePlacement.contains(.bottom) {
            edge = .bottom
        } else {
            edge = imagePlacement.contains(.trailing) == isRightToLeft ? .left : .right
        }
        let alignment: ButtonArrangement.Alignment =
            switch titleAlignment {
            case .automatic: edge == .top || edge == .bottom ? .center : isRightToLeft ? .end : .start
            case .leading: isRightToLeft ? .end : .start
            case .center: .center
            case .trailing: isRightToLeft ? .start : .end
            }
        return ButtonArrangement(imageEdge: edge, imagePadding: imagePadding, titlePadding: titlePadding, titleAlignment: alignment)
    }
}
