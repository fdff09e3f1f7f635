public import Foundation

/// What a view would do with the dragged items.
/// Source: Apple, UIDropProposal.
@MainActor open class UIDropProposal: NSObject, NSCopying {
    public let operation: UIDropOperation
    /// Whether the person has to see the very place under the finger: then what is dragged stands above it.
    open var isPrecise = false
    /// Whether what is dragged is seen in its full size over the view, however large it is.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// The same wishes with another operation.
    func withOperation(_ operation: UIDropOperation) -> UIDropProposal {
        let result = UIDropProposal(operation: operation)
        result.isPrecise = isPrecise
        result.prefersFullSizePreview = prefersFullSizePreview
        return result
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
