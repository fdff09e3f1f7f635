import Foundation

/// Asks the deferred elements of one shown menu level, once each, and says when one answered.
/// Contract: one resolver for a level while it is shown. After `close()` answers are ignored; a level that opens again gets a
/// new resolver, which asks uncached elements again.
@MainActor package final class DeferredResolver {
    private var answers: [MenuElementID: Answer] = [:]
    private var onAnswer: (@MainActor () -> Void)?

    private enum Answer {
        /// The provider is running.
        case asked
        case loading
        case elements([UIMenuElement])
    }

    /// `onAnswer` is called when an element answered after it was asked (not within the asking): time to build the tree again.
    package init(onAnswer: @escaping @MainActor () -> Void) { self.onAnswer = onAnswer }

    /// Shape: nil means that a loading row stands in.
    package func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = element.elementID
        if answers[id] == nil {
            answers[id] = .asked
            element.request { [weak self] in self?.take($0, for: id) }
            if case .asked? = answers[id] { answers[id] = .loading }
        }
        if case .elements(let elements)? = answers[id] { return elements }
        return nil
    }

    package func close() { onAnswer = nil }

    private func take(_ elements: [UIMenuElement], for id: MenuElementID) {
        guard let onAnswer else { return }
        let isLate = if case .loading? = answers[id] { true } else { false }
        answers[id] = .elements(elements)
        if isLate { onAnswer() }
    }
}
