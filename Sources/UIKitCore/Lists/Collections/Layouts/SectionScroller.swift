import CoreGraphics
package import Foundation

/// How a section goes on sideways by itself.
/// Units: points. Shape: everything counts from the leading edge, whichever way people read.
package struct SectionScroller: Equatable {
    package enum Stops: Equatable {
        case anywhere
        /// At the beginning of a group, as far on as the drag goes.
        case groups
        /// One viewport further at most.
        case pages
        /// One group further at most, at its beginning or in the middle of the viewport.
        case eachGroup(centered: Bool)
    }

    /// The section's strip in the content.
    package var frame: CGRect
    package var contentSize: CGSize
    package var stops: Stops
    /// From one group's beginning to the next one's, and a group's own length.
    package var pitch: CGFloat
    package var groupLength: CGFloat
    package var groupCount: Int
    /// Where the first group begins.
    package var lead: CGFloat
    package var bounces: Bool

    package init(frame: CGRect, contentSize: CGSize, stops: Stops, pitch: CGFloat, groupLength: CGFloat, groupCount: Int, lead: CGFloat,
                 bounces: Bool = true) {
        self.frame = frame
        self.contentSize = contentSize
        self.stops = stops
        self.pitch = pitch
        self.groupLength = groupLength
        self.groupCount = groupCount
        self.lead = lead
        self.bounces = bounces
    }

    package var limit: CGFloat { max(0, contentSize.width - frame.width) }

    /// Where scrolling comes to rest that would end at `proposed` and began at `start`.
    package func stop(near proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(0, value), limit) }
        switch stops {
        case .anywhere: return proposed
        case .groups: return clamp(offset(ofGroup: nearestGroup(to: proposed)))
        case .pages:
            guard frame.width > 0 else { return clamp(proposed) }
            return clamp(step(start / frame.width, proposed / frame.width, velocity) * frame.width)
        case .eachGroup(let centered):
            guard pitch > 0 else { return clamp(proposed) }
            let shift = centered ? (frame.width - groupLength) / 2 : 0
            let number = step((start + shift) / pitch, (proposed + shift) / pitch, velocity)
            return clamp(min(max(0, number), CGFloat(max(0, groupCount - 1))) * pitch - shift + (centered ? lead : 0))
        }
    }

    private func nearestGroup(to offset: CGFloat) -> Int { pitch > 0 ? Int((offset / pitch).rounded()) : 0 }
    private func offset(ofGroup group: Int) -> CGFloat { CGFloat(min(max(0, group), max(0, groupCount - 1))) * pitch }

    /// One step in the direction of a flick, else the nearest whole number.
    private func step(_ start: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat {
        if velocity > 0.2 { return max(start.rounded(.down) + 1, min(start.rounded() + 1, proposed.rounded())) }
        if velocity < -0.2 { return min(start.rounded(.up) - 1, max(start.rounded() - 1, proposed.rounded())) }
        return min(max(proposed.rounded(), start.rounded() - 1), start.rounded() + 1)
    }
}
