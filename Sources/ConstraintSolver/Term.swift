/// A multiple of one symbol.
struct Term: Sendable {
    var symbol: Symbol
    var coefficient: Double
}

extension [Term] {
    /// Where the symbol stands or would stand: terms are in the order of their symbols.
    func position(of symbol: Symbol) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Shape: 0 when the symbol is not there.
    func coefficient(of symbol: Symbol) -> Double {
        let index = position(of: symbol)
        return index < count && self[index].symbol == symbol ? self[index].coefficient : 0
    }

    /// Adds a multiple of one symbol; what comes out as zero is taken away.
    mutating func add(_ symbol: Symbol, _ coefficient: Double) {
        let index = position(of: symbol)
        guard index < count, self[index].symbol == symbol else {
            if abs(coefficient) > Tolerance.coefficient { insert(Term(symbol: symbol, coefficient: coefficient), at: index) }
            return
        }
        self[index].coefficient += coefficient
        if abs(self[index].coefficient) <= Tolerance.coefficient { remove(at: index) }
    }
}

/// Below these, a number counts as zero.
enum Tolerance {
    static let coefficient = 1e-9
    /// How far a required constraint may be off. Units: those of the variables.
    static let value = 1e-6
}
