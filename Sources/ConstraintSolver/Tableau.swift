/// The equations of a `Solver` in solved form: each has one basic symbol on its left, and only others on its right.
///
/// Rows are sparse and in the order of their symbols; each symbol that is not basic knows the rows it is in, so that a change
/// costs what it touches and not what there is.
struct Tableau: Sendable {
    private(set) var kinds: [SymbolKind] = []
    private(set) var owners: [SymbolOwner] = []
    /// The row of a basic symbol, or -1.
    private(set) var slotOf: [Int32] = []
    /// The rows whose right side has the symbol, in ascending order.
    private(set) var columns: [[Int32]] = []
    private(set) var rows: [Row] = []
    private var freeSymbols: [Symbol] = []
    private var freeSlots: [Int32] = []
    private var scratch: [Term] = []

    var objective = Objective()
    /// Rows whose constant may have become one that their basic symbol must not have.
    var suspects: [Int32] = []
    /// Pivots since the list was last emptied, while `recordsPivots`.
    var pivots: [(slot: Int32, leaving: Symbol)] = []
    var recordsPivots = false
    var pivotCount = 0
    /// Variables whose value may have changed.
    var touched: [Symbol] = []
    private var isTouched: [Bool] = []

    var rowCount: Int { rows.count - freeSlots.count }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, _ owner: SymbolOwner) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        slotOf.append(-1)
        columns.append([])
        isTouched.append(false)
        return Symbol(kinds.count - 1)
    }

    /// Contract: no constraint mentions the symbol any more; what rounding left of it goes too.
    mutating func removeSymbol(_ symbol: Symbol) {
        if isBasic(symbol) { removeRow(slotOf[Int(symbol)]) }
        for slot in columns[Int(symbol)] { rows[Int(slot)].terms.remove(at: rows[Int(slot)].terms.position(of: symbol)) }
        columns[Int(symbol)] = []
        objective.remove(symbol)
        kinds[Int(symbol)] = .unused
        if isTouched[Int(symbol)] { untouch(symbol) }
        freeSymbols.append(symbol)
    }

    func kind(_ symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }
    func isBasic(_ symbol: Symbol) -> Bool { slotOf[Int(symbol)] >= 0 }
    func value(_ symbol: Symbol) -> Double {
        let slot = slotOf[Int(symbol)]
        return slot >= 0 ? rows[Int(slot)].constant : 0
    }

    mutating func touch(_ symbol: Symbol) {
        guard !isTouched[Int(symbol)], case .variable = owners[Int(symbol)] else { return }
        isTouched[Int(symbol)] = true
        touched.append(symbol)
    }

    private mutating func untouch(_ symbol: Symbol) {
        isTouched[Int(symbol)] = false
        touched.removeAll { $0 == symbol }
    }

    /// The touched variables in ascending order; the list is empty afterwards.
    mutating func takeTouched() -> [Symbol] {
        let result = touched.sorted()
        for symbol in result { isTouched[Int(symbol)] = false }
        touched = []
        return result
    }

    // MARK: Rows

    /// Contract: the terms are of symbols that are not basic.
    @discardableResult mutating func insertRow(_ row: Row) -> Int32 {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
            rows[Int(slot)] = row
        } else {
            slot = Int32(rows.count)
            rows.append(row)
        }
        slotOf[Int(row.basic)] = slot
        for term in row.terms { enter(slot, column: term.symbol) }
        touch(row.basic)
        return slot
    }

    mutating func removeRow(_ slot: Int32) {
        let row = rows[Int(slot)]
        for term in row.terms { leave(slot, column: term.symbol) }
        slotOf[Int(row.basic)] = -1
        touch(row.basic)
        rows[Int(slot)] = Row(basic: -1, constant: 0, terms: [])
        freeSlots.append(slot)
    }

    mutating func shift(_ slot: Int32, by amount: Double) {
        rows[Int(slot)].constant += amount
        noteConstant(slot)
    }

    /// Whether the row's basic symbol has a value that it must not have.
    func isInfeasible(_ slot: Int32) -> Bool {
        let row = rows[Int(slot)]
        guard row.basic >= 0 else { return false }
        switch kind(row.basic) {
        case .restricted: return row.constant < -Tolerance.value
        case .dummy: return abs(row.constant) > Tolerance.value
        case .free, .unused: return false
        }
    }

    private mutating func noteConstant(_ slot: Int32) {
        touch(rows[Int(slot)].basic)
        if isInfeasible(slot) { suspects.append(slot) }
    }

    private mutating func enter(_ slot: Int32, column symbol: Symbol) {
        let index = columns[Int(symbol)].position(of: slot)
        columns[Int(symbol)].insert(slot, at: index)
    }

    private mutating func leave(_ slot: Int32, column symbol: Symbol) {
        let index = columns[Int(symbol)].position(of: slot)
        columns[Int(symbol)].remove(at: index)
    }

    // MARK: Pivoting

    /// Makes `entering` basic in the row, and what was basic there an ordinary symbol.
    mutating func pivot(_ slot: Int32, entering: Symbol) {
        pivotCount += 1
        let leaving = rows[Int(slot)].basic
        if recordsPivots { pivots.append((slot, leaving)) }
        solve(slot, for: entering)
        substitute(entering, by: slot)
    }

    /// Takes back the recorded pivots, the last first.
    mutating func undoPivots() {
        recordsPivots = false
        for (slot, leaving) in pivots.reversed() { pivot(slot, entering: leaving) }
        pivots = []
        suspects = []
    }

    private mutating func solve(_ slot: Int32, for entering: Symbol) {
        var row = rows[Int(slot)]
        rows[Int(slot)].terms = []
        let leaving = row.basic
        let index = row.terms.position(of: entering)
        let factor = -1 / row.terms[index].coefficient
        row.terms.remove(at: index)
        for index in row.terms.indices { row.terms[index].coefficient *= factor }
        row.terms.insert(Term(symbol: leaving, coefficient: -factor), at: row.terms.position(of: leaving))
        row.constant *= factor
        row.basic = entering
        rows[Int(slot)] = row
        leave(slot, column: entering)
        enter(slot, column: leaving)
        slotOf[Int(leaving)] = -1
        slotOf[Int(entering)] = slot
        touch(leaving)
        noteConstant(slot)
    }

    /// Replaces `symbol`, basic in the row, wherever it stands on a right side.
    mutating func substitute(_ symbol: Symbol, by slot: Int32) {
        let source = rows[Int(slot)]
        let users = columns[Int(symbol)]
        columns[Int(symbol)] = []
        for user in users where user != slot {
            let index = rows[Int(user)].terms.position(of: symbol)
            let factor = rows[Int(user)].terms.remove(at: index).coefficient
            add(source.terms, times: factor, to: user)
            if source.constant != 0 {
                rows[Int(user)].constant += factor * source.constant
                noteConstant(user)
            }
        }
        objective.substitute(symbol, by: source.terms)
    }

    /// Merges two ordered lists, and tells the columns of what came and went.
    private mutating func add(_ source: [Term], times factor: Double, to slot: Int32) {
        var target = rows[Int(slot)].terms
        rows[Int(slot)].terms = []
        scratch.removeAll(keepingCapacity: true)
        var i = 0
        for term in source {
            while i < target.count, target[i].symbol < term.symbol {
                scratch.append(target[i])
                i += 1
            }
            let amount = factor * term.coefficient
            if i < target.count, target[i].symbol == term.symbol {
                let sum = target[i].coefficient + amount
                i += 1
                if abs(sum) > Tolerance.coefficient {
                    scratch.append(Term(symbol: term.symbol, coefficient: sum))
                } else {
                    leave(slot, column: term.symbol)
                }
            } else if abs(amount) > Tolerance.coefficient {
                scratch.append(Term(symbol: term.symbol, coefficient: amount))
                enter(slot, column: term.symbol)
            }
        }
        scratch.append(contentsOf: target[i...])
        swap(&target, &scratch)
        rows[Int(slot)].terms = target
    }
}

extension [Int32] {
    fileprivate func position(of value: Int32) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
