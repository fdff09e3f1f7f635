import Foundation

/// What the person asked for on the command line.
struct Options {
    enum Measure: String, CaseIterable { case compact, rich, memory, idle, headless }

    var measures: [Measure] = []
    /// How often each thing is done.
    var runs = 30
    /// How many menus are opened to see whether memory grows.
    var cycles = 500
    var json: String?
    var complaint: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        func number() -> Int? { rest.popFirst().flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
        while let word = rest.popFirst() {
            switch word {
            case "--runs": runs = number() ?? fail("--runs needs a number", runs)
            case "--cycles": cycles = number() ?? fail("--cycles needs a number", cycles)
            case "--json":
                json = rest.popFirst()
                if json == nil { complaint = "--json needs a file" }
            default:
                if let measure = Measure(rawValue: word) { measures.append(measure) } else { complaint = "there is no measure “\(word)”" }
            }
        }
        if measures.isEmpty { measures = Measure.allCases }
    }

    private mutating func fail(_ words: String, _ value: Int) -> Int {
        complaint = words
        return value
    }
}
