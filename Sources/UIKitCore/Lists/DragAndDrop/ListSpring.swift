import CoreGraphics
import Foundation

/// Lets a drag open the rows of a list: what tables and collections share.
/// Contract: the list holds the interaction, which holds this.
@MainActor final class ListSpring: NSObject, UISpringLoadedInteractionBehavior {
    private weak var list: (any DragList)?

    private init(_ list: any DragList) { self.list = list }

    /// An interaction that selects the row that a drag rests on, as a tap does.
    static func interaction(of list: any DragList) -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: ListSpring(list), interactionEffect: nil) { [weak list] _, context in
            if let path = context.targetItem as? IndexPath { list?.springLoad(path) }
        }
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let list, let path = list.pathSeen(at: context.location(in: list)), let cell = list.cellInSight(at: path) else { return false }
        context.targetView = cell
        context.targetItem = path
        return list.shouldSpringLoad(path, context)
    }
}
