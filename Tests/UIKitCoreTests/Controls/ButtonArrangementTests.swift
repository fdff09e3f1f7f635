import Foundation
import Testing
import UIKitCore

@Suite struct ButtonArrangementTests {
    let sizes = ButtonArrangement.Sizes(
        image: CGSize(width: 20, height: 10), title: CGSize(width: 60, height: 18),
        subtitle: CGSize(width: 40, height: 12))
    let rect = CGRect(x: 10, y: 10, width: 200, height: 100)

    @Test(arguments: [ButtonArrangement.Edge.left, .right, .top, .bottom], [CGFloat(0), 6])
    func theBlockIsAsLargeAsItsPartsAndInTheMiddle(edge: ButtonArrangement.Edge, padding: CGFloat) {
        let arrangement = ButtonArrangement(imageEdge: edge, imagePadding: padding, titlePadding: 2, titleAlignment: .center)
        let frames = arrangement.frames(sizes, in: rect, horizontal: .center, vertical: .center)
        let block = frames.image.union(frames.title).union(frames.subtitle)
        #expect(block.size == arrangement.size(of: sizes))
        #expect(block.midX == rect.midX && block.midY == rect.midY)
        #expect(frames.image.intersection(frames.title).isEmpty)
        #expect(frames.subtitle.minY == frames.title.maxY + 2)
        switch edge {
        case .left: #expect(frames.image.maxX + padding == frames.title.minX)
        case .right: #expect(frames.image.minX - padding == frames.title.maxX)
        case .top: #expect(frames.image.maxY + padding == frames.title.minY)
        case .bottom: #expect(frames.image.minY - padding == frames.subtitle.maxY)
        }
    }

    @Test func paddingIsForTwo() {
        let arrangement = ButtonArrangement(imagePadding: 50)
        let alone = ButtonArrangement.Sizes(image: .zero, title: sizes.title)
        #expect(arrangement.size(of: alone) == sizes.title)
        let image = ButtonArrangement.Sizes(image: sizes.image, title: .zero)
        #expect(arrangement.size(of: image) == sizes.image)
    }

    @Test(arguments: [(ButtonArrangement.Alignment.start, CGFloat(10)), (.end, 130), (.center, 70)])
    func theBlockGoesWhereItIsAligned(alignment: ButtonArrangement.Alignment, x: CGFloat) {
        let frames = ButtonArrangement().frames(sizes, in: rect, horizontal: alignment, vertical: .start)
        #expect(frames.image.minX == x)
    }

    @Test func aTitleThatIsTooLongIsCutNotTheImage() {
        let narrow = CGRect(x: 0, y: 0, width: 50, height: 20)
        let frames = ButtonArrangement(imagePadding: 5).frames(sizes, in: narrow, horizontal: .center, vertical: .center)
        #expect(frames.image.width == 20)
        #expect(frames.title.width == 25 && frames.title.maxX == 50)
        let none = ButtonArrangement().frames(sizes, in: .zero, horizontal: .center, vertical: .center)
        #expect(none.title.width == 0)
    }
}
