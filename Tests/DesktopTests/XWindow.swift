import Foundation

/// One window on the screen.
struct XWindow {
    let id: UInt
    /// Units: pixels of the screen.
    let frame: CGRect
    /// Whether no window manager has a say in it: what a popup is.
    let isPopup: Bool

    init(id: UInt, _ attributes: Attributes) {
        self.id = id
        frame = CGRect(x: Int(attributes.x), y: Int(attributes.y), width: Int(attributes.width), height: Int(attributes.height))
        isPopup = attributes.overrideRedirect != 0
    }

    /// Xlib's XWindowAttributes.
    struct Attributes {
        var x: Int32 = 0, y: Int32 = 0, width: Int32 = 0, height: Int32 = 0, borderWidth: Int32 = 0, depth: Int32 = 0
        private var visual: OpaquePointer?
        private var root: UInt = 0
        private var kind: Int32 = 0, bitGravity: Int32 = 0, windowGravity: Int32 = 0, backingStore: Int32 = 0
        private var backingPlanes: UInt = 0, backingPixel: UInt = 0
        private var saveUnder: Int32 = 0
        private var colormap: UInt = 0
        private var isColormapInstalled: Int32 = 0
        private var mapState: Int32 = 0
        private var allEvents: Int = 0, ownEvents: Int = 0, stoppedEvents: Int = 0
        var overrideRedirect: Int32 = 0
        private var screen: OpaquePointer?

        var isViewable: Bool { mapState == 2 }
    }
}
