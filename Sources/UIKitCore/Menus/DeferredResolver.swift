import Foundation

/// Asks the deferred elements of one shown menu level, once each, and says when one answered.
/// Contract: one resolver for a level while it is shown. After `close()` answers are ignored; a level that opens again gets a
/// new resolver, which asks uncached elements again.
@MainActor package final class DeferredResolver {
    private var answers: [MenuElementID: Answer] = [:]
    private var onAnswer: (@MainActor () -> Void)?

    private enum Answer {
        case loading
        case elements([UIMenuElement])
    }

    /// `onAnswer` is called when an element answered after it was asked (not within the asking): time to build the tree again.
    package init(onAnswer: @escaping @MainActor () -> Void) { self.onAnswer = onAnswer }

    /// Shape: nil means that a loading row stands in.
    package func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
        if case .elements(let elements)? = answers[element.elementID] { return elements }
        if answers[element.elementID] == nil { ask(element) }
        if case .elements(let elements)? = answers[element.elementID] { return elements }
        return nil
    }

    package func close() { onAnswer = nil }

    private func ask(_ element: UIDeferredMenuElement) {
        let id = element.elementID
        answers[id] = .loading
        var isAsking = true
        element.request { [weak self] elements in
            guard let self, let onAnswer else { return }
            answers[id] = .elements(elements)
            if !isAsking { onAnswer() }
        }
        isAsking = false
    }
}
