public import Foundation

/// Something that has traits: a view, a view controller, a window.
/// Source: Apple, UITraitEnvironment.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    /// Contract: called after `traitCollection` changed, with what it was before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
