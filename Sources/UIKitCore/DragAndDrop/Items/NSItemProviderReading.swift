public import Foundation

/// An object that can be made from data that was given.
/// Source: Apple, NSItemProviderReading.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The forms that the object can be made from, the truest first; a kind of one of them is taken too.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Errors: throws when the bytes do not make such an object.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
