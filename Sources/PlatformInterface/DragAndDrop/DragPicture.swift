package import Foundation

/// What the desktop shows at the pointer while it has a drag.
/// Units: points; `hotspot` is the pointer's place in the picture.
package struct DragPicture {
    package var node: RenderNode
    package var size: CGSize
    package var hotspot: CGPoint

    package init(node: RenderNode, size: CGSize, hotspot: CGPoint) {
        self.node = node
        self.size = size
        self.hotspot = hotspot
    }
}
