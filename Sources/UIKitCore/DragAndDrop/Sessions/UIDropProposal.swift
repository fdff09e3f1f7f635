public import Foundation

/// What a view would do with the dragged items.
/// Source: Apple, UIDropProposal.
@MainActor open class UIDropProposal: NSObject, NSCopying {
    public let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
