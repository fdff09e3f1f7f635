import CoreGraphics
import Foundation

/// One section of a compositional layout as it was worked out: which groups there are, how long each is, and what stands around them.
///
/// Groups that nobody measured are all alike: one solution stands for them, however many there are. A group with measured items has a
/// solution of its own while it is near; its length is kept in the geometry.
/// Units: points. `content` counts from the section's leading top corner. Contract: the layout owns it.
@MainActor final class CompositionalSection {
    let definition: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let count: Int
    /// Whether groups go on to the side.
    let isSideways: Bool
    /// Whether the section scrolls by itself.
    let isOrthogonal: Bool
    private(set) var capacity = 1
    private(set) var groups = RowGeometry(count: 0, estimate: 0)
    private var template = GroupSolution(size: .zero)
    private var solved: [Int: GroupSolution] = [:]
    /// What content turned out to want, by item; for plain rows the geometry says it.
    private(set) var measured: [Int: CGSize] = [:]
    private(set) var isPlainRows = false
    /// How long headers and footers turned out, by their place in the list.
    private(set) var measuredEdges: [Int: CGSize] = [:]
    private(set) var edges = SectionEdges()
    /// How far a section was scrolled that scrolls by itself. Units: points from its beginning.
    var offset: CGFloat = 0

    init(_ definition: NSCollectionLayoutSection, _ environment: LayoutEnvironment, count: Int, isSideways: Bool, isOrthogonal: Bool,
         kept: Kept?) {
        self.definition = definition
        self.environment = environment
        self.count = count
        self.isSideways = isSideways
        self.isOrthogonal = isOrthogonal
        measured = kept?.measured ?? [:]
        measuredEdges = kept?.edges ?? [:]
        offset = kept?.offset ?? 0
        solveEdges()
        solveGroups(kept?.rows)
        // What is left may not reach so far.
        if isOrthogonal { offset = min(max(0, offset), scroller(at: .zero).limit) }
    }

    /// What is kept of a section while its layout is worked out anew.
    struct Kept {
        var measured: [Int: CGSize]
        var edges: [Int: CGSize]
        var offset: CGFloat
        var rows: RowGeometry?
    }
    var kept: Kept { Kept(measured: measured, edges: measuredEdges, offset: offset, rows: isPlainRows ? groups : nil) }

    // MARK: Working out

    private var spacing: CGFloat { RowGeometry.sane(definition.interGroupSpacing) }
    private func along(_ size: CGSize) -> CGFloat { isSideways ? size.width : size.height }

    /// The room that groups are parts of.
    private var groupContainer: CGSize {
        let size = environment.effectiveContentSize
        return CGSize(width: max(0, size.width - edges.leading - edges.trailing), height: size.height)
    }

    private func solveEdges() {
        edges = SectionEdges()
        for (index, item) in definition.boundarySupplementaryItems.enumerated() {
            edges.add(item, size: edgeSize(index, item))
        }
    }

    private func edgeSize(_ index: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        let room = definition.supplementariesFollowContentInsets ? environment.effectiveContentSize : environment.contentSize
        var size = item.layoutSize.size(in: room)
        let estimates = item.layoutSize.estimates(in: [])
        if let known = measuredEdges[index] {
            if estimates.contains(.width) { size.width = known.width }
            if estimates.contains(.height) { size.height = known.height }
        }
        return size
    }

    private func solveGroups(_ rows: RowGeometry?) {
        solved = [:]
        template = solver({ _ in nil }, limit: .max).solve(definition.group, in: groupContainer)
        capacity = max(1, template.slots.count)
        let number = (count + capacity - 1) / capacity
        isPlainRows = hasPlainRows
        let pitch = along(template.size) + spacing
        if isPlainRows, let rows, rows.count == number, rows.estimate == RowGeometry.sane(pitch) {
            groups = rows
            return
        }
        groups = RowGeometry(count: number, estimate: pitch)
        // The last group may not be full.
        if number > 0, count % capacity != 0, !followsContent.isEmpty { groups.measure(number - 1, along(solution(of: number - 1).size) + spacing) }
        for group in Set(measured.keys.filter { $0 < count }.map { $0 / capacity }) { groups.measure(group, along(solution(of: group).size) + spacing) }
    }

    private var followsContent: EstimatedAxes { definition.group.layoutSize.estimates(in: []) }

    /// Whether each group is one item that is as long as its content.
    private var hasPlainRows: Bool {
        guard !isOrthogonal, !isSideways, capacity == 1, followsContent == .height, definition.group.contentInsets == .zero,
              case .counted(_, 1, _) = definition.group.kind, let item = definition.group.subitems.first, !(item is NSCollectionLayoutGroup),
              item.edgeSpacing == nil, item.contentInsets == .zero, definition.group.edgeSpacing == nil,
              item.layoutSize.heightDimension.followsContent else { return false }
        return true
    }

    private func solver(_ measured: @escaping (Int) -> CGSize?, limit: Int) -> GroupSolver {
        GroupSolver(environment: environment, measured: measured, limit: limit)
    }

