import Foundation

/// Values of one kind that were measured one after the other.
struct Samples {
    private(set) var values: [Double] = []

    init(_ values: [Double] = []) { self.values = values }

    mutating func add(_ value: Double?) { if let value { values.append(value) } }

    var median: Double { quantile(0.5) }
    var largest: Double { values.max() ?? .nan }

    /// Shape: 0…1; between two values the line between them.
    func quantile(_ share: Double) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return .nan }
        let place = share * Double(sorted.count - 1)
        let below = Int(place)
        return below + 1 < sorted.count ? sorted[below] + (sorted[below + 1] - sorted[below]) * (place - Double(below)) : last
    }
}
