import PlatformInterface

/// A clipboard that nobody else shares.
@MainActor package final class HeadlessClipboard: PlatformClipboard {
    package var string: String?

    package init() {}

    package func read(_ completion: @escaping @MainActor (String?) -> Void) { completion(string) }
}
