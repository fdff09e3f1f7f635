package import Foundation

/// What a new window starts with. Units: points.
package struct WindowConfiguration: Sendable, Equatable {
    package var title: String
    package var size: CGSize
    package var minimumSize: CGSize

    package init(title: String, size: CGSize, minimumSize: CGSize = CGSize(width: 120, height: 80)) {
        self.title = title
        self.size = size
        self.minimumSize = minimumSize
    }
}
