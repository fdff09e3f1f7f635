/// The drags of a list's rows: a row keeps its size, since it is often only moved.
@MainActor final class ListDragInteraction: UIDragInteraction {
    override var keepsPreviewSize: Bool { true }
}
