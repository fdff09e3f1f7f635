package import Foundation

/// Reads the visual format language.
package struct VisualFormatParser {
    /// Where reading had to stop, and why.
    package struct Failure: Error {
        package let position: Int
        package let reason: String
    }

    private let characters: [Character]
    private let metrics: [String: CGFloat]
    private var position = 0

    private init(_ format: String, metrics: [String: CGFloat]) {
        characters = Array(format)
        self.metrics = metrics
    }

    /// Errors: the place and the reason where the text is no format.
    package static func parse(_ format: String, metrics: [String: CGFloat] = [:]) throws(Failure) -> VisualFormat {
        var parser = VisualFormatParser(format, metrics: metrics)
        return try parser.line()
    }

    // MARK: Characters

    private var next: Character? {
        mutating get {
            while position < characters.count, characters[position].isWhitespace { position += 1 }
            return position < characters.count ? characters[position] : nil
        }
    }

    private mutating func take(_ wanted: Character) -> Bool {
        guard next == wanted else { return false }
        position += 1
        return true
    }

    private mutating func take(_ wanted: String) -> Bool {
        let start = position
        for character in wanted where !take(character) {
            position = start
            return false
        }
        return true
    }

    private mutating func require(_ wanted: Character) throws(Failure) {
        guard take(wanted) else { throw failure("'\(wanted)' is expected") }
    }

    private mutating func failure(_ reason: String) -> Failure {
        let found = next.map { "but there is '\($0)'" } ?? "but the text ends"
        return Failure(position: position, reason: "\(reason), \(found)")
    }

    private mutating func name() throws(Failure) -> String {
        guard let first = next, first.isLetter || first == "_" else { throw failure("a name is expected") }
        var text = ""
        while position < characters.count, characters[position].isLetter || characters[position].isNumber || characters[position] == "_" {
            text.append(characters[position])
            position += 1
        }
        return text
    }

    private mutating func digits() throws(Failure) -> CGFloat {
        guard let first = next, first.isNumber || first == "." else { throw failure("a number is expected") }
        let start = position
        while position < characters.count, characters[position].isNumber || characters[position] == "." { position += 1 }
        guard let number = Double(String(characters[start..<position])) else {
            position = start
            throw failure("a number is expected")
        }
        return CGFloat(number)
    }

    /// A number, or the name of a metric.
    private mutating func number() throws(Failure) -> CGFloat {
        guard let first = next, first.isLetter || first == "_" else { return try digits() }
        let start = position
        let name = try name()
        guard let metric = metrics[name] else {
            throw Failure(position: start, reason: "'\(name)' is not among the metrics")
        }
        return metric
    }

    // MARK: Grammar

    private mutating func line() throws(Failure) -> VisualFormat {
        var format = VisualFormat()
        if take("H:") { format.axis = .horizontal } else if take("V:") { format.axis = .vertical }
        if take("|") { format.leadingGap = try gap() }
        format.views.append(try view())
        while next != nil {
            let gap = try gap()
            if take("|") {
                format.trailingGap = gap
                break
            }
            format.gaps.append(gap)
            format.views.append(try view())
        }
        guard next == nil else { throw failure("the end is expected") }
        return format
    }

    private mutating func view() throws(Failure) -> VisualFormat.View {
        try require("[")
        var view = VisualFormat.View(name: try name())
        if next == "(" { view.predicates = try predicates() }
        try require("]")
        return view
    }

    private mutating func gap() throws(Failure) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let list: [VisualFormat.Predicate]
        if next == "(" {
            list = try predicates()
        } else {
            list = [VisualFormat.Predicate(object: .number(try number()))]
        }
        try require("-")
        return .predicates(list)
    }

    private mutating func predicates() throws(Failure) -> [VisualFormat.Predicate] {
        try require("(")
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        try require(")")
        return list
    }

    private mutating func predicate() throws(Failure) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual } else { _ = take("==") }
        var predicate = VisualFormat.Predicate(relation: relation, object: try object())
        if take("*") { predicate.multiplier = try number() } else if take("/") { predicate.multiplier = 1 / (try number()) }
        if take("+") { predicate.constant = try number() } else if take("-") { predicate.constant = -(try number()) }
        if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
        return predicate
    }

    private mutating func object() throws(Failure) -> VisualFormat.Predicate.Object {
        let isNegative = take("-")
        guard let first = next, first.isLetter || first == "_" else { return .number(isNegative ? -(try digits()) : try digits()) }
        let name = try name()
        guard let metric = metrics[name] else { return .view(name) }
        return .number(isNegative ? -metric : metric)
    }
}
