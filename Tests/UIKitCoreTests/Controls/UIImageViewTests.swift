import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct UIImageViewTests {
    private func picture(_ width: Int, _ height: Int) -> UIImage {
        Stage.install()
        return .white(width, height)
    }

    private func shown(_ view: UIImageView) -> (rect: CGRect, tint: Shade?)? { ShownContent(view).image }

    @Test func itIsAsLargeAsItsImage() {
        let view = UIImageView(image: picture(30, 20))
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.intrinsicContentSize == view.bounds.size)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.accessibilityTraits == .image && !view.isAccessibilityElement)
        let empty = UIImageView()
        #expect(empty.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(empty.sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
    }

    @Test func theContentModeSaysWhere() {
        let view = UIImageView(image: picture(30, 20))
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        #expect(shown(view)?.rect == view.bounds)
        view.contentMode = .scaleAspectFit
        #expect(shown(view)?.rect == CGRect(x: 0, y: 10, width: 60, height: 40))
        view.contentMode = .center
        #expect(shown(view)?.rect == CGRect(x: 15, y: 20, width: 30, height: 20))
    }

    @Test func aNewSizeIsDrawnAgain() {
        let stage = Stage()
        let view = stage.add(UIImageView(image: picture(30, 20)), at: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.contentMode = .topRight
        stage.draw()
        view.frame.size.width = 100
        stage.draw()
        #expect(ShownContent(view, drawnAgain: false).image?.rect.maxX == 100)
    }

    @Test func templatesTakeTheTint() {
        let view = UIImageView(image: picture(30, 20))
        view.tintColor = .red
        #expect(shown(view)?.tint == nil)
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        #expect(shown(view)?.tint?.red == 1)
        view.tintColor = .blue
        #expect(shown(view)?.tint?.blue == 1)
    }

    @Test func highlightingShowsTheOtherImage() {
        let small = picture(10, 10), large = picture(40, 40)
        let view = UIImageView(image: small, highlightedImage: large)
        view.contentMode = .topLeft
        #expect(shown(view)?.rect.width == 10)
        view.isHighlighted = true
        #expect(shown(view)?.rect.width == 40)
        view.highlightedImage = nil
        #expect(shown(view)?.rect.width == 10)
        view.image = nil
        #expect(shown(view) == nil)
    }

    @Test func symbolsFollowThePreferredConfiguration() {
        Stage.install()
        let view = UIImageView(image: UIImage(systemName: "plus"))
        let plain = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60, weight: .regular)
        #expect(view.intrinsicContentSize.width > plain.width * 2)
        view.image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .regular))
        #expect(view.intrinsicContentSize.width < plain.width)
    }

    @Test func systemButtonsAndBarsTintPictures() {
        let image = picture(20, 20)
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
        let custom = UIButton(type: .custom)
        custom.setImage(image, for: .normal)
        #expect(custom.imageView?.image === image)
        #expect(image.withRenderingMode(.alwaysOriginal).asTemplateByDefault.renderingMode == .alwaysOriginal)
    }
}
