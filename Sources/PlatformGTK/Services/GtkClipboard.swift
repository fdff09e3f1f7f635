import CGTK4
import Foundation
import PlatformInterface

/// GDK's clipboard. Without a display it keeps text inside the program.
@MainActor final class GtkClipboard: PlatformClipboard {
    private var known: String?

    var string: String? {
        get { known }
        set {
            known = newValue
            guard let clipboard else { return }
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    func read(_ completion: @escaping @MainActor (String?) -> Void) {
        guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else {
            let text = known
            MainLoop.shared.clock.schedule(after: 0) { completion(text) }
            return
        }
        guard holdsText else {
            known = nil
            MainLoop.shared.clock.schedule(after: 0) { completion(nil) }
            return
        }
        let request = Unmanaged.passRetained(ReadRequest { [weak self] text in
            self?.known = text
            completion(text)
        })
        gdk_clipboard_read_text_async(clipboard, nil, { source, result, data in
            let text = gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, nil)
            defer { g_free(text) }
            let string = text.map { String(cString: $0) }
            guard let data else { return }
            let request = Unmanaged<ReadRequest>.fromOpaque(data).takeRetainedValue()
            MainActor.assumeIsolated { request.completion(string) }
        }, request.toOpaque())
    }

    /// Keeps `string` true when another program copies something.
    func follow() {
        guard let clipboard else { return }
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkClipboard.self) { $0.read { _ in } }
        }
        Signals.connect(clipboard, "changed", to: self, unsafeBitCast(changed, to: GCallback.self))
        read { _ in }
    }

    isolated deinit {
        if let clipboard { Signals.disconnect(clipboard, from: self) }
    }

    private var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

    private var holdsText: Bool {
        guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard) else { return false }
        return gdk_content_formats_contain_gtype(formats, Self.stringType) != 0
            || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
            || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
    }

    /// G_TYPE_STRING, a macro that Swift does not see.
    private static let stringType = GType(16 << 2)
}

@MainActor private final class ReadRequest {
    let completion: @MainActor (String?) -> Void
    init(_ completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
}
