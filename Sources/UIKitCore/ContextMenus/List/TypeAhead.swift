import Foundation

/// Finds rows by typing: what is typed within a second counts as one beginning of a title; one letter repeated walks through the
/// titles that begin with it. Case and diacritics do not matter.
struct TypeAhead {
    static let memory: TimeInterval = 1

    private var buffer = ""
    private var lastTime: TimeInterval = -.infinity

    /// The index to move to, or nil when nothing matches.
    /// Shape: `titles` in order, nil for rows that cannot be reached; `current` is the highlighted one.
    mutating func type(_ text: String, at time: TimeInterval, titles: [String?], current: Int?) -> Int? {
        buffer = time - lastTime > TypeAhead.memory ? text : buffer + text
        lastTime = time
        let wanted = fold(buffer)
        guard let first = wanted.first else { return nil }
        let isRepeated = wanted.count > 1 && wanted.allSatisfy { $0 == first }
        // A longer beginning may stay on the current row; a first or repeated letter moves on.
        if wanted.count > 1, let found = search(wanted, titles, from: current ?? 0) { return found }
        if wanted.count > 1, !isRepeated { return nil }
        return search(String(first), titles, from: (current ?? -1) + 1)
    }

    /// Whether a space belongs to what is being typed rather than to a choice.
    func isTyping(at time: TimeInterval) -> Bool { !buffer.isEmpty && time - lastTime <= TypeAhead.memory }

    private func search(_ beginning: String, _ titles: [String?], from start: Int) -> Int? {
        guard !titles.isEmpty else { return nil }
        return (0..<titles.count).lazy.map { (start + $0) % titles.count }
            .first { titles[$0].map { fold($0).hasPrefix(beginning) } ?? false }
    }

    private func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines.subtracting(.init(charactersIn: " ")))
    }
}
