package import Foundation

/// Where an app's own files are: the main bundle, and every `*.resources` folder that the build put beside the
/// executable.
package enum ResourceFolders {
    package static let all: [URL] = find(
        main: Bundle.main.resourceURL,
        executable: Bundle.main.executableURL ?? CommandLine.arguments.first.map { URL(fileURLWithPath: $0) })

    /// Shape: the main bundle first, then the folders by name; no folder twice.
    package static func find(main: URL?, executable: URL?) -> [URL] {
        var folders = main.map { [$0.standardizedFileURL.resolvingSymlinksInPath()] } ?? []
        if let directory = executable?.resolvingSymlinksInPath().deletingLastPathComponent() {
            let beside =
                (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
            folders += beside.filter { $0.pathExtension == "resources" }.map {
                $0.standardizedFileURL.resolvingSymlinksInPath()
            }
            .sorted { $0.path < $1.path }
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.path).inserted }
    }

    /// `folders`, each `*.resources` folder followed by the folders in it: copied folders keep their names in there.
    package static func withInner(_ folders: [URL]) -> [URL] {
        folders.flatMap { folder -> [URL] in
            guard folder.pathExtension == "resources" else { return [folder] }
            let entries =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
                ?? []
            let inner = entries.filter {
                $0.pathExtension.isEmpty
                    && (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            }
            return [folder] + inner.sorted { $0.path < $1.path }
        }
    }
}
