import Foundation

/// The figures in their order: printed as a table, and written as JSON.
struct Report {
    struct Figure: Encodable {
        let group: String
        let name: String
        let value: Double
        let unit: String
        /// How many times a redraw of one small view it is, where that says something.
        let ratio: Double?
        let note: String?
    }

    private(set) var figures: [Figure] = []
    private(set) var complaints: [String] = []

    mutating func add(_ group: String, _ name: String, _ value: Double, _ unit: String, ratio: Double? = nil, note: String? = nil) {
        figures.append(Figure(group: group, name: name, value: value, unit: unit, ratio: ratio, note: note))
    }

    mutating func complain(_ sentence: String) { complaints.append(sentence) }

    var table: String {
        var lines: [String] = []
        let width = figures.map(\.name.count).max() ?? 0
        var group = ""
        for figure in figures {
            if figure.group != group {
                group = figure.group
                lines += ["", group]
            }
            let name = figure.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let value = String(format: figure.unit == "" || figure.unit == "kB" ? "%9.0f" : "%9.2f", figure.value)
            let unit = figure.unit.padding(toLength: 3, withPad: " ", startingAt: 0)
            let ratio = figure.ratio.map { String(format: "%6.2f ×", $0) } ?? "        "
            lines.append("  \(name) \(value) \(unit) \(ratio)  \(figure.note ?? "")")
        }
        return lines.map { $0.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression) }.joined(separator: "\n")
    }

    func writeJSON(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        try encoder.encode(figures).write(to: URL(fileURLWithPath: path))
    }
}
