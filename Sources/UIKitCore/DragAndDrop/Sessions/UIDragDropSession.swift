public import CoreGraphics
public import Foundation

/// What the two sides of a drag both see.
/// Source: Apple, UIDragDropSession.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Where the drag is. Units: points of the view.
    func location(in view: UIView) -> CGPoint
    /// Whether items may leave where they were: within one app, when the source allows it.
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
    /// Whether an item has a form of one of the types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    /// Whether an object of the class can be made of one of the items.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
