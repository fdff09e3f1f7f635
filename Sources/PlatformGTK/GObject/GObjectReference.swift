import CGTK4

/// One reference to a GObject, given back when this object goes.
package final class GObjectReference {
    package let pointer: OpaquePointer

    /// Takes over a reference that the caller owns (what GTK's `…_new` functions return).
    package init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Adds a reference of its own to an object that somebody else owns.
    package convenience init(retaining pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.init(owning: pointer)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
