public import Foundation

extension NSItemProvider {
    // MARK: Giving

    /// Gives an object in all of its forms.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let object = object
        let isFile = (object as? NSURL)?.isFileURL == true
        for identifier in (isFile ? [TypeIdentifier.fileURL] : []) + type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Gives an object that is made when somebody takes it.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    // MARK: Taking

    /// Whether an object of the class can be made of what is given.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { bestIdentifier(for: aClass) != nil }
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Errors: the handler gets an error when no form fits the class, or when its bytes do not make an object.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let identifier = bestIdentifier(for: aClass) else {
            completionHandler(nil, NSItemProvider.error(
                .unavailableCoercionError, "A \(aClass) cannot be made of \(registeredTypeIdentifiers.joined(separator: ", "))."))
            let progress = Progress(totalUnitCount: 1)
            progress.completedUnitCount = 1
            return progress
        }
        // A class is the same on every thread.
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    @discardableResult
    public func loadObject(ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) -> Progress {
        loadObject(ofClass: NSString.self) { object, error in completionHandler((object as? NSString).map { $0 as String }, error) }
    }

    @discardableResult
    public func loadObject(ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress {
        loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL).map { $0 as URL }, error) }
    }

    /// The truest form that the class reads.
    private func bestIdentifier(for aClass: any NSItemProviderReading.Type) -> String? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        return registeredTypeIdentifiers.first { form in readable.contains { TypeIdentifier.conforms(form, to: $0) } }
    }
}
