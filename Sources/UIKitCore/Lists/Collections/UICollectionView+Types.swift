import Foundation

extension UICollectionView {
    /// Which way a layout goes on.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// How soon items make room: at once, or when the drag has been still for a moment.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// Where an item is to stand after scrolling to it: at most one place an axis.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
