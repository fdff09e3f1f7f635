public import Foundation

/// The computer that the app runs on.
/// Source: Apple, UIDevice; the values are those of the Linux system (os-release).
@MainActor open class UIDevice: NSObject {
    private static let only = UIDevice()
    private let release = UIDevice.parseOSRelease(
        (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")

    public class var current: UIDevice { only }

    private override init() { super.init() }

    /// The computer's name in the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    open var model: String { "PC" }
    open var localizedModel: String { model }
    /// The distribution's name, such as "Debian GNU/Linux"; "Linux" when it does not tell.
    open var systemName: String { release["NAME"] ?? "Linux" }
    /// The distribution's version; the kernel's for a distribution without versions.
    open var systemVersion: String {
        if let version = release["VERSION_ID"] { return version }
        let kernel = ProcessInfo.processInfo.operatingSystemVersion
        return "\(kernel.majorVersion).\(kernel.minorVersion).\(kernel.patchVersion)"
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiomOverride ?? .ofProcess }
    private var idiomOverride: UIUserInterfaceIdiom?
    /// For the test kit, whose apps choose each for itself.
    package func overrideIdiom(_ idiom: UIUserInterfaceIdiom?) { idiomOverride = idiom }

    /// Shape: lines `KEY=value` or `KEY="value"`; other lines are passed over.
    package nonisolated static func parseOSRelease(_ text: String) -> [String: String] {
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, !line.hasPrefix("#") else { continue }
            values[String(parts[0])] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
        return values
    }
}
