public import Foundation

/// A view that shows a content configuration.
/// Source: Apple, UIContentView.
@MainActor public protocol UIContentView: NSObjectProtocol {
    /// Contract: setting it shows it.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show `configuration`, so that no other has to be made.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Here: configurations of the same type as the one that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}
