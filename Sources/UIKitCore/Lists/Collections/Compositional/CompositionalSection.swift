import CoreGraphics
import Foundation

/// One section of a compositional layout as it was worked out: which groups there are, how long each is, and what stands around them.
///
/// Groups that nobody measured are all alike: one solution stands for them, however many there are. A group with measured items has a
/// solution of its own while it is near; its length is kept in the geometry. Where items are as long as their content along their group,
/// each group holds as many as fit, and measuring breaks the groups anew.
/// Units: points. `content` counts from the section's leading top corner. Contract: the layout owns it.
@MainActor final class CompositionalSection {
    let definition: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let count: Int
    /// Whether groups go on to the side.
    let isSideways: Bool
    /// Whether the section scrolls by itself.
    let isOrthogonal: Bool
    /// Which items stand in which group.
    private(set) var breaks = GroupBreaks(count: 0, capacity: 1)
    /// Whether what is measured decides how many items a group holds.
    private var fillsByContent = false
    private(set) var groups = RowGeometry(count: 0, estimate: 0)
    private var template = GroupSolution(size: .zero)
    private var solved: [Int: GroupSolution] = [:]
    /// What content turned out to want, by item; for plain rows the geometry says it.
    private(set) var measured: [Int: CGSize] = [:]
    /// The last item of them, or -1.
    private var lastMeasured = -1
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
        offset = isOrthogonal ? kept?.offset ?? 0 : 0
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

    /// Whether sections stand beside each other.
    private var isInSidewaysLayout: Bool { isSideways != isOrthogonal }

    /// The room that groups are parts of: what the edges across the layout leave.
    private var groupContainer: CGSize {
        let size = environment.effectiveContentSize
        return isInSidewaysLayout ? CGSize(width: size.width, height: max(0, size.height - edges.top - edges.bottom))
            : CGSize(width: max(0, size.width - edges.leading - edges.trailing), height: size.height)
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
        fillsByContent = definition.group.fillsByContent(in: [])
        breaks = GroupBreaks(count: count, capacity: template.slots.count)
        isPlainRows = hasPlainRows
        let pitch = along(template.size) + spacing
        if isPlainRows, let rows, rows.count == breaks.groupCount, rows.estimate == RowGeometry.sane(pitch) {
            groups = rows
            return
        }
        measured = measured.filter { $0.key < count }
        lastMeasured = measured.keys.max() ?? -1
        if fillsByContent {
            var filled = breaks
            _ = filled.fill(from: 0, changed: -1, last: lastMeasured, fit: fit)
            breaks = filled
        }
        groups = RowGeometry(count: breaks.groupCount, estimate: pitch)
        for group in Set(measured.keys.map(breaks.group)) { measureLength(of: group) }
        measureLastLength()
    }

    /// How many items stand in a group that begins with an item.
    private func fit(from first: Int) -> Int {
        let reach = min(count - first, breaks.capacity + 1)
        guard (first..<first + reach).contains(where: { measured[$0] != nil }) else { return breaks.capacity }
        return solver({ [measured] in measured[first + $0] }, limit: count - first).solve(definition.group, in: groupContainer).slots.count
    }

    private func measureLength(of group: Int) { groups.measure(group, along(solution(of: group).size) + spacing) }

    /// The last group may not be full.
    private func measureLastLength() {
        guard let last = groups.count > 0 ? groups.count - 1 : nil, breaks.items(of: last).count < breaks.capacity, !followsContent.isEmpty else { return }
        measureLength(of: last)
    }

    /// Breaks the groups anew around one whose items were measured.
    private func refill(around group: Int) {
        // A shorter first item may find room in the group before.
        var filled = breaks
        let changed = filled.fill(from: group - 1, changed: breaks.first(of: group + 1) - 1, last: lastMeasured, fit: fit)
        breaks = filled
        solved = [:]
        groups.remove(changed.old)
        groups.insert(changed.new.count, at: changed.new.lowerBound)
        // Those that are counted are as nobody measured them.
        for group in changed.new.clamped(to: 0..<breaks.listed) { measureLength(of: group) }
        measureLastLength()
    }

    private var followsContent: EstimatedAxes { definition.group.layoutSize.estimates(in: []) }

    /// Whether each group is one item that is as long as its content.
    private var hasPlainRows: Bool {
        guard !isOrthogonal, !isSideways, breaks.capacity == 1, followsContent == .height, definition.group.contentInsets == .zero,
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
        if isPlainRows {
            var result = template
            let height = groups[group] - spacing
            result.size.height = height
            if !result.slots.isEmpty { result.slots[0].frame.size.height = height }
            return result
        }
        let items = breaks.items(of: group)
        let isKnown = !measured.isEmpty && items.contains { measured[$0] != nil }
        guard isKnown || items.count < breaks.capacity else { return template }
        if let known = solved[group] { return known }
        let result = solver({ [measured] in measured[items.lowerBound + $0] }, limit: items.count).solve(definition.group, in: groupContainer)
        // What is near is enough.
        if solved.count > 256 { solved = [:] }
        solved[group] = result
        return result
    }

