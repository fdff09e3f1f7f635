import Foundation

extension UITableView {
    /// A table with more sections than this learns of their headings when they come near.
    private static let eagerSections = 200

    // MARK: Numbers

    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// Errors: stops the program when there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        precondition(geometry.sections.indices.contains(section),
                     "UITableView.numberOfRows(inSection: \(section)): there are \(geometry.sections.count) sections.")
        return geometry.sections[section].rows.count
    }

    /// Whether updates were begun and not ended, or placeholders stand for what the data source does not know of yet.
    public var hasUncommittedUpdates: Bool { updateDepth > 0 || listDrag?.placeholders.isEmpty == false }

    /// How many rows' heights are kept one by one.
    package var keptHeights: Int { geometry.sections.reduce(0) { $0 + $1.rows.keptCount } }

    // MARK: Loading

    func loadIfNeeded() {
        guard !isLoaded else { return }
        // First, so that the data source may ask the table meanwhile.
        isLoaded = true
        closeSwipe(animated: false)
        dropMove()
        // Which row is which is not known any more.
        listDrag?.forgetPlaceholders()
        listDrag?.rowsDidChange { _ in nil }
        pressCancelled()
        forgetCells()
        selection = []
        selectionAnchor = nil
        prefetched = []
        measuredWidth = bounds.width
        let top = tableHeaderView?.frame.height ?? 0
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        geometry = TableGeometry((0..<count).map(makeSection))
        geometry.top = top
        if count <= Self.eagerSections { for section in 0..<count { resolveHeadings(of: section, makingViews: false) } }
        if estimatedRowHeight == 0 { measureAllRows() }
        if let path = focusedPath, !contains(path) { focusedPath = nil }
        loadIndexTitles()
        updateContentSize()
        setNeedsLayout()
        window?.layerTreeDidChange()
    }

    /// A section as the data source tells it, with nothing measured yet.
    func makeSection(_ section: Int) -> TableGeometry.Section {
        let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
        return TableGeometry.Section(rows: RowGeometry(count: count, estimate: count > 0 ? rowEstimate(section) : 0))
    }

    private func rowEstimate(_ section: Int) -> CGFloat {
        let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section)) ?? estimatedRowHeight
        if estimate > 0, estimate.isFinite { return estimate }
        return rowHeight > 0 && rowHeight.isFinite ? rowHeight : 44
    }

    /// An estimate of 0 switches estimates off: every height is asked for at once.
    private func measureAllRows() {
        guard let delegate = rowDelegate else { return }
        for section in geometry.sections.indices {
            for row in 0..<geometry.sections[section].rows.count {
                let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                if height >= 0 { geometry.measure(row: row, in: section, height) }
            }
        }
    }

    /// Forgets what was measured; the row at the top stays there.
    func forgetMeasures() {
        guard isLoaded else { return }
        let sections = geometry.sections.indices.map { index in
            let count = geometry.sections[index].rows.count
            return TableGeometry.Section(rows: RowGeometry(count: count, estimate: count > 0 ? rowEstimate(index) : 0))
        }
        let anchor = topRowAnchor
        geometry.replace(sections)
        geometry.top = tableHeaderView?.frame.height ?? 0
        measuredWidth = bounds.width
        if sections.count <= Self.eagerSections { for section in sections.indices { resolveHeadings(of: section, makingViews: false) } }
        if estimatedRowHeight == 0 { measureAllRows() }
        for (path, cell) in cells where cell !== rowMove?.cell { measure(cell, at: path) }
        updateContentSize()
        if let anchor { restore(anchor) }
    }

    /// All cells go back to where cells wait; one that a menu is about stays, out of sight.
    private func forgetCells() {
        for (path, cell) in cells {
            if cell === menuCell, rowMenuInteraction.session?.isOpen ?? true {
                cell.isHidden = true
                cell.isOutlined = false
                cell.indexPath = nil
                leavingCells.append(cell)
            } else {
                retire(cell, at: path)
            }
        }
        cells = [:]
        for section in Array(headerViews.keys) { retireHeading(section, isFooter: false) }
        for section in Array(footerViews.keys) { retireHeading(section, isFooter: true) }
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
        if contentSize != size { contentSize = size }
    }

    // MARK: Ends and background

    func replaceEnd(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        for view in [tableHeaderView, tableFooterView] { if let view, view.superview !== self { addSubview(view) } }
        geometry.top = tableHeaderView?.frame.height ?? 0
        updateContentSize()
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}
