import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

/// Random changes of a tree: what is recorded from kept nodes is what a copy of the tree records from nothing, and
/// every change that shows was told to the host.
@MainActor struct RecordingRandomWalkTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func keptNodesShowTheTreeAsItIs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (root, host) = (CALayer.box(0, 0, 200, 200, .testRed), CountingHost())
        var layers = [root]
        for _ in 0..<14 { layers.append(CALayer.box(3, 4, 30, 40, .testGreen)) }
        root.host = host
        for layer in layers { layer.delegate = StillDelegate.shared }
        var shown = ""
        var pictures: Set<String> = []
        for layer in layers.dropFirst() { root.addSublayer(layer) }
        for step in 0..<1500 {
            change(layers, &random)
            guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
            LayerRecorder.prepare(root)
            let wasTold = host.take() > 0
            let text = LayerRecorder.record(root).text
            #expect(text == LayerRecorder.record(copy(root)).text, "seed \(seed), step \(step)")
            #expect(wasTold || text == shown, "seed \(seed), step \(step): changed without telling the host")
            shown = text
            pictures.insert(text)
        }
        // A walk that ends in an empty tree would prove nothing.
        #expect(pictures.count > 100)
    }

    private func copy(_ layer: CALayer) -> CALayer {
        let result = CALayer(layer: layer)
        for child in layer.sublayers ?? [] { result.addSublayer(copy(child)) }
        if let mask = layer.mask { result.mask = copy(mask) }
        return result
    }

    private func change(_ layers: [CALayer], _ random: inout SeededGenerator) {
        let root = layers[0]
        let layer = layers.randomElement(using: &random) ?? root
        let other = layers.randomElement(using: &random) ?? root
        let number = CGFloat(Int.random(in: 1...9, using: &random))
        let colors: [CGColor] = [.testRed, .testGreen, .testBlue, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]
        func holds(_ outer: CALayer, _ inner: CALayer) -> Bool {
            sequence(first: inner, next: \.superlayer).contains { $0 === outer }
        }
        switch Int.random(in: 0..<22, using: &random) {
        case 0...4 where !holds(layer, other) && layer !== root: other.addSublayer(layer)
        case 5 where !holds(layer, other) && layer !== root: other.insertSublayer(layer, at: UInt32(number) % 3)
        case 6 where !holds(layer, other) && layer !== root && other !== root && number > 7: other.mask = layer
        case 7 where number > 7: layer.removeFromSuperlayer()
        case 8: layer.position.x = number
        case 9: layer.bounds = CGRect(x: number, y: 0, width: number * 10, height: 20)
        case 10 where layer !== root: layer.setAffineTransform(CGAffineTransform(scaleX: max(number - 3, 0), y: 1))
        case 11: layer.isHidden = number > 7 && layer !== root
        case 12 where layer !== root: layer.opacity = Float(number) / 8
        case 13 where layer !== root: layer.opacity = number > 7 ? 0 : 1
        case 14: layer.backgroundColor = colors.randomElement(using: &random)
        case 15: layer.masksToBounds = number > 7
        case 16: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 0.5
        case 17: layer.zPosition = number.truncatingRemainder(dividingBy: 3)
        case 18: layer.sublayerTransform = CATransform3DMakeScale(max(number - 4, 1), 1, 1)
        case 19: layer.contentsNode = number > 5 ? RenderNode(.color(.testBlue, layer.bounds)) : nil
        case 20: layer.setNeedsLayout()
        case 21: layer.anchorPoint.x = number / 8
        default: layer.cornerRadius = number
        }
    }
}

/// SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
