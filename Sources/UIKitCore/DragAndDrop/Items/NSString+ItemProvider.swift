public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text, "public.plain-text"] }

    public func loadData(withTypeIdentifier typeIdentifier: String,
                         forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isWide = typeIdentifier == "public.utf16-plain-text"
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8), let result = NSString(string: text) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "The \(data.count) bytes are no text.")
        }
        return result
    }
}
