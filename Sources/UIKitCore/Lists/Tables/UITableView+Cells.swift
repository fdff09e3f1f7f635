public import Foundation

extension UITableView {
    // MARK: Reuse

    /// Contract: `cellClass` is UITableViewCell or a subclass; nil forgets the identifier.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
        cellPool.clear(identifier)
    }

    /// A cell that waits for use, or a new one of the class that was registered. Shape: nil when there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, identifier: identifier) }
    }

    /// A cell for a row, as `dequeueReusableCell(withIdentifier:)` finds it.
    /// Errors: stops the program when no class was registered for the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("dequeueReusableCell(withIdentifier: \"\(identifier)\", for: row \(indexPath.row) of section \(indexPath.section)): "
                + "no class is registered for this identifier; call register(_:forCellReuseIdentifier:) before, in viewDidLoad.")
        }
        return cell
    }

    // MARK: The pass

    /// At most this many rows get their cells in one pass, lest rows without height go on for ever.
    private static let passLimit = 4096

    /// Gives the rows in sight their cells and takes them from the others.
    func placeRows() {
        guard !isPlacingRows else { return }
        isPlacingRows = true
        defer { isPlacingRows = false }
        loadIfNeeded()
        if bounds.width != measuredWidth { forgetMeasures() }
        placeEnds()
        measureChangedCells()
        retireHiddenRows()
        var passes = 0
        // Measured rows move what is below them, so other rows may come into sight.
        while fillRows(), passes < 8 { passes += 1 }
        placePlaceholderCells()
        placeHeadings()
        updateContentSize()
        placeEnds()
        if let rowMove { carry(rowMove) }
        indexView?.place()
        prefetch()
    }

    private func placeEnds() {
        if let view = backgroundView { view.frame = bounds }
        if let view = tableHeaderView {
            let rect = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
            if view.frame != rect { view.frame = rect }
            if geometry.top != rect.height { geometry.top = rect.height }
        }
        if let view = tableFooterView {
            let rect = CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: view.frame.height)
            if view.frame != rect { view.frame = rect }
        }
    }

    /// Returns whether rows were measured that moved others.
    private func fillRows() -> Bool {
        let anchor = topRowAnchor
        var isChanged = false, budget = Self.passLimit
        let low = bounds.minY, high = bounds.maxY
        guard high > low else { return false }
        var section = geometry.section(at: low) ?? 0
        while section < geometry.sections.count, geometry.start(of: section) < high {
            let before = geometry.end(of: section)
            resolveHeadings(of: section, makingViews: true)
            var row = geometry.rows(of: section, from: low, to: high).lowerBound
            let count = geometry.sections[section].rows.count
            while row < count, budget > 0 {
                // The row that a drag moves stands in the gap, wherever its place is.
                if geometry.gap?.moved == TableGap.Row(section: section, row: row) {
                    row += 1
                    continue
                }
                let range = geometry.rowRange(row, in: section)
                if range.lowerBound >= high { break }
                if range.upperBound > low { show(IndexPath(row: row, section: section)) }
                row += 1
                budget -= 1
            }
            if geometry.end(of: section) != before { isChanged = true }
            section += 1
        }
        if let anchor, isChanged { restore(anchor) }
        return isChanged
    }

    /// The first row in sight, and where it stands in the view.
    var topRowAnchor: (path: IndexPath, y: CGFloat)? {
        let low = bounds.minY + adjustedContentInset.top
        var best: (path: IndexPath, y: CGFloat)?
        for (path, cell) in cells where cell.frame.maxY > low && contains(path) && cell !== rowMove?.cell {
            if best.map({ path < $0.path }) ?? true { best = (path, cell.frame.minY - bounds.minY) }
        }
        return best
    }

    /// Moves the content so that the row stands where it stood. At the top nothing is above that could have changed.
    func restore(_ anchor: (path: IndexPath, y: CGFloat)) {
        guard contains(anchor.path) else { return }
        let y = geometry.rowRange(anchor.path.row, in: anchor.path.section).lowerBound - bounds.minY
        guard abs(y - anchor.y) > 0.01, bounds.minY > -adjustedContentInset.top + 0.5 else { return }
        updateContentSize()
        shiftContent(by: CGPoint(x: 0, y: y - anchor.y))
    }

    // MARK: One row

    /// Units: points of the content.
    func rowRect(_ path: IndexPath) -> CGRect {
        let range = geometry.rowRange(path.row, in: path.section)
        let inset = sideInset
        return CGRect(x: inset, y: range.lowerBound, width: max(0, bounds.width - 2 * inset), height: range.upperBound - range.lowerBound)
    }

    /// How far rows stay away from the sides.
    var sideInset: CGFloat { style == .insetGrouped ? (bounds.width > 500 ? 20 : 16) : 0 }

    private func show(_ path: IndexPath) {
        let cell: UITableViewCell
        if let shown = cells[path] {
            cell = shown
        } else {
            cell = load(path)
        }
        if cell === rowMove?.cell { return }
        var rect = rowRect(path)
        if let swipe, swipe.cell === cell { rect.origin.x += swipe.shift }
        if cell.frame != rect { cell.frame = rect }
    }

    /// Gets a row's cell and measures it.
    @discardableResult func load(_ path: IndexPath) -> UITableViewCell {
        guard let dataSource else { preconditionFailure("UITableView: there are rows and no dataSource; keep the data source alive.") }
        let cell = dataSource.tableView(self, cellForRowAt: sourcePath(path))
        if let other = cell.indexPath, cell.table === self, cells[other] === cell {
            Log.once("UITableView: the data source gave the cell of row \(other.row) of section \(other.section) again for row \(path.row) of "
                + "section \(path.section); it is moved. Ask for each row's cell with dequeueReusableCell(withIdentifier:for:).")
            cells[other] = nil
        }
        cell.table = self
        cell.indexPath = path
        cell.isHidden = false
        cells[path] = cell
        cell.surroundings = surroundings(of: path, cell)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        if cell.isSelected != selection.contains(path) { cell.setSelected(selection.contains(path), animated: false) }
        if let delegate = rowDelegate, !missing.contains(.indentation) {
            let level = delegate.tableView(self, indentationLevelForRowAt: path)
            if !missing.contains(.indentation) { cell.indentationLevel = level }
        }
        measure(cell, at: path)
        cell.frame = rowRect(path)
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insert(cell, at: path)
        return cell
    }

    /// Asks for the row's height, of the delegate or of the content.
    func measure(_ cell: UITableViewCell, at path: IndexPath) {
        var height = rowDelegate?.tableView(self, heightForRowAt: sourcePath(path)) ?? rowHeight
        if !height.isFinite {
            Log.once("UITableView: the height of row \(path.row) of section \(path.section) is \(height); 0 is used.")
            height = 0
        }
        if height < 0 {
            let width = max(0, bounds.width - 2 * sideInset)
            height = cell.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                                                  verticalFittingPriority: .fittingSizeLevel).height
        }
        geometry.measure(row: path.row, in: path.section, height)
    }

    /// A cell in sight shows something else: it is measured again before the next layout.
    func contentChanged(in cell: UITableViewCell) {
        guard !isPlacingRows, let path = cell.indexPath, cells[path] === cell, !changedCells.contains(cell) else { return }
        changedCells.append(cell)
        setNeedsLayout()
    }

    private func measureChangedCells() {
        let changed = changedCells
        changedCells = []
        for cell in changed { if let path = indexPath(for: cell) { measure(cell, at: path) } }
    }

    /// Subviews stand in the order of the rows, behind the headings.
    func insert(_ cell: UITableViewCell, at path: IndexPath) {
        if let before = self.path(before: path).flatMap({ cells[$0] }), before.superview === self {
            insertSubview(cell, aboveSubview: before)
        } else if let after = self.path(after: path).flatMap({ cells[$0] }), after.superview === self {
            insertSubview(cell, belowSubview: after)
        } else {
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        }
    }

    // MARK: Taking away

    private func retireHiddenRows() {
        let low = bounds.minY, high = bounds.maxY
        for (path, cell) in cells {
            let range = contains(path) ? geometry.rowRange(path.row, in: path.section) : 0..<0
            if range.upperBound <= low || range.lowerBound >= high, !isKept(cell) {
                cells[path] = nil
                retire(cell, at: path)
            }
        }
    }

    /// Whether somebody needs the cell though it is out of sight.
    private func isKept(_ cell: UITableViewCell) -> Bool {
        if cell === menuCell || cell === swipe?.cell || cell === rowMove?.cell || cell === pressedCell { return true }
        if let path = cell.indexPath, listDrag?.keeps(path) == true { return true }
        if movingCells.contains(where: { $0 === cell }) { return true }
        return (window?.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
    }

    /// Puts a cell that shows no row any more where cells wait.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.superview === self { cell.removeFromSuperview() }
        cell.indexPath = nil
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    }
}
