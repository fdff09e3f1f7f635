import PlatformGTK
import Testing

/// What a person reads who starts an app without a desktop.
@Suite struct MissingDisplayTests {
    @Test func nothingIsSet() {
        let sentence = GtkPlatform.missingDisplay([:])
        #expect(sentence.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        #expect(GtkPlatform.missingDisplay(["DISPLAY": ""]) == sentence)
    }

    @Test func whatDidNotAnswerIsNamed() {
        #expect(GtkPlatform.missingDisplay(["DISPLAY": ":7"]).contains("DISPLAY=:7 did not answer"))
        let both = GtkPlatform.missingDisplay(["DISPLAY": ":7", "WAYLAND_DISPLAY": "wayland-3"])
        #expect(both.contains("WAYLAND_DISPLAY=wayland-3 and DISPLAY=:7"))
    }
}
