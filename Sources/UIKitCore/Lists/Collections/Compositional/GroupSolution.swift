import CoreGraphics
import Foundation

/// Where the items of one group stand.
/// Units: points from the group's leading top corner.
struct GroupSolution {
    struct Slot {
        /// What is seen of the item.
        var frame: CGRect
        var estimates: EstimatedAxes
        var zIndex: Int
        /// Views at the item's edges.
        var supplementaries: [NSCollectionLayoutSupplementaryItem]
    }

    var size: CGSize
    var slots: [Slot] = []
    /// Views at the edges of the group and of groups in it, with what they stand at.
    var groupViews: [(item: NSCollectionLayoutSupplementaryItem, container: CGRect)] = []
}

/// Works out where the items of a group stand.
/// Contract: `measured` says what content turned out to want, by the item's number in the group; `limit` is the number of items that there
/// are. Nothing is kept.
@MainActor struct GroupSolver {
    let environment: any NSCollectionLayoutEnvironment
    let measured: (Int) -> CGSize?
    let limit: Int

    /// At most so many items in one group, lest items without length go on for ever.
    private static let mostItems = 1000

    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, estimates: EstimatedAxes = []) -> GroupSolution {
        var number = 0
        return solve(group, container, estimates, nil, &number)
    }

    // MARK: Items

    /// A box as it is laid out in its group: with spacing around it, and what is in it.
    private struct Box {
        var size: CGSize
        var estimates: EstimatedAxes
        var edges: NSCollectionLayoutEdgeSpacing?
        var content: GroupSolution

        mutating func shorten(to length: CGFloat, _ isHorizontal: Bool) {
            let excess = (isHorizontal ? size.width : size.height) - max(0, length)
            guard excess > 0, content.slots.count == 1 else { return }
            func shorter(_ size: CGSize) -> CGSize {
                CGSize(width: isHorizontal ? max(0, size.width - excess) : size.width, height: isHorizontal ? size.height : max(0, size.height - excess))
            }
            size = shorter(size)
            content.size = size
            content.slots[0].frame.size = shorter(content.slots[0].frame.size)
        }
    }

    private func box(_ item: NSCollectionLayoutItem, _ container: CGSize, _ estimates: EstimatedAxes, shared: CGSize?, _ number: inout Int) -> Box {
        if let group = item as? NSCollectionLayoutGroup {
            let solution = solve(group, container, estimates, shared, &number)
            return Box(size: solution.size, estimates: group.layoutSize.estimates(in: estimates), edges: item.edgeSpacing, content: solution)
        }
        var size = shared ?? item.layoutSize.size(in: container)
        var follows = item.layoutSize.estimates(in: estimates)
        if let shared {
            // What the group shares out is not the content's to say.
            let own = item.layoutSize.size(in: container)
            if shared.width >= 0 { follows.remove(.width) } else { size.width = own.width }
            if shared.height >= 0 { follows.remove(.height) } else { size.height = own.height }
        }
        let insets = item.contentInsets
        if let known = measured(number) {
            if follows.contains(.width) { size.width = known.width + insets.leading + insets.trailing }
            if follows.contains(.height) { size.height = known.height + insets.top + insets.bottom }
        }
        number += 1
        let slot = GroupSolution.Slot(frame: CGRect(origin: .zero, size: size).inset(by: insets), estimates: follows, zIndex: 0,
                                      supplementaries: item.supplementaryItems)
        return Box(size: size, estimates: follows, edges: item.edgeSpacing, content: GroupSolution(size: size, slots: [slot]))
    }

    // MARK: Groups

    private func solve(_ group: NSCollectionLayoutGroup, _ container: CGSize, _ outer: EstimatedAxes, _ shared: CGSize?, _ number: inout Int) -> GroupSolution {
        var size = group.layoutSize.size(in: container)
        if let shared {
            if shared.width >= 0 { size.width = shared.width }
            if shared.height >= 0 { size.height = shared.height }
        }
        let follows = group.layoutSize.estimates(in: outer)
        let insets = group.contentInsets
        let room = CGSize(width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
        var result: GroupSolution
        switch group.kind {
        case .custom(let provider):
            result = custom(provider, room, &number)
            result.size = room
        case .filled(let isHorizontal):
            result = arrange(fill(group, room, follows, isHorizontal, &number), room, follows, isHorizontal, group.interItemSpacing)
        case .counted(let isHorizontal, let count, let isShared):
            let share = isShared ? share(room, count, isHorizontal, group.interItemSpacing) : nil
            let boxes = (0..<count).prefix { _ in number < limit }.map { _ in box(group.subitems[0], room, follows, shared: share, &number) }
            result = arrange(boxes, room, follows, isHorizontal, group.interItemSpacing)
        }
        let wanted = CGSize(width: result.size.width + insets.leading + insets.trailing, height: result.size.height + insets.top + insets.bottom)
        if follows.contains(.width) { size.width = wanted.width }
        if follows.contains(.height) { size.height = wanted.height }
        result.move(by: CGPoint(x: insets.leading, y: insets.top))
        result.size = size
        if !group.supplementaryItems.isEmpty {
            let container = CGRect(origin: .zero, size: size)
            result.groupViews += group.supplementaryItems.map { ($0, container) }
        }
        return result
    }

    private func custom(_ provider: NSCollectionLayoutGroup.CustomItemProvider, _ room: CGSize, _ number: inout Int) -> GroupSolution {
        let items = provider(LayoutEnvironment(room, environment.traitCollection)).prefix(max(0, limit - number))
        number += items.count
        return GroupSolution(size: room, slots: items.map { GroupSolution.Slot(frame: $0.frame, estimates: [], zIndex: $0.zIndex, supplementaries: []) })
    }

    /// One item's part of the group's length; what it does not share is negative.
    private func share(_ room: CGSize, _ count: Int, _ isHorizontal: Bool, _ spacing: NSCollectionLayoutSpacing?) -> CGSize {
        let gaps = (spacing?.spacing ?? 0) * CGFloat(count - 1)
        return isHorizontal ? CGSize(width: max(0, room.width - gaps) / CGFloat(count), height: -1)
            : CGSize(width: -1, height: max(0, room.height - gaps) / CGFloat(count))
    }

    /// The subitems in turns, as long as there is room.
    private func fill(_ group: NSCollectionLayoutGroup, _ room: CGSize, _ follows: EstimatedAxes, _ isHorizontal: Bool, _ number: inout Int) -> [Box] {
        var boxes: [Box] = []
        // A group that is as long as its content holds each subitem once.
        let isOpen = follows.contains(isHorizontal ? .width : .height)
        let length = isHorizontal ? room.width : room.height
        var used: CGFloat = 0, turn = 0
        while number < limit, boxes.count < Self.mostItems, !isOpen || turn < group.subitems.count {
            let before = number
            var next = box(group.subitems[turn % group.subitems.count], room, follows, shared: nil, &number)
            // Content that wants more than there is gets what there is.
            if !isOpen, next.estimates.contains(isHorizontal ? .width : .height) { next.shorten(to: length - fixedEdges(next.edges, isHorizontal), isHorizontal) }
            let along = (isHorizontal ? next.size.width : next.size.height) + fixedEdges(next.edges, isHorizontal)
            let gap = boxes.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0
            if !isOpen, !boxes.isEmpty, used + gap + along > length + 0.01 {
                number = before
                break
            }
            used += gap + along
            boxes.append(next)
            turn += 1
            // What has no length would never fill the room.
            if !isOpen, along <= 0, turn >= group.subitems.count { break }
        }
        return boxes
    }

    private func fixedEdges(_ edges: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool) -> CGFloat {
        guard let edges else { return 0 }
        return isHorizontal ? (edges.leading?.spacing ?? 0) + (edges.trailing?.spacing ?? 0) : (edges.top?.spacing ?? 0) + (edges.bottom?.spacing ?? 0)
    }

    // MARK: Arranging

    /// Puts boxes one after another. The size of the result is what they need, along and across.
    private func arrange(_ boxes: [Box], _ room: CGSize, _ follows: EstimatedAxes, _ isHorizontal: Bool, _ spacing: NSCollectionLayoutSpacing?)
        -> GroupSolution
    {
        func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
        let fixed = boxes.reduce(0) { $0 + along($1.size) + fixedEdges($1.edges, isHorizontal) } + CGFloat(max(0, boxes.count - 1)) * (spacing?.spacing ?? 0)
        let isOpen = follows.contains(isHorizontal ? .width : .height)
        let left = isOpen ? 0 : max(0, along(room) - fixed)
        var shares = spacing?.isFlexible == true ? max(0, boxes.count - 1) : 0
        for box in boxes { shares += flexibleEdges(box.edges, isHorizontal) }
        let share = shares > 0 ? left / CGFloat(shares) : 0
        let isOpenAcross = follows.contains(isHorizontal ? .height : .width)
        let widest = boxes.map { across($0.size) + fixedEdges($0.edges, !isHorizontal) }.max() ?? 0
        let acrossLength = isOpenAcross ? widest : across(room)
        var result = GroupSolution(size: .zero)
        var place: CGFloat = 0
        for (index, box) in boxes.enumerated() {
            if index > 0 { place += (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? share : 0) }
            let (before, after) = edges(box.edges, isHorizontal)
            place += before.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0
            let aside = asidePlace(box, acrossLength, across(box.size), isHorizontal)
            var content = box.content
            // Items that are a part of a length that the content decides are as long as it came out.
            if isOpenAcross { content.stretch(to: acrossLength, isHorizontal) }
            content.move(by: isHorizontal ? CGPoint(x: place, y: aside) : CGPoint(x: aside, y: place))
            result.slots += content.slots
            result.groupViews += content.groupViews
            place += along(box.size) + (after.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0)
        }
        result.size = isHorizontal ? CGSize(width: place, height: widest) : CGSize(width: widest, height: place)
        return result
    }

    private func edges(_ edges: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    }

    private func flexibleEdges(_ all: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool) -> Int {
        let (before, after) = edges(all, isHorizontal)
        return (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
    }

    private func asidePlace(_ box: Box, _ room: CGFloat, _ length: CGFloat, _ isHorizontal: Bool) -> CGFloat {
        let (before, after) = edges(box.edges, !isHorizontal)
        let fixed = (before?.spacing ?? 0) + (after?.spacing ?? 0)
        let shares = (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
        let share = shares > 0 ? max(0, room - length - fixed) / CGFloat(shares) : 0
        return (before?.spacing ?? 0) + (before?.isFlexible == true ? share : 0)
    }
}

extension GroupSolution {
    mutating func move(by step: CGPoint) {
        guard step != .zero else { return }
        for index in slots.indices { slots[index].frame.origin = slots[index].frame.origin.moved(by: step) }
        for index in groupViews.indices { groupViews[index].container.origin = groupViews[index].container.origin.moved(by: step) }
    }

    /// Lets a single item that follows its content be as long across as its neighbours.
    mutating func stretch(to length: CGFloat, _ isHorizontal: Bool) {
        guard slots.count == 1 else { return }
        if isHorizontal, slots[0].estimates.contains(.height) {
            slots[0].frame.size.height += max(0, length - size.height)
        } else if !isHorizontal, slots[0].estimates.contains(.width) {
            slots[0].frame.size.width += max(0, length - size.width)
        }
    }
}

extension CGPoint {
    fileprivate func moved(by step: CGPoint) -> CGPoint { CGPoint(x: x + step.x, y: y + step.y) }
}

extension CGRect {
    /// Without insets, which count from the leading edge. Units: points.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
               height: max(0, height - insets.top - insets.bottom))
    }
}
