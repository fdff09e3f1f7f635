import Foundation
import PlatformInterface

/// A drag that the desktop brought over a window of ours: of another program, or our own on its way back.
@MainActor package final class DesktopDrop {
    let drop: any PlatformDrop
    let tracker: DropTracker
    /// The drag, when it began in this app.
    let local: DragSession?

    init(_ drop: any PlatformDrop) {
        self.drop = drop
        local = drop.isOurs ? UIApplication.shared.windows.compactMap(\.dragSession).first { $0.state == .withDesktop } : nil
        if let tracker = local?.tracker {
            self.tracker = tracker
        } else {
            let session = DropSession([], local: nil)
            session.items = DesktopDrop.items(of: drop, session)
            tracker = DropTracker(session)
        }
    }

    /// Each link is an item; anything else is one item with all of its forms.
    private static func items(of drop: any PlatformDrop, _ session: DropSession) -> [UIDragItem] {
        if drop.links.isEmpty {
            let provider = NSItemProvider()
            register(drop.types, of: drop, in: provider, session)
            return [UIDragItem(itemProvider: provider)]
        }
        return drop.links.map { link in
            let provider = link.isFileURL ? NSItemProvider(contentsOf: link) ?? NSItemProvider() : NSItemProvider(object: link as NSURL)
            // The forms beside the list are those of the one thing that it names.
            if drop.links.count == 1 {
                register(drop.types.filter { TypeIdentifier.identifier(ofMIMEType: $0) != TypeIdentifier.url }, of: drop, in: provider, session)
            }
            return UIDragItem(itemProvider: provider)
        }
    }

    private static func register(_ types: [String], of drop: any PlatformDrop, in provider: NSItemProvider, _ session: DropSession) {
        nonisolated(unsafe) let drop = drop
        for type in types {
            guard let identifier = TypeIdentifier.identifier(ofMIMEType: type), !provider.registeredTypeIdentifiers.contains(identifier) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
                DropSession.onMain {
                    session.expect()
                    drop.read(type) { data in
                        completion(data, data == nil ? NSItemProvider.error(.itemUnavailableError, "The other program gave no \(type).") : nil)
                        session.arrived()
                    }
                }
                return nil
            }
        }
    }
}
