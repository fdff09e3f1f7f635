/// A basic symbol, expressed by symbols that are not: `basic = constant + terms`.
struct Row: Sendable {
    var basic: Symbol
    var constant: Double
    var terms: [Term]
}
