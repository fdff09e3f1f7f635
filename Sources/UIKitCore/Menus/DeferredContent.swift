import Foundation

/// What a deferred element and its copies know: how to ask, whether somebody asks already, and what came.
@MainActor package final class DeferredContent {
    package typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    package let isCached: Bool
    package private(set) var latest: [UIMenuElement]?
    private let provider: Provider
    /// Those who wait for the request that is under way; a cached element has one request at a time.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []
    private weak var underWay: DeferredCompletion?

    package init(isCached: Bool, provider: @escaping Provider) {
        self.isCached = isCached
        self.provider = provider
    }

    package func request(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        guard isCached else {
            return ask { [weak self] in
                self?.latest = $0; completion($0)
            }
        }
        if let latest { return completion(latest) }
        if underWay == nil { waiting = [] }  // the provider dropped its completion: those who waited wait no more
        waiting.append(completion)
        guard underWay == nil else { return }
        ask { [weak self] in self?.finish($0) }
    }

    private func finish(_ elements: [UIMenuElement]) {
        latest = elements
        let waiting = self.waiting
        self.waiting = []
        for completion in waiting { completion(elements) }
    }

    private func ask(_ receiver: @escaping @MainActor ([UIMenuElement]) -> Void) {
        let completion = DeferredCompletion(receiver)
        if isCached { underWay = completion }
        provider { completion.deliver($0) }
    }
}
