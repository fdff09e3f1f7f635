import CoreGraphics
import Foundation

/// A list with index titles at its edge. Tables and collections have one habit, which is here.
@MainActor protocol IndexedList: SelectableList {
    var indexView: SectionIndexView? { get set }
    var indexTitles: [String] { get set }
    /// Nil for the tint.
    var indexColor: UIColor? { get }
    var indexBackground: UIColor? { get }
    /// The index shows from this many rows on.
    var minimumIndexCount: Int { get }
    func askIndexTitles() -> [String]
    /// Brings into sight what a title stands for.
    func goToIndexTitle(_ index: Int)
}

extension IndexedList {
    func loadIndexTitles() {
        indexTitles = askIndexTitles()
        if indexView == nil, !indexTitles.isEmpty { indexView = SectionIndexView(self) }
        indexView?.backgroundColor = indexBackground
        indexView?.setNeedsDisplay()
        if indexView != nil { setNeedsLayout() }
    }
}