    /// Where the items of a group stand. Contract: frames count from the group's corner.
    func solution(of group: Int) -> GroupSolution {
        let first = group * capacity, number = min(capacity, count - first)
        if isPlainRows {
            var result = template
            let height = groups[group] - spacing
            result.size.height = height
            if !result.slots.isEmpty { result.slots[0].frame.size.height = height }
            return result
        }
        let isKnown = !measured.isEmpty && (first..<first + number).contains { measured[$0] != nil }
        guard isKnown || number < capacity else { return template }
        if let known = solved[group] { return known }
        let result = solver({ [measured] in measured[first + $0] }, limit: number).solve(definition.group, in: groupContainer)
        // What is near is enough.
        if solved.count > 256 { solved = [:] }
        solved[group] = result
        return result
    }

    // MARK: Measuring. Returns whether anything is otherwise than it was.

    func measure(item: Int, _ size: CGSize, _ estimates: EstimatedAxes) -> Bool {
        let group = item / capacity
        if isPlainRows { return abs(groups.measure(group, size.height + spacing)) > 0.001 }
        let old = measured[item] ?? solution(of: group).slots[item % capacity].frame.size
        let isSame = (!estimates.contains(.width) || abs(old.width - size.width) < 0.01) && (!estimates.contains(.height) || abs(old.height - size.height) < 0.01)
        guard !isSame || measured[item] == nil else { return false }
        measured[item] = size
        solved[group] = nil
        guard !isSame else { return false }
        groups.measure(group, along(solution(of: group).size) + spacing)
        return true
    }

    func measure(edge index: Int, _ size: CGSize) -> Bool {
        guard definition.boundarySupplementaryItems.indices.contains(index) else { return false }
        let item = definition.boundarySupplementaryItems[index]
        let old = edgeSize(index, item)
        measuredEdges[index] = size
        guard edgeSize(index, item) != old else { return false }
        solveEdges()
        return true
    }

    // MARK: Places. Units: points from the section's leading top corner.

    /// The length of all groups.
    var groupsLength: CGFloat { count > 0 ? max(0, groups.height - spacing) : 0 }

    /// Where the groups begin.
    var contentOrigin: CGPoint {
        CGPoint(x: edges.leading + environment.contentInsets.leading, y: edges.top + environment.contentInsets.top)
    }

    /// How far the groups reach across. Contract: what was measured of a section that scrolls by itself counts for all of it.
    private var acrossLength: CGFloat {
        let tallest = isOrthogonal && !measured.isEmpty ? Set(measured.keys.map { $0 / capacity }).map { solution(of: $0).size.height }.max() : nil
        return max(isSideways ? template.size.height : template.size.width, tallest ?? 0)
    }

    /// The section's size, with all that stands around it.
    var size: CGSize {
        let insets = environment.contentInsets
        guard count > 0 || !definition.boundarySupplementaryItems.isEmpty else {
            return CGSize(width: environment.contentSize.width, height: isSideways && !isOrthogonal ? environment.contentSize.height : insets.top + insets.bottom)
        }
        if isOrthogonal {
            return CGSize(width: environment.contentSize.width,
                          height: edges.top + insets.top + (count > 0 ? acrossLength : 0) + insets.bottom + edges.bottom)
        }
        if isSideways {
            return CGSize(width: edges.leading + insets.leading + groupsLength + insets.trailing + edges.trailing, height: environment.contentSize.height)
        }
        return CGSize(width: environment.contentSize.width, height: edges.top + insets.top + groupsLength + insets.bottom + edges.bottom)
    }

    /// Where a group stands.
    func origin(ofGroup group: Int) -> CGPoint {
        let start = groups.top(of: group)
        return isSideways ? CGPoint(x: contentOrigin.x + start - offset, y: contentOrigin.y) : CGPoint(x: contentOrigin.x, y: contentOrigin.y + start)
    }

    /// The groups that a rectangle touches.
    func groups(in rect: CGRect) -> Range<Int> {
        guard groups.count > 0 else { return 0..<0 }
        let start = isSideways ? contentOrigin.x - offset : contentOrigin.y
        let low = (isSideways ? rect.minX : rect.minY) - start, high = (isSideways ? rect.maxX : rect.maxY) - start
        guard high >= 0, low <= groups.height, let first = groups.row(at: max(0, low)), let last = groups.row(at: high) else { return 0..<0 }
        return first..<last + 1
    }

    /// How the section scrolls by itself. `origin` is where it begins in the content.
    func scroller(at origin: CGPoint) -> SectionScroller {
        let insets = environment.contentInsets
        let stops: SectionScroller.Stops = switch definition.orthogonalScrollingBehavior {
        case .none, .continuous: .anywhere
        case .continuousGroupLeadingBoundary: .groups
        case .paging: .pages
        case .groupPaging: .eachGroup(centered: false)
        case .groupPagingCentered: .eachGroup(centered: true)
        }
        let width = environment.contentSize.width
        let length = edges.leading + insets.leading + groupsLength + insets.trailing + edges.trailing
        return SectionScroller(frame: CGRect(x: origin.x, y: origin.y + contentOrigin.y, width: width, height: acrossLength),
                               contentSize: CGSize(width: max(width, length), height: acrossLength), stops: stops, pitch: groups.estimate,
                               groupLength: template.size.width, groupCount: groups.count, lead: contentOrigin.x, bounces: length > width)
    }
}
