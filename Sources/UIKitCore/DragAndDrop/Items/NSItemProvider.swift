public import Foundation

/// Something that is given away: its data in each form that its owner has, made when somebody takes it.
/// Contract: may be used on any thread. Linux Foundation lacks it; the name, the identifiers and the order of forms are Apple's.
/// A handler whose data is there at once is called before the loading method returns.
/// Source: Apple, NSItemProvider.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

    public static let errorDomain = "NSItemProviderErrorDomain"

    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    struct Representation: Sendable {
        var identifier: String
        var visibility: NSItemProviderRepresentationVisibility
        var load: @Sendable (@escaping DataHandler) -> Progress?
    }

    private let lock = NSLock()
    private var list: [Representation] = []
    private var name: String?

    public override init() { super.init() }

    /// Gives an object in all of its forms.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Gives a file: its content, and where it is. Errors: nil for what is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(forTypeIdentifier: TypeIdentifier.identifier(ofFile: fileURL), visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    /// What the thing could be called as a file, without the extension.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    var representations: [Representation] { lock.withLock { list } }

    func add(_ representation: Representation) {
        lock.withLock {
            list.removeAll { $0.identifier == representation.identifier }
            list.append(representation)
        }
    }

    // MARK: Data

    /// Adds a form; the first that is added is the truest.
    /// Contract: the handler is called each time somebody takes this form, and calls its own handler once.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(identifier: typeIdentifier, visibility: visibility, load: loadHandler))
    }

    /// The forms there are, the truest first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

    /// Whether there is a form of this type or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(conformingTo: typeIdentifier) != nil }

    /// Errors: the handler gets an error when there is no such form.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, NSItemProvider.error(.itemUnavailableError, "There is no data of the type \(typeIdentifier)."))
            progress.completedUnitCount = 1
            return progress
        }
        let child = representation.load { data, error in
            completionHandler(data, error)
            progress.completedUnitCount = 1
        }
        if let child { progress.cancellationHandler = { child.cancel() } }
        return progress
    }

    func representation(conformingTo identifier: String) -> Representation? {
        let all = representations
        return all.first { $0.identifier == identifier } ?? all.first { TypeIdentifier.conforms($0.identifier, to: identifier) }
    }

    static func error(_ code: ErrorCode, _ text: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    // MARK: Value

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        for representation in representations { copy.add(representation) }
        copy.suggestedName = suggestedName
        return copy
    }

    open override var description: String { "<NSItemProvider \(registeredTypeIdentifiers.joined(separator: ", "))>" }
}
