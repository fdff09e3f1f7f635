import Foundation

/// What layers have to say to a developer, each sentence once in the life of the process.
@MainActor enum LayerLog {
    private static var told: Set<String> = []

    static func once(_ sentence: String) {
        guard told.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("QuartzCore: \(sentence)\n".utf8))
    }
}
