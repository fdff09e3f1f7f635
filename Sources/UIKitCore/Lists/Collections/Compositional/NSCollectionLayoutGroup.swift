import CoreGraphics
public import Foundation

/// Items, and groups of items, beside or below each other.
/// Source: Apple, NSCollectionLayoutGroup.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias CustomItemProvider = @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    enum Kind {
        /// As many as there is room for, in turns.
        case filled(isHorizontal: Bool)
        /// So many, which share the room where `isShared`.
        case counted(isHorizontal: Bool, Int, isShared: Bool)
        case custom(CustomItemProvider)
    }

    let kind: Kind
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
        self.kind = kind
        self.subitems = subitems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Whether what its items turn out to want decides how many it holds. `container` says which of its lengths follow their content.
    func fillsByContent(in container: EstimatedAxes) -> Bool {
        let follows = layoutSize.estimates(in: container)
        func fills(_ item: NSCollectionLayoutItem) -> Bool { (item as? NSCollectionLayoutGroup)?.fillsByContent(in: follows) ?? false }
        guard case .filled(let isHorizontal) = kind else { return subitems.contains(where: fills) }
        let axis: EstimatedAxes = isHorizontal ? .width : .height
        return subitems.contains { fills($0) || !follows.contains(axis) && $0.layoutSize.estimates(in: follows).contains(axis) }
    }

    /// Items one after another, as many as fit by what they turn out to want; what does not fit begins the next group.
    /// Errors: stops the program without subitems.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        precondition(!subitems.isEmpty, "NSCollectionLayoutGroup.horizontal(layoutSize:subitems:): give at least one subitem.")
        return Self(.filled(isHorizontal: true), layoutSize, subitems)
    }

    /// Errors: stops the program without subitems.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        precondition(!subitems.isEmpty, "NSCollectionLayoutGroup.vertical(layoutSize:subitems:): give at least one subitem.")
        return Self(.filled(isHorizontal: false), layoutSize, subitems)
    }

    /// So many items, as large as they say.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(.counted(isHorizontal: true, max(1, count), isShared: false), layoutSize, [repeatingSubitem])
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(.counted(isHorizontal: false, max(1, count), isShared: false), layoutSize, [repeatingSubitem])
    }

    /// So many items, which share the group's length whatever they say.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(.counted(isHorizontal: true, max(1, count), isShared: true), layoutSize, [subitem])
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        Self(.counted(isHorizontal: false, max(1, count), isShared: true), layoutSize, [subitem])
    }

    /// Items where the app says.
    public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider) -> Self {
        Self(.custom(itemProvider), layoutSize, [])
    }
}

/// Where one item of a custom group stands. Units: points of the group.
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
