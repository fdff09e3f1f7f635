import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
    /// Where a section begins. Units: points of the content.
    func origin(of section: Int) -> CGPoint {
        isSideways ? CGPoint(x: stack.start(of: section), y: 0) : CGPoint(x: 0, y: stack.start(of: section))
    }

    private func make(_ element: ListElement) -> UICollectionViewLayoutAttributes {
        .make(type(of: self).layoutAttributesClass, for: element)
    }

    /// Of how many items and groups a size is kept that was measured.
    package var keptSizes: Int { sections.reduce(0) { $0 + $1.measured.count + $1.groups.keptCount } }

    // MARK: Items

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let section = sections[path.section]
        let group = section.breaks.group(of: path.item)
        let solution = section.solution(of: group)
        let number = path.item - section.breaks.first(of: group)
        guard solution.slots.indices.contains(number) else { return nil }
        return attributes(of: path, solution.slots[number], corner: corner(group, path.section))
    }

    /// Where a group begins. Units: points of the content.
    private func corner(_ group: Int, _ section: Int) -> CGPoint {
        let origin = origin(of: section), place = sections[section].origin(ofGroup: group)
        return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    }

    private func attributes(of path: IndexPath, _ slot: GroupSolution.Slot, corner: CGPoint) -> UICollectionViewLayoutAttributes {
        let result = make(.cell(path))
        result.frame = slot.frame.offsetBy(dx: corner.x, dy: corner.y)
        result.zIndex = slot.zIndex
        result.estimates = slot.estimates
        if sections[path.section].isOrthogonal { result.scrollingSection = path.section }
        return result
    }

    // MARK: Headers, footers, badges

    func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 { return globalViews().first { $0.representedElementKind == kind } }
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        if let edge = edgeViews(of: path.section).first(where: { $0.representedElementKind == kind && $0.indexPath == path }) { return edge }
        let section = sections[path.section]
        guard (0..<section.count).contains(path.item) else { return nil }
        return badges(of: section.breaks.group(of: path.item), path.section).first { $0.representedElementKind == kind && $0.indexPath == path }
    }

    /// Views at the edges of a section.
    private func edgeViews(of index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        guard !section.edges.list.isEmpty else { return [] }
        let outer = CGRect(origin: origin(of: index), size: section.size)
        let insets = section.definition.supplementariesFollowContentInsets ? section.environment.contentInsets : .zero
        let content = outer.inset(by: NSDirectionalEdgeInsets(top: section.edges.top, leading: insets.leading, bottom: section.edges.bottom,
                                                              trailing: insets.trailing))
        let room = (content.minX...max(content.minX, content.maxX), content.minY...max(content.minY, content.maxY))
        return section.edges.list.indices.map { number in
            let edge = section.edges.list[number]
            let result = make(.supplementary(edge.item.elementKind, IndexPath(item: 0, section: index)))
            result.frame = pinned(section.edges.frame(of: number, in: outer, across: room), edge.item, within: outer, section.edges)
            result.zIndex = edge.item.pinToVisibleBounds ? max(edge.item.zIndex, 1024) : edge.item.zIndex
            result.estimates = edge.item.layoutSize.estimates(in: [])
            return result
        }
    }

    /// Views at the edges of the whole content.
    private func globalViews() -> [UICollectionViewLayoutAttributes] {
        guard !globalEdges.list.isEmpty else { return [] }
        let outer = CGRect(origin: .zero, size: collectionViewContentSize)
        let room = (outer.minX...outer.maxX, outer.minY...outer.maxY)
        return globalEdges.list.enumerated().map { number, edge in
            let result = make(.supplementary(edge.item.elementKind, IndexPath(index: number)))
            result.frame = pinned(globalEdges.frame(of: number, in: outer, across: room), edge.item, within: outer, globalEdges)
            result.zIndex = edge.item.pinToVisibleBounds ? max(edge.item.zIndex, 1025) : edge.item.zIndex
            result.estimates = edge.item.layoutSize.estimates(in: [])
            return result
        }
    }

    /// A view that stays in sight goes with the edge of what is seen, as long as its section goes.
    private func pinned(_ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, within outer: CGRect, _ edges: SectionEdges) -> CGRect {
        guard item.pinToVisibleBounds, let view = collectionView else { return frame }
        let inset = view.adjustedContentInset
        let seen = view.bounds.inset(by: inset)
        var result = frame
        switch item.alignment {
        case .top, .topLeading, .topTrailing:
            result.origin.y = max(frame.minY, min(seen.minY, outer.maxY - edges.bottom - frame.height))
        case .bottom, .bottomLeading, .bottomTrailing:
            result.origin.y = min(frame.minY, max(seen.maxY - frame.height, outer.minY + edges.top))
        case .leading: result.origin.x = max(frame.minX, min(seen.minX, outer.maxX - edges.trailing - frame.width))
        case .trailing: result.origin.x = min(frame.minX, max(seen.maxX - frame.width, outer.minX + edges.leading))
        case .none: break
        }
        return result
    }

    /// Views at the edges of items and of groups.
    private func badges(of group: Int, _ index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        let solution = section.solution(of: group)
        guard !solution.groupViews.isEmpty || solution.slots.contains(where: { !$0.supplementaries.isEmpty }) else { return [] }
        let corner = corner(group, index), first = section.breaks.first(of: group)
        var result: [UICollectionViewLayoutAttributes] = []
        func add(_ item: NSCollectionLayoutSupplementaryItem, at container: CGRect, _ path: IndexPath) {
            let attributes = make(.supplementary(item.elementKind, path))
            attributes.frame = item.frame(beside: container.offsetBy(dx: corner.x, dy: corner.y))
            attributes.zIndex = item.zIndex
            attributes.belongsToItem = true
            if section.isOrthogonal { attributes.scrollingSection = index }
            result.append(attributes)
        }
        for (number, slot) in solution.slots.enumerated() {
            for item in slot.supplementaries { add(item, at: slot.frame, IndexPath(item: first + number, section: index)) }
        }
        for view in solution.groupViews { add(view.item, at: view.container, IndexPath(item: first, section: index)) }
        return result
    }

    // MARK: Decorations

    func decorations(of index: Int) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        return section.definition.decorationItems.map { item in
            let result = make(.decoration(item.elementKind, IndexPath(item: 0, section: index)))
            result.frame = CGRect(origin: origin(of: index), size: section.size).inset(by: item.contentInsets)
            result.zIndex = item.zIndex
            return result
        }
    }

    // MARK: A rectangle

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result = globalViews().filter { $0.frame.overlaps(rect) }
        let low = isSideways ? rect.minX : rect.minY, high = isSideways ? rect.maxX : rect.maxY
        for index in stack.sections(from: low, to: high) {
            let section = sections[index], origin = origin(of: index)
            var found = (edgeViews(of: index) + decorations(of: index)).filter { $0.frame.overlaps(rect) }
            let seen = section.isOrthogonal ? section.scroller(at: origin).part(of: rect) : rect
            if let seen {
                for group in section.groups(in: seen.offsetBy(dx: -origin.x, dy: -origin.y)) {
                    let corner = corner(group, index), first = section.breaks.first(of: group)
                    for (number, slot) in section.solution(of: group).slots.enumerated() where first + number < section.count {
                        let item = attributes(of: IndexPath(item: first + number, section: index), slot, corner: corner)
                        if item.frame.overlaps(seen) { found.append(item) }
                    }
                    found += badges(of: group, index).filter { $0.frame.overlaps(seen) && $0.indexPath.item < section.count }
                }
            }
            if let handler = section.definition.visibleItemsInvalidationHandler, isInSight(rect) {
                handler(found.map(VisibleItem.init), section.isOrthogonal ? section.ownOffset : collectionView?.bounds.origin ?? .zero, section.environment)
            }
            result += found
        }
        return result
    }

    /// Whether a rectangle is what is seen, and not what is asked for ahead or at a point.
    private func isInSight(_ rect: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return rect == (view.isFlipped ? view.mirrored(view.bounds) : view.bounds)
    }
}
