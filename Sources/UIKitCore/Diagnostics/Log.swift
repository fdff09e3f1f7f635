import Foundation

/// One sentence to the developer for each kind of bad input, on standard error.
@MainActor package enum Log {
    private static var said: Set<String> = []

    /// Writes `sentence` the first time it is given in this process.
    package static func once(_ sentence: String) {
        guard said.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("Platter: \(sentence)\n".utf8))
        observer?(sentence)
    }

    /// Hears each sentence too; for tests of the sentences.
    package static var observer: ((String) -> Void)?
}
