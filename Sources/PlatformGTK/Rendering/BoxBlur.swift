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
                if let box = Box(sigma: sigmaX) {
                    for row in 0..<surface.height {
                        box.average(bytes + row * stride + channel, count: surface.width, step: step, edges: edges)
                    }
                }
                if let box = Box(sigma: sigmaY) {
                    for column in 0..<surface.width {
                        box.average(bytes + column * step + channel, count: surface.height, step: stride, edges: edges)
                    }
                }
            }
        }
    }

    /// One of the three equal means. The two values at its ends count in part, so that the blur follows any softness
    /// without a jump.
    struct Box {
        /// Whole values on each side of the middle one.
        let radius: Int
        /// How much the next one on each side counts. Units: 256ths.
        let share: UInt32

        /// Nil for no blur.
        init?(sigma: CGFloat) {
            guard sigma > 0.1 else { return nil }
            // A mean over 2r + 1 values has the variance r (r + 1) / 3; three in a row have three times that.
            let variance = sigma * sigma / 3
            let whole = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
            let missing = variance - whole * (whole + 1) / 3
            let next = (whole + 1) * (whole + 1)
            radius = Int(whole)
            share = UInt32((256 * (2 * whole + 1) * missing / (2 * (next - variance))).rounded())
        }

        /// Takes the mean of a line of values three times.
        func average(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, edges: Edges) {
            for _ in 0..<3 { averageOnce(line, count: count, step: step, edges: edges) }
        }

        private func averageOnce(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, edges: Edges) {
            let margin = radius + 1
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 2 * margin) { source in
                let (first, last) = edges == .extended ? (line[0], line[(count - 1) * step]) : (0, 0)
                for index in 0..<margin {
                    source[index] = first
                    source[margin + count + index] = last
                }
                for index in 0..<count { source[margin + index] = line[index * step] }

                let width = 256 * UInt32(2 * radius + 1) + 2 * share
                // The whole values around the first place, which begin one after the margin's first.
                var sum = source[1..<2 * radius + 2].reduce(UInt32(0)) { $0 + UInt32($1) }
                for index in 0..<count {
                    let (before, after) = (UInt32(source[index]), UInt32(source[index + 2 * margin]))
                    line[index * step] = UInt8((256 * sum + share * (before + after) + width / 2) / width)
                    sum += after
                    sum -= UInt32(source[index + 1])
                }
            }
        }
    }
}
