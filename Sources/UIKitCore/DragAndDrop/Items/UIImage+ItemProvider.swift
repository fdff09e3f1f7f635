public import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    public func loadData(withTypeIdentifier typeIdentifier: String,
                         forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        if let data = pngData() {
            completionHandler(data, nil)
        } else {
            completionHandler(nil, NSItemProvider.error(.itemUnavailableError, "The picture has no pixels."))
        }
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data), let result = image as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "The \(data.count) bytes are no picture that this machine can read.")
        }
        return result
    }
}
