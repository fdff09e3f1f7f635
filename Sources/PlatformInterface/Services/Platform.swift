package import Foundation

/// The machine below UIKit: windows, time, text, pictures, settings, the clipboard and the main loop.
@MainActor package protocol Platform: AnyObject {
    var clock: any PlatformClock { get }
    var text: any TextSystem { get }
    var graphics: any GraphicsService { get }
    var clipboard: any PlatformClipboard { get }
    var settings: DesktopSettings { get }
    /// Called after `settings` changed. One listener: the application.
    var settingsDidChange: (@MainActor () -> Void)? { get set }
    /// Pixels a point of the main monitor, and its size in points.
    var screenScale: CGFloat { get }
    var screenSize: CGSize { get }
    func makeWindow(_ configuration: WindowConfiguration, delegate: any PlatformWindowDelegate) -> any PlatformWindow
    /// Opens the display. Errors: throws a `PlatformError` whose description is a sentence for a person.
    func connect(applicationID: String, name: String) throws
    /// Runs until `quit`; returns the exit status.
    func run() -> Int32
    func quit(status: Int32)
    /// A short sound or flash that says "not possible".
    func beep()
    func openURL(_ url: URL) -> Bool
}

package struct PlatformError: Error, CustomStringConvertible, Sendable {
    package var description: String
    package init(_ description: String) { self.description = description }
}