    // MARK: Measuring. Returns whether anything is otherwise than it was.

    func measure(item: Int, _ size: CGSize, _ estimates: EstimatedAxes) -> Bool {
        let group = breaks.group(of: item)
        if isPlainRows { return abs(groups.measure(group, size.height + spacing)) > 0.001 }
        let old = measured[item] ?? solution(of: group).slots[item - breaks.first(of: group)].frame.size
        let isSame = (!estimates.contains(.width) || abs(old.width - size.width) < 0.01) && (!estimates.contains(.height) || abs(old.height - size.height) < 0.01)
        guard !isSame || measured[item] == nil else { return false }
        if measured.count >= Self.mostMeasured, !fillsByContent, measured[item] == nil { forgetFar(from: item) }
        measured[item] = size
        lastMeasured = max(lastMeasured, item)
        solved[group] = nil
        guard !isSame else { return false }
        if fillsByContent { refill(around: group) } else { measureLength(of: group) }
        return true
    }

    /// How many items' sizes are kept.
    private static let mostMeasured = 4096

    /// Forgets what the half of the items wanted that is farther from one; their groups stay as long as they were.
    /// Contract: not where the sizes say which items stand in which group.
    private func forgetFar(from item: Int) {
        let near = measured.keys.sorted { abs($0 - item) < abs($1 - item) }.prefix(Self.mostMeasured / 2)
        measured = Dictionary(uniqueKeysWithValues: near.map { ($0, measured[$0] ?? .zero) })
        solved = [:]
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
        func across(_ size: CGSize) -> CGFloat { isSideways ? size.height : size.width }
        let tallest = isOrthogonal && !measured.isEmpty ? Set(measured.keys.map(breaks.group)).map { across(solution(of: $0).size) }.max() : nil
        return max(across(template.size), tallest ?? 0)
    }

    /// The section's size, with all that stands around it.
    var size: CGSize {
        let insets = environment.contentInsets, room = environment.contentSize
        let isEmpty = count == 0 && definition.boundarySupplementaryItems.isEmpty
        let length = isOrthogonal ? count > 0 ? acrossLength : 0 : groupsLength
        if isInSidewaysLayout {
            if isEmpty { return CGSize(width: isOrthogonal ? insets.leading + insets.trailing : room.width, height: room.height) }
            return CGSize(width: edges.leading + insets.leading + length + insets.trailing + edges.trailing, height: room.height)
        }
        if isEmpty { return CGSize(width: room.width, height: insets.top + insets.bottom) }
        return CGSize(width: room.width, height: edges.top + insets.top + length + insets.bottom + edges.bottom)
    }

    /// Where a group stands.
    func origin(ofGroup group: Int) -> CGPoint {
        let start = groups.top(of: group) - offset
        return isSideways ? CGPoint(x: contentOrigin.x + start, y: contentOrigin.y) : CGPoint(x: contentOrigin.x, y: contentOrigin.y + start)
    }

    /// How far the section was scrolled by itself.
    var ownOffset: CGPoint { isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset) }

    /// The groups that a rectangle touches.
    func groups(in rect: CGRect) -> Range<Int> {
        guard groups.count > 0 else { return 0..<0 }
        let start = (isSideways ? contentOrigin.x : contentOrigin.y) - offset
        let low = (isSideways ? rect.minX : rect.minY) - start, high = (isSideways ? rect.maxX : rect.maxY) - start
        guard high >= 0, low <= groups.height, let first = groups.row(at: max(0, low)), let last = groups.row(at: high) else { return 0..<0 }
        return first..<last + 1
    }

    /// How the section scrolls by itself. `origin` is where it begins in the content.
    /// Contract: what stands at the ends of its way does not scroll with it.
    func scroller(at origin: CGPoint) -> SectionScroller {
        let insets = environment.contentInsets, room = environment.contentSize
        let stops: SectionScroller.Stops = switch definition.orthogonalScrollingBehavior {
        case .none, .continuous: .anywhere
        case .continuousGroupLeadingBoundary: .groups
        case .paging: .pages
        case .groupPaging: .eachGroup(centered: false)
        case .groupPagingCentered: .eachGroup(centered: true)
        }
        let before = isSideways ? insets.leading : insets.top, after = isSideways ? insets.trailing : insets.bottom
        let length = before + groupsLength + after
        let frame = isSideways
            ? CGRect(x: origin.x + edges.leading, y: origin.y + contentOrigin.y, width: max(0, room.width - edges.leading - edges.trailing), height: acrossLength)
            : CGRect(x: origin.x + contentOrigin.x, y: origin.y + edges.top, width: acrossLength, height: max(0, room.height - edges.top - edges.bottom))
        let hasEdges = isSideways ? edges.leading + edges.trailing > 0 : edges.top + edges.bottom > 0
        return SectionScroller(frame: frame, length: max(isSideways ? frame.width : frame.height, length), isUpright: !isSideways, stops: stops,
                               pitch: groups.estimate, groupLength: along(template.size), groupCount: groups.count, lead: before,
                               bounces: length > (isSideways ? frame.width : frame.height), clips: hasEdges)
    }
}
