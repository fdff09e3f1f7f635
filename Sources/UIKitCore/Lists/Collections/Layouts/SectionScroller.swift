import CoreGraphics
package import Foundation

/// How a section goes on by itself, across the way that its layout scrolls.
/// Units: points. Shape: everything counts from the leading edge, whichever way people read, or from the top.
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
    /// How long everything in it is.
    package var length: CGFloat
    /// Whether it goes on downwards, as in a layout that goes on sideways.
    package var isUpright: Bool
    package var stops: Stops
    /// From one group's beginning to the next one's, and a group's own length.
    package var pitch: CGFloat
    package var groupLength: CGFloat
    package var groupCount: Int
    /// Where the first group begins.
    package var lead: CGFloat
    package var bounces: Bool
    /// Whether what goes out of the strip goes under what stands at its ends.
    package var clips: Bool

    package init(frame: CGRect, length: CGFloat, isUpright: Bool = false, stops: Stops, pitch: CGFloat, groupLength: CGFloat, groupCount: Int,
                 lead: CGFloat, bounces: Bool = true, clips: Bool = false) {
        self.frame = frame
        self.length = length
        self.isUpright = isUpright
        self.stops = stops
        self.pitch = pitch
        self.groupLength = groupLength
        self.groupCount = groupCount
        self.lead = lead
        self.bounces = bounces
        self.clips = clips
    }

    /// The length of what is seen at once.
    private var room: CGFloat { isUpright ? frame.height : frame.width }
    package var limit: CGFloat { max(0, length - room) }
    package var contentSize: CGSize { isUpright ? CGSize(width: frame.width, height: length) : CGSize(width: length, height: frame.height) }

    /// What of a rectangle lies along the strip, however far across; nil for nothing.
    package func part(of rect: CGRect) -> CGRect? {
        guard isUpright ? rect.minX < frame.maxX && frame.minX < rect.maxX : rect.minY < frame.maxY && frame.minY < rect.maxY else { return nil }
        var result = rect
        if isUpright {
            result.origin.y = max(rect.minY, frame.minY)
            result.size.height = min(rect.maxY, frame.maxY) - result.minY
        } else {
            result.origin.x = max(rect.minX, frame.minX)
            result.size.width = min(rect.maxX, frame.maxX) - result.minX
        }
        return (isUpright ? result.size.height : result.size.width) > 0 ? result : nil
    }

    /// Where a stretch of the content is to be scrolled to so that it is in sight; nil when it is. `offset` is how far it is scrolled.
    package func offset(showing rect: CGRect, at offset: CGFloat) -> CGFloat? {
        let low = (isUpright ? rect.minY - frame.minY : rect.minX - frame.minX) + offset, high = low + (isUpright ? rect.height : rect.width)
        guard low < offset || high > offset + room else { return nil }
        return min(max(0, low < offset ? low : high - room), limit)
    }

    /// Where scrolling comes to rest that would end at `proposed` and began at `start`.
    package func stop(near proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(0, value), limit) }
        switch stops {
        case .anywhere: return proposed
        case .groups: return clamp(offset(ofGroup: nearestGroup(to: proposed)))
        case .pages:
            guard room > 0 else { return clamp(proposed) }
            return clamp(step(start / room, proposed / room, velocity) * room)
        case .eachGroup(let centered):
            guard pitch > 0 else { return clamp(proposed) }
            let shift = centered ? (room - groupLength) / 2 : 0
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
