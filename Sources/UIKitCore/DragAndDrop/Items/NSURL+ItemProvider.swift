public import Foundation

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

    public func loadData(withTypeIdentifier typeIdentifier: String,
                         forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = NSURL(string: text), let result = url as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "“\(text.prefix(100))” is no URL.")
        }
        return result
    }
}
