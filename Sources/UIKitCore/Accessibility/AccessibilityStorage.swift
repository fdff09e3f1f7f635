import PlatformInterface

/// What a view was told to say to assistive technology; nil where it says what its class says.
@MainActor package struct AccessibilityStorage {
    private static var lastID = 0

    /// Stays with the view.
    let id: Int
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var customActions: [UIAccessibilityCustomAction]?
    var elementsHidden = false
    var isModal = false

    init() { id = AccessibilityStorage.nextID() }

    /// An id that nothing has, for a part without a view.
    static func nextID() -> Int {
        lastID += 1
        return lastID
    }
}
