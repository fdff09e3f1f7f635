public import Foundation

/// The buttons at one side of a row, the first one at the row's edge.
/// Source: Apple, UISwipeActionsConfiguration.
@MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether swiping all the way performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
