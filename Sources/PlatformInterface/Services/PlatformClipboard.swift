import Foundation

/// The desktop's clipboard, text only.
@MainActor package protocol PlatformClipboard: AnyObject {
    /// What this program put there last, or what the desktop had when last read; nil when it holds no text.
    var string: String? { get set }
    /// Asks the desktop. Contract: calls back once on the main thread.
    func read(_ completion: @escaping @MainActor (String?) -> Void)
}
