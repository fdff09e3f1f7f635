/// One transaction that is open: what was set in it.
struct TransactionLevel {
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
}
