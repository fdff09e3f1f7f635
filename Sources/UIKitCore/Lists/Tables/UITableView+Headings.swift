import Foundation

extension UITableView {
    /// The heads and feet that the table makes itself wait under this name.
    private static let titleIdentifier = "UITableView.title"

    // MARK: Heights

    /// Finds out how high a section's heading and its foot are, if that is not known yet.
    /// Contract: without `makingViews` it stays unknown where only a view can tell.
    func resolveHeadings(of section: Int, makingViews: Bool) {
        if geometry.sections[section].header == nil, let height = headingHeight(section, isFooter: false, makingViews: makingViews) {
            geometry.setHeader(height, gap: gap(above: section, header: height), in: section)
        }
        if geometry.sections[section].footer == nil, let height = headingHeight(section, isFooter: true, makingViews: makingViews) {
            geometry.setFooter(height, in: section)
        }
    }

    /// The height that was asked for; nil when the content decides.
    private func wantedHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
        let height: CGFloat
        if let delegate = rowDelegate {
            height = isFooter ? delegate.tableView(self, heightForFooterInSection: section) : delegate.tableView(self, heightForHeaderInSection: section)
        } else {
            height = isFooter ? sectionFooterHeight : sectionHeaderHeight
        }
        if !height.isFinite {
            Log.once("UITableView: the height of the \(isFooter ? "footer" : "header") of section \(section) is \(height); 0 is used.")
            return 0
        }
        // In a grouped table 0 means the standard height, as on Apple; the smallest number above 0 means none.
        return height < 0 || (style != .plain && height == 0) ? nil : height
    }

    private func headingHeight(_ section: Int, isFooter: Bool, makingViews: Bool) -> CGFloat? {
        if let height = wantedHeight(section, isFooter: isFooter) { return height }
        if makingViews, let view = headingView(section, isFooter: isFooter, makes: true) { return fittingHeight(of: view) }
        if let title = headingTitle(section, isFooter: isFooter) { return height(ofTitle: title, isFooter: isFooter) }
        return makingViews ? emptyHeight(section, isFooter: isFooter) : nil
    }

    private func headingTitle(_ section: Int, isFooter: Bool) -> String? {
        let title = isFooter ? dataSource?.tableView(self, titleForFooterInSection: section) : dataSource?.tableView(self, titleForHeaderInSection: section)
        return title?.isEmpty == false ? title : nil
    }

    private func height(ofTitle title: String, isFooter: Bool) -> CGFloat {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        prepare(view, isFooter: isFooter)
        view.showTitle(title)
        return fittingHeight(of: view)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let width = max(0, bounds.width - 2 * sideInset)
        let height = view is UITableViewHeaderFooterView ? view.sizeThatFits(CGSize(width: width, height: 0)).height : view.heightInRow(width: width)
        return RowGeometry.sane(height.rounded(.up))
    }

    /// Groups stand apart though nothing is written between them.
    private func emptyHeight(_ section: Int, isFooter: Bool) -> CGFloat {
        switch style {
        case .plain: 0
        case .grouped: section == 0 && !isFooter ? 35 : 18
        case .insetGrouped: section == 0 && !isFooter ? 20 : 18
        }
    }

    private func gap(above section: Int, header: CGFloat) -> CGFloat {
        guard style == .plain, header > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? RowGeometry.sane(sectionHeaderTopPadding) : section == 0 ? 0 : 22
    }

    // MARK: Views

    /// The view in sight for a section's header.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headerViews[section] as? UITableViewHeaderFooterView }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footerViews[section] as? UITableViewHeaderFooterView }

    private func prepare(_ view: UITableViewHeaderFooterView, isFooter: Bool) {
        view.tableStyle = style
        view.isFooter = isFooter
    }

    /// The view that stands there; with `makes`, made when there is none. Shape: nil for a section without.
    private func headingView(_ section: Int, isFooter: Bool, makes: Bool) -> UIView? {
        if let view = isFooter ? footerViews[section] : headerViews[section] { return view }
        guard makes else { return nil }
        var view = isFooter ? rowDelegate?.tableView(self, viewForFooterInSection: section) : rowDelegate?.tableView(self, viewForHeaderInSection: section)
        if view == nil, let title = headingTitle(section, isFooter: isFooter) {
            let heading = headingPool.take(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
            heading.prepareForReuse()
            prepare(heading, isFooter: isFooter)
            heading.showTitle(title)
            view = heading
        }
        guard let view else { return nil }
        if let heading = view as? UITableViewHeaderFooterView { prepare(heading, isFooter: isFooter) }
        if isFooter { footerViews[section] = view } else { headerViews[section] = view }
        return view
    }

    // MARK: Placing

    /// Puts the headings in sight where they belong; in a plain table they stay at the edge while their section goes by.
    func placeHeadings() {
        let low = bounds.minY, high = bounds.maxY
        let top = low + adjustedContentInset.top, bottom = high - adjustedContentInset.bottom
        let sections = geometry.sections(from: low, to: high)
        for section in Array(headerViews.keys) where !sections.contains(section) { retireHeading(section, isFooter: false) }
        for section in Array(footerViews.keys) where !sections.contains(section) { retireHeading(section, isFooter: true) }
        for section in sections {
            let header = geometry.headerRange(section), footer = geometry.footerRange(section)
            var y = header.lowerBound, length = header.upperBound - header.lowerBound
            if style == .plain { y = max(y, min(top, footer.lowerBound - length)) }
            place(section, isFooter: false, y: y, length: length, isPinned: y > header.lowerBound + 0.5, low, high)
            y = footer.lowerBound
            length = footer.upperBound - footer.lowerBound
            if style == .plain { y = min(y, max(bottom - length, header.upperBound)) }
            place(section, isFooter: true, y: y, length: length, isPinned: y < footer.lowerBound - 0.5, low, high)
        }
    }

    private func place(_ section: Int, isFooter: Bool, y: CGFloat, length: CGFloat, isPinned: Bool, _ low: CGFloat, _ high: CGFloat) {
        guard length > 0, y < high, y + length > low else { return retireHeading(section, isFooter: isFooter) }
        guard let view = headingView(section, isFooter: isFooter, makes: true) else { return }
        let inset = view is UITableViewHeaderFooterView ? sideInset : style == .insetGrouped ? sideInset : 0
        let rect = CGRect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: length)
        if view.frame != rect { view.frame = rect }
        (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
        guard view.superview !== self else { return }
        if isFooter {
            rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        addSubview(view)
    }

    func retireHeading(_ section: Int, isFooter: Bool) {
        guard let view = isFooter ? footerViews.removeValue(forKey: section) : headerViews.removeValue(forKey: section) else { return }
        if view.superview === self {
            view.removeFromSuperview()
            if isFooter {
                rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            } else {
                rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            }
        }
        if let heading = view as? UITableViewHeaderFooterView, let identifier = heading.reuseIdentifier { headingPool.put(heading, identifier) }
    }

    // MARK: Reuse

    /// Contract: `aClass` is UITableViewHeaderFooterView or a subclass; nil forgets the identifier.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headingClasses[identifier] = aClass
        headingPool.clear(identifier)
    }

    /// A view that waits for use, or a new one of the class that was registered. Shape: nil when there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headingPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return headingClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier: identifier) }
    }
}
