import Foundation

/// A Gaussian blur by three running means, which takes the same time for any softness.
enum BoxBlur {
    /// What lies beyond the picture: nothing, or its last row or column on and on.
    enum Edges { case transparent, extended }

    /// Units: pixels.
    static func apply(
        to surface: PixelSurface, _ format: PixelSurface.Format, sigmaX: CGFloat, sigmaY: CGFloat, edges: Edges
    ) {
        surface.withBytes { bytes, stride in
            let step = format.bytes
            for channel in 0..<step {
                for radius in radii(sigma: sigmaX) {
                    for row in 0..<surface.height {
                        average(
                            bytes + row * stride + channel, count: surface.width, step: step, radius: radius, edges: edges)
                    }
                }
                for radius in radii(sigma: sigmaY) {
                    for column in 0..<surface.width {
                        average(
                            bytes + column * step + channel, count: surface.height, step: stride, radius: radius,
                            edges: edges)
                    }
                }
            }
        }
    }

    /// The half widths of three boxes whose joint variance comes nearest to that of the Gaussian.
    static func radii(sigma: CGFloat) -> [Int] {
        guard sigma > 0 else { return [] }
        let variance = 12 * sigma * sigma / 3 + 1
        let small = max(Int(((variance.squareRoot() - 1) / 2).rounded(.down)), 0)
        let width = CGFloat(2 * small + 1)
        // `larger` boxes are one wider on each side.
        let larger = (12 * sigma * sigma - 3 * (width * width - 1)) / (4 * width + 4)
        let count = min(max(Int(larger.rounded()), 0), 3)
        return (0..<3).map { $0 < count ? small + 1 : small }
    }

    private static func average(
        _ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, edges: Edges
    ) {
        guard radius > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 2 * radius + 1) { source in
            let (first, last) = edges == .extended ? (line[0], line[(count - 1) * step]) : (0, 0)
            for index in 0...radius { source[index] = first }
            for index in 0..<count { source[radius + 1 + index] = line[index * step] }
            for index in 0..<radius { source[radius + 1 + count + index] = last }

            let width = UInt32(2 * radius + 1)
            var sum = UInt32(0)
            for index in 0..<(2 * radius + 1) { sum += UInt32(source[index]) }
            for index in 0..<count {
                sum += UInt32(source[index + 2 * radius + 1])
                sum -= UInt32(source[index])
                line[index * step] = UInt8((sum + width / 2) / width)
            }
        }
    }
}
