public import Foundation
import QuartzCore

extension UITableView {
    // MARK: Rectangles. Units: points of the content.

    /// Errors: empty for a section that is not there.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(geometry.start(of: section)..<geometry.end(of: section))
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(geometry.headerRange(section))
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(geometry.footerRange(section))
    }

    /// Errors: empty for a row that is not there.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return contains(indexPath) ? rowRect(indexPath) : .zero
    }

    private func span(_ range: Range<CGFloat>) -> CGRect {
        CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
    }

    // MARK: Rows

    /// The row at a point of the table's space; nil beside rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width, let place = geometry.row(at: point.y) else { return nil }
        let path = IndexPath(row: place.row, section: place.section)
        return rowRect(path).contains(point) ? path : nil
    }

    /// Shape: nil for a cell that shows no row of this table now.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard cell.table === self, let path = cell.indexPath, cells[path] === cell else { return nil }
        return path
    }

    /// The rows that a rectangle touches, in order. Units: points of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isEmpty else { return [] }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    /// Shape: nil for a row that is out of sight.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        placeRowsIfNeeded()
        return cells[indexPath]
    }

    /// The cells in sight, in the order of their rows.
    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

    /// The rows in sight, in order.
    public var indexPathsForVisibleRows: [IndexPath]? {
        placeRowsIfNeeded()
        return cells.filter { $0.value.frame.maxY > bounds.minY && $0.value.frame.minY < bounds.maxY }.keys.sorted()
    }

    func placeRowsIfNeeded() {
        guard !isPlacingRows, !isLoaded || layer.needsLayout() else { return }
        layoutIfNeeded()
    }

    // MARK: Scrolling

    /// Errors: stops the program when there is no such row. `NSNotFound` as the row means the section's beginning.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let isSection = indexPath.row == NSNotFound && geometry.sections.indices.contains(indexPath.section)
        precondition(isSection || contains(indexPath), "UITableView.scrollToRow(at:at:animated:): there is no row \(indexPath.row) in section "
            + "\(indexPath.section); the table has \(geometry.sections.count) sections"
            + (geometry.sections.indices.contains(indexPath.section) ? ", this one \(geometry.sections[indexPath.section].rows.count) rows." : "."))
        if animated, window != nil {
            animateOffset { [unowned self] in offset(showing: indexPath, at: scrollPosition) }
            return
        }
        // Rows that come into sight are measured, and may move the row: look again.
        for _ in 0..<4 {
            let target = offset(showing: indexPath, at: scrollPosition)
            if abs(target.y - contentOffset.y) < 0.5 { break }
            contentOffset = target
            if bounds.height > 0 { layoutIfNeeded() }
        }
    }

    public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let middle = bounds.midY
        let nearest = selection.filter(contains).min { abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle) }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    /// The offset at which a row stands where it should.
    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        guard contains(path) else {
            guard geometry.sections.indices.contains(path.section) else { return contentOffset }
            return clamped(CGPoint(x: contentOffset.x, y: geometry.start(of: path.section) - adjustedContentInset.top))
        }
        let row = rowRect(path)
        // In a plain table the section's heading stands over the top.
        let covered = style == .plain ? geometry.headerRange(path.section).upperBound - geometry.headerRange(path.section).lowerBound : 0
        let top = adjustedContentInset.top + covered
        let y: CGFloat
        switch position {
        case .none: return offset(showing: CGRect(x: contentOffset.x, y: row.minY - covered, width: 1, height: row.height + covered))
        case .top: y = row.minY - top
        case .middle: y = row.midY - (top + bounds.height - adjustedContentInset.bottom) / 2
        case .bottom: y = row.maxY - bounds.height + adjustedContentInset.bottom
        }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}
