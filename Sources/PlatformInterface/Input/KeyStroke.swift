/// One key of the keyboard: where it sits and what it means in the person's layout.
/// Source: USB HID usage tables, page 7 (`usage`).
package struct KeyStroke: Sendable, Hashable {
    /// The HID usage of the physical key, 0 when unknown.
    package var usage: Int
    /// What the key types with the modifiers held ("" for keys that type nothing).
    package var characters: String
    /// What it types with no modifiers but shift.
    package var charactersIgnoringModifiers: String

    package init(usage: Int, characters: String = "", charactersIgnoringModifiers: String? = nil) {
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    }
}
