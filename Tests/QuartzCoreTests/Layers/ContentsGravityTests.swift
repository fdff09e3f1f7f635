import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct ContentsGravityTests {
    private let image = CGImage(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 3200))

    private func picture(_ gravity: CALayerContentsGravity, part: CGRect? = nil) -> String {
        let layer = CALayer.box(0, 0, 100, 80)
        layer.contents = image
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        if let part { layer.contentsRect = part }
        return LayerRecorder.record(layer).text
    }

    // The picture is 20 × 10 points. Top is the edge of the greatest y.
    @Test(arguments: [
        (CALayerContentsGravity.resize, "0,0,100,80"), (.resizeAspect, "0,15,100,50"),
        (.resizeAspectFill, "-30,0,160,80"),
        (.center, "40,35,20,10"), (.top, "40,70,20,10"), (.bottom, "40,0,20,10"), (.left, "0,35,20,10"),
        (.right, "80,35,20,10"), (.topLeft, "0,70,20,10"), (.topRight, "80,70,20,10"), (.bottomLeft, "0,0,20,10"),
        (.bottomRight, "80,0,20,10"),
    ])
    func eachGravity(gravity: CALayerContentsGravity, place: String) {
        #expect(picture(gravity) == "image(40x20 \(place))")
    }

    @Test func aPartFillsThePlaceOfTheWhole() {
        let lowerRight = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        #expect(picture(.resize, part: lowerRight) == "clip(image(40x20 -100,-80,200,160) 0,0,100,80)")
        #expect(picture(.center, part: lowerRight) == "clip(image(40x20 35,32.5,20,10) 45,37.5,10,5)")
    }

    @Test func whatIsNoPictureShowsNothing() {
        let layer = CALayer.box(0, 0, 10, 10)
        layer.contents = "a picture"
        #expect(LayerRecorder.record(layer).text == "[]")
        layer.contents = image
        layer.contentsScale = 0
        #expect(LayerRecorder.record(layer).text == "[]")
        layer.contentsScale = .nan
        #expect(LayerRecorder.record(layer).text == "[]")
    }
}
