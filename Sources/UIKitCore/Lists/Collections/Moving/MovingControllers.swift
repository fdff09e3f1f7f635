import Foundation

/// Knows which collection controllers move items: as on Apple, those with a method for it.
///
/// Swift cannot be asked whether a subclass overrides a method. The classes' tables of methods can be compared: where the table of a
/// class that overrides `moveItemAt` alone differs from both that of one that overrides nothing and the library's, there is the method.
@MainActor enum MovingControllers {
    private final class Resting: UICollectionViewController {}

    private final class Moving: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }

    static func movesItems(_ type: UICollectionViewController.Type) -> Bool {
        guard let place else { return true }
        return table(of: type)[place] != table(of: UICollectionViewController.self)[place]
    }

    /// Where the method stands in the tables; nil when that cannot be found out.
    private static let place: Int? = {
        let base = table(of: UICollectionViewController.self), resting = table(of: Resting.self), moving = table(of: Moving.self)
        let places = base.indices.filter { $0 >= firstMethod && base[$0] == resting[$0] && base[$0] != moving[$0] }
        return places.count == 1 ? places[0] : nil
    }()

    /// The words of a class's metadata before its methods, and where its length is said. Source: the Swift ABI, class metadata without
    /// Objective-C.
    private static let firstMethod = 6
    private static let lengthOffset = 32

    private static func table(of type: AnyClass) -> [UInt] {
        let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let length = start.load(fromByteOffset: lengthOffset, as: UInt32.self) - start.load(fromByteOffset: lengthOffset + 4, as: UInt32.self)
        return (0..<Int(length) / MemoryLayout<UInt>.size).map { start.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) }
    }
}
