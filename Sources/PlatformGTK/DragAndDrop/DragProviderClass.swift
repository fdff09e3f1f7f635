import CGTK4
import Foundation
import PlatformInterface

/// A GdkContentProvider whose bytes are made by Swift when another program asks for them.
enum DragProviderClass {
    private static let key = g_quark_from_string("platter-drag-content")

    /// Contract: the caller owns the reference.
    @MainActor static func make(_ content: DragContent) -> UnsafeMutablePointer<GdkContentProvider>? {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
        g_object_set_qdata_full(object, key, Unmanaged.passRetained(Box(content)).toOpaque()) { data in
            if let data { Unmanaged<Box>.fromOpaque(data).release() }
        }
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
    }

    /// Only GTK's thread, the main one, touches it.
    private final class Box: @unchecked Sendable {
        let content: DragContent
        init(_ content: DragContent) { self.content = content }
    }

    private static func box(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> Box? {
        guard let provider else { return nil }
        let object = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
        return g_object_get_qdata(object, key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let type: GType = {
        let parent = gdk_content_provider_get_type()
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        var info = GTypeInfo()
        info.class_size = guint16(sizes.class_size)
        info.instance_size = guint16(sizes.instance_size)
        info.class_init = { classPointer, _ in
            guard let providerClass = classPointer?.assumingMemoryBound(to: GdkContentProviderClass.self) else { return }
            providerClass.pointee.ref_formats = { DragProviderClass.formats(of: $0) }
            providerClass.pointee.write_mime_type_async = { DragProviderClass.write($0, $1, $2, $3, $4, $5, $6) }
            providerClass.pointee.write_mime_type_finish = { _, result, error in
                g_task_propagate_boolean(result, error)
            }
        }
        return g_type_register_static(parent, "PlatterDragProvider", &info, G_TYPE_FLAG_NONE)
    }()

    private static func formats(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? {
        let types = box(of: provider).map { box in MainActor.assumeIsolated { box.content.types } } ?? []
        let builder = gdk_content_formats_builder_new()
        for type in types { gdk_content_formats_builder_add_mime_type(builder, type) }
        return gdk_content_formats_builder_free_to_formats(builder)
    }

    private static func write(
        _ provider: UnsafeMutablePointer<GdkContentProvider>?, _ type: UnsafePointer<CChar>?, _ stream: UnsafeMutablePointer<GOutputStream>?,
        _ priority: Int32, _ cancellable: UnsafeMutablePointer<GCancellable>?, _ callback: GAsyncReadyCallback?, _ data: gpointer?
    ) {
        guard let box = box(of: provider), let type, let stream, let task = g_task_new(provider, cancellable, callback, data) else { return }
        let name = String(cString: type)
        nonisolated(unsafe) let target = stream, answer = task
        g_object_ref(stream)
        MainActor.assumeIsolated {
            box.content.load(name) { bytes in
                guard let bytes else {
                    g_task_return_error(answer, g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_NOT_FOUND.rawValue), "no \(name)"))
                    return release(target, answer)
                }
                Writing.start(bytes, to: target, answering: answer, priority: priority)
            }
        }
    }

    static func release(_ stream: UnsafeMutablePointer<GOutputStream>, _ task: OpaquePointer) {
        g_object_unref(stream)
        g_object_unref(gpointer(task))
    }

    /// Bytes on their way, kept until the last one is out.
    private final class Writing {
        private let bytes: UnsafeMutableRawPointer
        private let task: OpaquePointer

        private init(_ data: Data, _ task: OpaquePointer) {
            bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, data.count), alignment: 1)
            data.copyBytes(to: bytes.assumingMemoryBound(to: UInt8.self), count: data.count)
            self.task = task
        }

        deinit { bytes.deallocate() }

        static func start(_ data: Data, to stream: UnsafeMutablePointer<GOutputStream>, answering task: OpaquePointer, priority: Int32) {
            let writing = Writing(data, task)
            g_output_stream_write_all_async(stream, writing.bytes, gsize(data.count), priority, nil, { source, result, data in
                guard let source, let data else { return }
                let writing = Unmanaged<Writing>.fromOpaque(data).takeRetainedValue()
                let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self)
                var count: gsize = 0
                var error: UnsafeMutablePointer<GError>?
                if g_output_stream_write_all_finish(stream, result, &count, &error) != 0 {
                    g_task_return_boolean(writing.task, 1)
                } else {
                    g_task_return_error(writing.task, error)
                }
                DragProviderClass.release(stream, writing.task)
            }, Unmanaged.passRetained(writing).toOpaque())
        }
    }
}
