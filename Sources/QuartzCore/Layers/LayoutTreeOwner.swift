/// A layer's delegate that has something to settle before the layers of a tree are laid out.
/// Contract: asked before each pass of a layout, on the layer where the layout begins.
@MainActor package protocol LayoutTreeOwner: AnyObject {
    func prepareLayoutTree()
}
