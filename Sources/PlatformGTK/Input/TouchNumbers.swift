/// Small numbers for the touches that are on the screen: GDK names a touch by an address that it uses again.
struct TouchNumbers {
    private var numbers: [UInt: Int] = [:]
    private var next = 1

    mutating func begin(_ sequence: UInt) -> Int {
        numbers[sequence] = next
        defer { next += 1 }
        return next
    }

    func number(_ sequence: UInt) -> Int? { numbers[sequence] }
    mutating func end(_ sequence: UInt) -> Int? { numbers.removeValue(forKey: sequence) }
}
