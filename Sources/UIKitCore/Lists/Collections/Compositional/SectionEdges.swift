import CoreGraphics
import Foundation

/// The headers, footers and other views at the edges of a section or of the whole content.
/// Units: points.
@MainActor struct SectionEdges {
    struct Edge {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var size: CGSize
        /// How far from its side the edge's room begins.
        var before: CGFloat
    }

    private(set) var list: [Edge] = []
    /// What is made room for at each side.
    private(set) var top: CGFloat = 0
    private(set) var bottom: CGFloat = 0
    private(set) var leading: CGFloat = 0
    private(set) var trailing: CGFloat = 0

    mutating func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize) {
        var before: CGFloat = 0
        switch SectionEdges.side(of: item.alignment) {
        case .top:
            before = top
            if item.extendsBoundary { top += size.height }
        case .bottom:
            before = bottom
            if item.extendsBoundary { bottom += size.height }
        case .leading:
            before = leading
            if item.extendsBoundary { leading += size.width }
        case .trailing:
            before = trailing
            if item.extendsBoundary { trailing += size.width }
        default: break
        }
        list.append(Edge(item: item, size: size, before: before))
    }

    /// The side that an alignment makes room at.
    private static func side(of alignment: NSRectAlignment) -> NSDirectionalRectEdge {
        switch alignment {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .none: []
        }
    }

    /// Where an edge's view stands. `outer` is what is framed, `room` how far views reach across it.
    func frame(of index: Int, in outer: CGRect, across room: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)) -> CGRect {
        let edge = list[index], size = edge.size
        var x = (room.x.lowerBound + room.x.upperBound - size.width) / 2, y = (room.y.lowerBound + room.y.upperBound - size.height) / 2
        let reach = edge.item.extendsBoundary
        switch edge.item.alignment {
        case .topLeading, .bottomLeading: x = room.x.lowerBound
        case .topTrailing, .bottomTrailing: x = room.x.upperBound - size.width
        case .leading: x = outer.minX + (reach ? edge.before : leading)
        case .trailing: x = outer.maxX - size.width - (reach ? edge.before : trailing)
        case .top, .bottom, .none: break
        }
        switch edge.item.alignment {
        case .top, .topLeading, .topTrailing: y = outer.minY + (reach ? edge.before : top)
        case .bottom, .bottomLeading, .bottomTrailing: y = outer.maxY - size.height - (reach ? edge.before : bottom)
        case .leading, .trailing, .none: break
        }
        return CGRect(x: x + edge.item.offset.x, y: y + edge.item.offset.y, width: size.width, height: size.height)
    }
}
