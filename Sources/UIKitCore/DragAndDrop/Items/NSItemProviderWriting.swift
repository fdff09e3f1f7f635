public import Foundation

/// An object that can be given away as data.
/// Contract: methods may be called on any thread.
/// Source: Apple, NSItemProviderWriting.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The forms that the object has, the truest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of one form, and calls the handler once.
    @discardableResult
    func loadData(withTypeIdentifier typeIdentifier: String,
                  forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}
