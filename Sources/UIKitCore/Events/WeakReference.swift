/// A reference in a list that does not keep what it points to.
struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?
}
