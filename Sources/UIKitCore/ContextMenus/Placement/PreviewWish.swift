package import Foundation

/// How large a provider's controller wants to be, and what may be cut of it: a pure function of its preferred size and the room.
/// Units: points.
package struct PreviewWish: Equatable, Sendable {
    package var size: CGSize
    /// Whether either side may be cut alone; else the proportion is kept.
    package var isFlexible: Bool

    /// What a controller without a wish gets at the most, so that a line of text can be read.
    static let defaultWidth: CGFloat = 560

    package init(size: CGSize, isFlexible: Bool) {
        self.size = size
        self.isFlexible = isFlexible
    }

    /// A side that is not wished for comes from the content where its constraints say so, else from the room.
    /// Shape: `fitting` gets the known side and gives the other one, 0 for none. Numbers that are not finite are no wish.
    package init(preferred: CGSize, room: CGSize, fitting: (_ width: CGFloat?, _ height: CGFloat?) -> CGFloat) {
        func clean(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 0 }
        let wide = clean(preferred.width), high = clean(preferred.height)
        switch (wide > 0, high > 0) {
        case (true, true):
            self.init(size: CGSize(width: wide, height: high), isFlexible: false)
        case (true, false):
            let width = min(wide, room.width), found = clean(fitting(width, nil))
            self.init(size: CGSize(width: width, height: found > 0 ? found : room.height), isFlexible: true)
        case (false, true):
            let height = min(high, room.height), found = clean(fitting(nil, height))
            self.init(size: CGSize(width: found > 0 ? found : min(room.width, PreviewWish.defaultWidth), height: height), isFlexible: true)
        case (false, false):
            self.init(size: CGSize(width: min(room.width, PreviewWish.defaultWidth), height: room.height), isFlexible: true)
        }
    }

    /// As large as it may be in a place.
    package func fitted(into place: CGSize) -> CGSize {
        let place = CGSize(width: max(0, place.width), height: max(0, place.height))
        guard size.width > 0, size.height > 0 else { return .zero }
        if isFlexible { return CGSize(width: min(size.width, place.width), height: min(size.height, place.height)) }
        let scale = min(1, place.width / size.width, place.height / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
