package import PlatformInterface

/// What a window was told to show, once.
package struct HeadlessFrame: Sendable {
    package let content: RenderNode
    package let overlay: RenderNode
}
