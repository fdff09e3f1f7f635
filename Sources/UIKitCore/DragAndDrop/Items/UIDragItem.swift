public import Foundation

/// One thing that is dragged.
/// Source: Apple, UIDragItem.
@MainActor open class UIDragItem: NSObject {
    /// What it gives to the one who takes it.
    public let itemProvider: NSItemProvider
    /// The thing itself, for drops in the same app; never goes to another program.
    open var localObject: Any?
    /// What stands for the item while it is dragged; nil leaves it at the lifted preview.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
