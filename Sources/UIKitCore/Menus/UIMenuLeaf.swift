public import Foundation

/// A menu element that does something when it is chosen.
/// Source: Apple, UIMenuLeaf.
@MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var subtitle: String? { get set }
    var image: UIImage? { get set }
    /// The image while the state is on; nil means `image`.
    var selectedImage: UIImage? { get set }
    /// A longer text for those who cannot see what the element is about; assistive technology reads it.
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var preferredImageVisibility: UIMenuElement.ImageVisibility { get set }
    /// Who asked; nil but while the element's handler runs.
    var sender: Any? { get }
    /// What the menu hangs from, to anchor a popover at; nil but while the element's handler runs.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Does what choosing the element does.
    func performWithSender(_ sender: Any?, target: Any?)
}
