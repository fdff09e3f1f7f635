import CGTK4
import Foundation
import PlatformInterface

/// A drag that GDK brings over a window of ours.
@MainActor final class GtkDrop: PlatformDrop {
    let drop: OpaquePointer
    private(set) var links: [URL] = []
    private var isFinished = false
    static let listType = "text/uri-list"

    init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(gpointer(drop))
    }

    isolated deinit { g_object_unref(gpointer(drop)) }

    var types: [String] {
        guard let formats = gdk_drop_get_formats(drop) else { return [] }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    var actions: DragActions { DragActions(gdk: gdk_drop_get_actions(drop)) }
    var isOurs: Bool { gdk_drop_get_drag(drop) != nil }

    /// Finds out which links there are. Contract: calls back once, in this turn when there is nothing to read.
    func readLinks(_ completion: @escaping @MainActor () -> Void) {
        guard !isOurs, types.contains(Self.listType) else { return completion() }
        read(Self.listType) { [self] data in
            links = data.map(Self.links) ?? []
            completion()
        }
    }

    /// The links of a list: one a line; lines with a number sign are remarks.
    static func links(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\0")) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }.compactMap { URL(string: $0) }
    }

    func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
        let request = Unmanaged.passRetained(Request(completion))
        type.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, nil, { source, result, data in
                guard let data else { return }
                let request = Unmanaged<Request>.fromOpaque(data)
                guard let stream = gdk_drop_read_finish(source.map { OpaquePointer($0) }, result, nil, nil) else {
                    return request.takeRetainedValue().answer(nil)
                }
                GtkDrop.collect(stream, request)
            }, request.toOpaque())
        }
    }

    /// Reads a stream to its end.
    private nonisolated static func collect(_ stream: UnsafeMutablePointer<GInputStream>, _ request: Unmanaged<Request>) {
        let memory = g_memory_output_stream_new_resizable()
        let flags = GOutputStreamSpliceFlags(rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        g_output_stream_splice_async(memory, stream, flags, G_PRIORITY_DEFAULT, nil, { source, result, data in
            guard let source, let data else { return }
            let output = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self)
            let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
            guard g_output_stream_splice_finish(output, result, nil) >= 0 else { return request.answer(nil) }
            let bytes = g_memory_output_stream_steal_as_bytes(UnsafeMutableRawPointer(source).assumingMemoryBound(to: GMemoryOutputStream.self))
            var count: gsize = 0
            let found = g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()
            g_bytes_unref(bytes)
            request.answer(found)
        }, request.toOpaque())
        g_object_unref(memory)
        g_object_unref(stream)
    }

    func finish(_ action: DragActions) {
        guard !isFinished else { return }
        isFinished = true
        gdk_drop_finish(drop, action.gdk)
    }

    private final class Request: @unchecked Sendable {
        private let completion: @MainActor (Data?) -> Void
        init(_ completion: @escaping @MainActor (Data?) -> Void) { self.completion = completion }
        /// GLib calls back on the main thread.
        func answer(_ data: Data?) { MainActor.assumeIsolated { completion(data) } }
    }
}
