/// A completion block that waits for its transaction, for the transactions in it, and for what they set in motion.
/// Contract: whoever holds it releases it once; the last release makes the block due.
@MainActor package final class TransactionCompletion {
    let block: () -> Void
    private let outer: TransactionCompletion?
    /// The transaction itself is the first holder.
    private var holders = 1

    init(_ block: @escaping () -> Void, outer: TransactionCompletion?) {
        self.block = block
        self.outer = outer
        outer?.hold()
    }

    func hold() { holders += 1 }

    package func release() {
        precondition(holders > 0, "TransactionCompletion.release: it was released already. Release each hold once.")
        holders -= 1
        guard holders == 0 else { return }
        CATransaction.makeDue(block)
        outer?.release()
    }
}
