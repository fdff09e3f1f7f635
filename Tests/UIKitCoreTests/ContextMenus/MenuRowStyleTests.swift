import CoreGraphics
import Foundation
import PlatformInterface
import Testing

@testable import UIKitCore

@MainActor @Suite struct MenuRowStyleTests {
    private func style(_ traits: UITraitCollection = UITraitCollection(displayScale: 1)) -> MenuRowStyle {
        MenuRowStyle.of(MenuMetrics.compact(CurrentPlatform.shared), traits)
    }

    private func layout(_ actions: [UIAction], _ style: MenuRowStyle) -> MenuListLayout {
        let tree = MenuTreeBuilder.build(UIMenu(title: "", children: actions), deferred: DeferredResolver {})
        return MenuListLayout(tree, metrics: style.metrics, colors: style.colors, text: CurrentPlatform.shared.text, rightToLeft: false)
    }

    private func actions(_ image: UIImage?) -> [UIAction] { ["Copy", "Share"].map { UIAction(title: $0, image: image) { _ in } } }

    private func picture(side: Int) -> UIImage { picture(width: side, height: side) }

    private func picture(width: Int, height: Int) -> UIImage {
        UIImage(cgImage: CGImage(width: width, height: height, pixels: [UInt8](repeating: 200, count: width * height * 4)))
    }

    /// The menus of two presses are made of other objects that look alike.
    @Test func listsThatLookAlikeAreTheSamePicture() throws {
        Stage.install()
        let first = style(), second = style()
        #expect(first === second)
        let names = ["star", "trash"].map { name in { UIImage(systemName: name) } }
        for image in names { #expect(first.picture(of: layout(actions(image()), first)) === second.picture(of: layout(actions(image()), second))) }
        #expect(first.picture(of: layout(actions(names[0]()), first)) !== first.picture(of: layout(actions(names[1]()), first)))
        let small = picture(side: 16)
        #expect(first.picture(of: layout(actions(small), first)) === first.picture(of: layout(actions(small), first)))
    }

    @Test func whatIsSeenOfARowMakesAnotherPicture() throws {
        Stage.install()
        let style = style()
        func picture(_ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, title: String = "Copy") -> RenderNode {
            style.picture(of: layout([UIAction(title: title, attributes: attributes, state: state) { _ in }], style))
        }
        let plain = picture()
        #expect(plain === picture())
        for other in [picture(.disabled), picture(.destructive), picture(state: .on), picture(state: .mixed), picture(title: "Paste")] { #expect(other !== plain) }
        let dark = self.style(UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: .dark)]))
        #expect(dark !== style)
    }

    /// A picture of a camera is not held for the sake of a row that showed it.
    @Test func largePicturesAreNotKept() throws {
        Stage.install()
        let style = style()
        weak var kept: UIImage?
        do {
            let large = picture(side: 600)
            kept = large
            #expect(style.picture(of: layout(actions(large), style)) !== style.picture(of: layout(actions(large), style)))
        }
        #expect(kept == nil)
    }

    @Test func aPictureOfManyRowsIsDrawnOnceAndAsSharpAsTheScreen() throws {
        Stage.install()
        let style = style(UITraitCollection(displayScale: 2))
        guard case .raster(let rows, 2) = style.picture(of: layout(actions(nil), style)).content, case .container(let parts) = rows.content else {
            Issue.record("the rows are no raster at the screen's scale")
            return
        }
        #expect(parts.count == 2)
    }

    @Test(arguments: [1.0, 2.0]) func picturesLieOnWholePixels(scale: CGFloat) throws {
        Stage.install()
        let style = style(UITraitCollection(displayScale: scale))
        func images(_ node: RenderNode) -> [CGRect] {
            switch node.content {
            case .image(_, let rect, _, _): [rect]
            case .container(let children): children.flatMap(images)
            case .raster(let child, _), .transform(let child, _): images(child)
            default: []
            }
        }
        for side in 11...24 {
            let found = images(style.picture(of: layout(actions(picture(width: side, height: 10)), style)))
            #expect(found.count == 2)
            for rect in found {
                #expect((rect.minX * scale).truncatingRemainder(dividingBy: 1) == 0)
                #expect((rect.minY * scale).truncatingRemainder(dividingBy: 1) == 0)
            }
        }
    }
}
