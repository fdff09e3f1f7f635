import Foundation
import QuartzCore

/// What follows when a view changes inside an animation's block.
@MainActor final class ViewChangeAction: CAAction {
    private let run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) { self.run = run }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { run() }
}
