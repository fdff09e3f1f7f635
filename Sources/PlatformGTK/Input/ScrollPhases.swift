package import PlatformInterface

/// The phase of a scroll: a wheel has none, fingers on a touch pad begin and end.
/// Contract: forget when the pointer leaves, since old touch pad drivers never tell the end.
package struct ScrollPhases {
    private var isScrolling = false

    package init() {}

    package mutating func forget() { isScrolling = false }

    package mutating func phase(isFinger: Bool, isStop: Bool) -> ScrollPhase {
        guard isFinger else { return .wheel }
        if isStop {
            isScrolling = false
            return .ended
        }
        defer { isScrolling = true }
        return isScrolling ? .changed : .began
    }
}
