import CoreGraphics
package import Foundation

/// One section of a flow layout: items in lines, one line after another, with a header before and a footer behind.
/// A pure value. Units: points; it is laid out downwards, and a layout that scrolls sideways turns it.
/// Contract: sizes are finite and not negative.
package struct FlowSection: Equatable {
    package enum Sizes: Equatable {
        case uniform(CGSize, count: Int)
        case own([CGSize])

        var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .own(let list): list.count
            }
        }
        subscript(_ item: Int) -> CGSize {
            switch self {
            case .uniform(let size, _): size
            case .own(let list): list[item]
            }
        }
    }

    package struct Metrics: Equatable {
        /// The room across, insets and all.
        package var width: CGFloat = 0
        package var insets = UIEdgeInsets.zero
        package var lineSpacing: CGFloat = 10
        package var itemSpacing: CGFloat = 10
        package var header: CGFloat = 0
        package var footer: CGFloat = 0
        package init() {}
    }

    private struct Line: Equatable {
        var first: Int
        var count: Int
        var y: CGFloat
        var height: CGFloat
        /// What the items of the line need without spacing.
        var used: CGFloat
    }

    package let metrics: Metrics
    package let sizes: Sizes
    /// Empty for items of one size: their lines are counted.
    private var lines: [Line] = []
    private var perLine = 1
    /// From the section's beginning to its end.
    package private(set) var length: CGFloat = 0

    package var count: Int { sizes.count }

    package init(_ sizes: Sizes, metrics: Metrics) {
        self.metrics = metrics
        self.sizes = sizes
        let top = metrics.header + metrics.insets.top
        var bottom = top
        switch sizes {
        case .uniform(let size, let count):
            perLine = size.width > 0 ? max(1, Int(((room + metrics.itemSpacing) / max(0.01, size.width + metrics.itemSpacing) + 0.0001).rounded(.down)))
                : max(1, count)
            let lineCount = (count + perLine - 1) / perLine
            bottom += lineCount > 0 ? CGFloat(lineCount) * (size.height + metrics.lineSpacing) - metrics.lineSpacing : 0
        case .own(let list):
            breakLines(list, from: top)
            if let last = lines.last { bottom = last.y + last.height }
        }
        length = max(0, bottom + metrics.insets.bottom + metrics.footer)
    }

    private var room: CGFloat { max(0, metrics.width - metrics.insets.left - metrics.insets.right) }

    private mutating func breakLines(_ list: [CGSize], from top: CGFloat) {
        var line = Line(first: 0, count: 0, y: top, height: 0, used: 0)
        for (item, size) in list.enumerated() {
            let needed = line.used + CGFloat(line.count) * metrics.itemSpacing + size.width
            if line.count > 0, needed > room + 0.01 {
                lines.append(line)
                line = Line(first: item, count: 0, y: line.y + line.height + metrics.lineSpacing, height: 0, used: 0)
            }
            line.count += 1
            line.used += size.width
            line.height = max(line.height, size.height)
        }
        if line.count > 0 { lines.append(line) }
    }

    // MARK: Asking. Units: points from the section's beginning.

    package var headerFrame: CGRect { CGRect(x: 0, y: 0, width: metrics.width, height: metrics.header) }
    package var footerFrame: CGRect { CGRect(x: 0, y: length - metrics.footer, width: metrics.width, height: metrics.footer) }

    package func frame(of item: Int) -> CGRect {
        let size = sizes[item]
        let line = self.line(of: item)
        // A line is as wide as the room; the last one goes on as it would with more items.
        let isLast = line.first + line.count >= count
        var spacing = metrics.itemSpacing, start = metrics.insets.left
        if !isLast, line.count == 1 {
            start += (room - line.used) / 2
        } else if !isLast {
            spacing = (room - line.used) / CGFloat(line.count - 1)
        } else if case .uniform(let size, _) = sizes, perLine > 1, count >= perLine {
            spacing = max(metrics.itemSpacing, (room - size.width * CGFloat(perLine)) / CGFloat(perLine - 1))
        } else if case .uniform(let size, _) = sizes, perLine == 1, count > 1 {
            start += (room - size.width) / 2
        }
        var x = start
        switch sizes {
        case .uniform: x += CGFloat(item - line.first) * (size.width + spacing)
        case .own(let list): for other in line.first..<item { x += list[other].width + spacing }
        }
        return CGRect(x: x, y: line.y + (line.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// The items of the lines that a stretch touches.
    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high > low else { return 0..<0 }
        if case .uniform(let size, _) = sizes {
            let pitch = size.height + metrics.lineSpacing, top = metrics.header + metrics.insets.top
            guard pitch > 0 else { return 0..<count }
            let last = (count - 1) / perLine
            // Far outside, a whole number cannot hold the quotient.
            func number(_ y: CGFloat, _ rule: FloatingPointRoundingRule) -> Int { Int(max(-1, min(CGFloat(last) + 1, ((y - top) / pitch).rounded(rule)))) }
            let first = max(0, number(low + metrics.lineSpacing, .down)), end = min(last + 1, number(high, .up))
            return first < end ? first * perLine..<min(count, end * perLine) : 0..<0
        }
        let first = lineIndex { $0.y + $0.height > low }, end = lineIndex { $0.y >= high }
        guard first < end else { return 0..<0 }
        return lines[first].first..<lines[end - 1].first + lines[end - 1].count
    }

    private func line(of item: Int) -> Line {
        if case .uniform(let size, let count) = sizes {
            let index = item / perLine, first = index * perLine
            let y = metrics.header + metrics.insets.top + CGFloat(index) * (size.height + metrics.lineSpacing)
            let number = min(perLine, count - first)
            return Line(first: first, count: number, y: y, height: size.height, used: size.width * CGFloat(number))
        }
        return lines[lineIndex { $0.first + $0.count > item }]
    }

    /// The first line for which a test holds that holds for all after it.
    private func lineIndex(where test: (Line) -> Bool) -> Int {
        var low = 0, high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if test(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
