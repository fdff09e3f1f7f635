import Foundation
import PlatformInterface

extension UIView {
    /// A name for tests, never spoken.
    public var accessibilityIdentifier: String? {
        get { accessibilityStorage.identifier }
        set { accessibilityStorage.identifier = newValue }
    }

    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// Whether everything inside is left out.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityStorage.elementsHidden }
        set { setAccessibility(\.elementsHidden, newValue) }
    }

    /// Whether everything beside it is left out while it is there.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityStorage.isModal }
        set { setAccessibility(\.isModal, newValue) }
    }

    package func setAccessibility<Value>(_ path: WritableKeyPath<AccessibilityStorage, Value>, _ value: Value) {
        accessibilityStorage[keyPath: path] = value
        window?.layerTreeDidChange()
    }

    package var accessibilityID: Int { accessibilityStorage.id }
}
