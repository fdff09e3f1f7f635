package import Foundation

/// Text that was laid out: the request and what came of it. The renderer draws the request again; the measures are what
/// layout is made with.
/// Units: points; origin at the top left of the block, which is `size` large (`maxWidth` wide where alignment needs the room).
package final class TextLayout: Sendable {
    package struct Line: Sendable, Equatable {
        package var frame: CGRect
        /// From the top of the block.
        package var baseline: CGFloat
        /// UTF-16 offsets in the request's string.
        package var range: Range<Int>
        package init(frame: CGRect, baseline: CGFloat, range: Range<Int>) {
            self.frame = frame
            self.baseline = baseline
            self.range = range
        }
    }
    package let request: TextRequest
    package let size: CGSize
    package let lines: [Line]
    package let isTruncated: Bool

    package init(request: TextRequest, size: CGSize, lines: [Line], isTruncated: Bool) {
        self.request = request
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
    }
}
