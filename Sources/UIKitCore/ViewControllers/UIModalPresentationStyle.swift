/// How much of the window a presented controller takes.
/// Source: Apple, UIModalPresentationStyle; the styles that need motion or an anchor of their own come with it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, overFullScreen = 5, overCurrentContext = 6
    case automatic = -2
}

/// The kind of motion by which a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal = 1, crossDissolve = 2 }
