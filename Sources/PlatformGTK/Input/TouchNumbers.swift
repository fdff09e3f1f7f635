/// Small numbers for the touches that are on the screen: GDK names a touch by an address that it uses again.
package struct TouchNumbers {
    private var numbers: [UInt: Int] = [:]
    private var next = 1

    package init() {}

    package mutating func begin(_ sequence: UInt) -> Int {
        numbers[sequence] = next
        defer { next += 1 }
        return next
    }

    package func number(_ sequence: UInt) -> Int? { numbers[sequence] }
    package mutating func end(_ sequence: UInt) -> Int? { numbers.removeValue(forKey: sequence) }
}
