import Foundation

/// What the app says of itself in its Info.plist, wherever Swift Package Manager put the file.
/// Shape: the bundle's own Info.plist, else the first `Info.plist` in a `*.resources` folder beside the executable or one folder
/// below it (Swift Package Manager refuses the file at a target's top level, so it usually lies in a copied folder). The folders of
/// other programs beside it are not looked into.
package struct ApplicationBundle: Sendable {
    package static let main = ApplicationBundle()

    package let executableName: String
    private let plist: PropertyListDictionary

    private init() {
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "app")
        executableName = executable.deletingPathExtension().lastPathComponent
        plist = PropertyListDictionary(ApplicationBundle.readPlist(in: ApplicationBundle.sorted(ResourceFolders.all, executableName)))
    }

    /// The executable's own resources before those of the libraries beside it.
    private static func sorted(_ folders: [URL], _ name: String) -> [URL] {
        let own = folders.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
        return own + folders.filter { !own.contains($0) && !belongsToProgram($0) }
    }

    /// Swift Package Manager names the folder `Package_Target.resources`.
    private static func belongsToProgram(_ folder: URL) -> Bool {
        guard let target = folder.deletingPathExtension().lastPathComponent.split(separator: "_").last else { return false }
        return FileManager.default.isExecutableFile(atPath: folder.deletingLastPathComponent().appendingPathComponent(String(target)).path)
    }

    private static func readPlist(in folders: [URL]) -> [String: Any] {
        if let info = Bundle.main.infoDictionary, info["UIApplicationSceneManifest"] != nil || info["CFBundleName"] != nil { return info }
        for folder in folders {
            let inner = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
            for place in [folder] + inner.sorted(by: { $0.path < $1.path }) {
                let file = place.appendingPathComponent("Info.plist")
                guard let data = try? Data(contentsOf: file) else { continue }
                if let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] { return found }
                FileHandle.standardError.write(Data("Platter: \(file.lastPathComponent) of the app is no property list; it is ignored.\n".utf8))
            }
        }
        return [:]
    }

    package func value(_ key: String) -> Any? { plist.values[key] }

    /// What a person calls the app: CFBundleDisplayName, CFBundleName, or the executable's name.
    package var displayName: String {
        (value("CFBundleDisplayName") as? String) ?? (value("CFBundleName") as? String) ?? executableName
    }

    /// A reverse-DNS name for the desktop; made up from the executable's name when the app has none.
    package var identifier: String {
        if let id = value("CFBundleIdentifier") as? String, id.contains(".") { return id }
        let safe = executableName.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return "org.platter." + String(safe)
    }

    /// The scene configurations of the manifest for windows, as name, class names in the order of the file.
    package var windowSceneConfigurations: [[String: Any]] {
        let manifest = value("UIApplicationSceneManifest") as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        return roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    }

    package var hasSceneManifest: Bool { value("UIApplicationSceneManifest") != nil }

    /// Read once and never changed, so that it may be shared.
    private struct PropertyListDictionary: @unchecked Sendable {
        let values: [String: Any]
        init(_ values: [String: Any]) { self.values = values }
    }
}
