import CGTK4
import Foundation
import PlatformInterface

extension RoundedShape {
    /// GSK's form of the shape; nil where nothing of it can be seen.
    var gsk: GskRoundedRect? {
        guard let rect = rect.drawable else { return nil }
        func corner(_ radius: CGFloat) -> graphene_size_t {
            graphene_size_t(width: Float(radius.cairoSafe), height: Float(radius.cairoSafe))
        }
        return GskRoundedRect(
            bounds: rect.graphene,
            corner: (corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)))
    }
}
