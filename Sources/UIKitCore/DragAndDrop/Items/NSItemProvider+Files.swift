public import Foundation

extension NSItemProvider {
    /// Adds a form that its owner has as a file.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Writes a form to a file, which is gone when the handler returns: move or copy it.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "Item"
        let identifier = representation(conformingTo: typeIdentifier)?.identifier ?? typeIdentifier
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let plain = name.replacingOccurrences(of: "/", with: "-")
            let file = folder.appendingPathComponent(TypeIdentifier.fileExtension(of: identifier).map { "\(plain).\($0)" } ?? plain)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
}
