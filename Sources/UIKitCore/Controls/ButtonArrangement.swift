package import Foundation

/// How image, title and subtitle of a button stand to each other. A pure function of their sizes.
/// Units: points.
package struct ButtonArrangement: Equatable, Sendable {
    package enum Edge: Equatable, Sendable { case left, right, top, bottom }
    package enum Alignment: Equatable, Sendable { case start, center, end, fill }

    package struct Sizes: Equatable, Sendable {
        package var image: CGSize
        package var title: CGSize
        package var subtitle: CGSize

        package init(image: CGSize, title: CGSize, subtitle: CGSize = .zero) {
            self.image = image
            self.title = title
            self.subtitle = subtitle
        }
    }

    package struct Frames: Equatable, Sendable {
        package var image: CGRect
        package var title: CGRect
        package var subtitle: CGRect
    }

    /// Where the image stands, seen from the title.
    package var imageEdge = Edge.left
    package var imagePadding: CGFloat = 0
    package var titlePadding: CGFloat = 0
    /// How title and subtitle line up when their widths differ.
    package var titleAlignment = Alignment.start

    package init(imageEdge: Edge = .left, imagePadding: CGFloat = 0, titlePadding: CGFloat = 0, titleAlignment: Alignment = .start) {
        self.imageEdge = imageEdge
        self.imagePadding = imagePadding
        self.titlePadding = titlePadding
        self.titleAlignment = titleAlignment
    }

    private var isHorizontal: Bool { imageEdge == .left || imageEdge == .right }

    private func textSize(_ sizes: Sizes) -> CGSize {
        let gap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + gap + sizes.subtitle.height)
    }

    private func gap(_ image: CGSize, _ text: CGSize) -> CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }

    /// The room that image and texts take together.
    package func size(of sizes: Sizes) -> CGSize {
        let text = textSize(sizes), image = sizes.image, gap = gap(image, text)
        return isHorizontal
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    /// The width that is left for the texts in a content rectangle this wide.
    package func textWidth(in width: CGFloat, image: CGSize) -> CGFloat {
        isHorizontal && image.width > 0 ? max(0, width - image.width - imagePadding) : max(0, width)
    }

    /// Contract: texts are cut to what the rectangle has; the image keeps its size.
    package func frames(_ sizes: Sizes, in rect: CGRect, horizontal: Alignment, vertical: Alignment) -> Frames {
        var sizes = sizes
        let room = textWidth(in: rect.width, image: sizes.image)
        sizes.title.width = min(sizes.title.width, room)
        sizes.subtitle.width = min(sizes.subtitle.width, room)
        let whole = size(of: sizes)
        let x = Self.place(horizontal, whole.width, rect.minX, rect.width)
        let y = Self.place(vertical, whole.height, rect.minY, rect.height)
        let block = CGRect(x: x, y: y, width: whole.width, height: whole.height)

        let text = textSize(sizes), gap = gap(sizes.image, text)
        var image = CGRect(origin: .zero, size: sizes.image)
        var textRect = CGRect(origin: .zero, size: text)
        switch imageEdge {
        case .left:
            image.origin.x = block.minX
            textRect.origin.x = block.maxX - text.width
        case .right:
            image.origin.x = block.maxX - image.width
            textRect.origin.x = block.minX
        case .top:
            image.origin.y = block.minY
            textRect.origin.y = block.minY + image.height + gap
        case .bottom:
            textRect.origin.y = block.minY
            image.origin.y = block.maxY - image.height
        }
        if isHorizontal {
            image.origin.y = block.midY - image.height / 2
            textRect.origin.y = block.midY - text.height / 2
        } else {
            image.origin.x = Self.place(horizontal, image.width, block.minX, block.width)
            textRect.origin.x = Self.place(horizontal, text.width, block.minX, block.width)
        }
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            CGRect(x: Self.place(titleAlignment, size.width, textRect.minX, textRect.width), y: y, width: size.width, height: size.height)
        }
        let title = line(sizes.title, y: textRect.minY)
        let subtitle = line(sizes.subtitle, y: textRect.maxY - sizes.subtitle.height)
        return Frames(image: image, title: title, subtitle: subtitle)
    }

    private static func place(_ alignment: Alignment, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch alignment {
        case .start, .fill: start
        case .center: start + (room - length) / 2
        case .end: start + room - length
        }
    }
}
