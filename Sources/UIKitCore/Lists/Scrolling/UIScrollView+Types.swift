public import Foundation

extension UIScrollView {
    /// When the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `.always` for a view that can scroll along the axis; and at top and bottom always when it is a controller's own view.
        case automatic
        /// Only along an axis in which the content can be scrolled or bounces.
        case scrollableAxes
        case never
        case always
    }

    /// The colour of the scroll bars.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// How soon scrolling slows down after the finger lifted.
    /// Units: the part of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
