import PlatformInterface

/// What was recorded of one layer and still holds, from the inside out; nil is to be recorded again.
struct RecordedNodes {
    /// Background, contents, sublayers and border, cut at the bounds: in the layer's coordinates.
    var inside: RenderNode?
    /// `inside` with shadow, mask and opacity: still in the layer's coordinates.
    var composed: RenderNode?
    /// The last `composed` without opacity, kept when it is out of date: what a transition begins with.
    var lastComposed: RenderNode?
    /// `composed` where the superlayer has it: in the superlayer's coordinates.
    var placed: RenderNode?
    /// The last shadow that was recorded. Equal shadows keep their node: another one would be blurred anew, and everything
    /// around the layer drawn again, whenever something inside changes.
    var shadow: RecordedShadow?
}
