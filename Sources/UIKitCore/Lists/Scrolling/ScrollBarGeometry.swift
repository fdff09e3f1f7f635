package import Foundation

/// Where the knob of a scroll bar stands, and where the content goes when the knob is moved.
/// Units: points along the bar; the track begins at 0.
package struct ScrollBarGeometry: Equatable {
    package let track: CGFloat
    package let knobLength: CGFloat
    /// Where the knob begins.
    package let knobStart: CGFloat
    private let range: ClosedRange<CGFloat>

    package static let shortestKnob: CGFloat = 36
    /// Pressed against an end, the knob gets no shorter than this.
    private static let squeezedKnob: CGFloat = 8

    /// `range` are the offsets that fill the view, `viewport` what it shows of the content at a time.
    package init(track: CGFloat, viewport: CGFloat, offset: CGFloat, range: ClosedRange<CGFloat>) {
        let track = max(0, track)
        let way = range.upperBound - range.lowerBound
        let full = max(min(track, Self.shortestKnob), viewport + way > 0 ? track * viewport / (viewport + way) : track)
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let length = min(full, max(Self.squeezedKnob, full - beyond))
        let part = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        self.track = track
        self.range = range
        knobLength = length
        knobStart = (track - length) * part
    }

    /// The offset for a knob that begins at `start`.
    package func offset(forKnobAt start: CGFloat) -> CGFloat {
        let room = track - knobLength
        guard room > 0 else { return range.lowerBound }
        return range.lowerBound + (range.upperBound - range.lowerBound) * min(max(start / room, 0), 1)
    }

    package func isOnKnob(_ place: CGFloat) -> Bool { place >= knobStart && place <= knobStart + knobLength }
}
