import Foundation

extension UITableView: IndexedList {
    var indexColor: UIColor? { sectionIndexColor }
    var indexBackground: UIColor? { sectionIndexBackgroundColor }
    var minimumIndexCount: Int { sectionIndexMinimumDisplayRowCount }
    func askIndexTitles() -> [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

    /// Asks the data source for the index titles again.
    public func reloadSectionIndexTitles() { loadIndexTitles() }

    func goToIndexTitle(_ index: Int) {
        guard indexTitles.indices.contains(index), let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: indexTitles[index], at: index)
        guard geometry.sections.indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
