import Foundation
import Testing
import UIKitCore

@Suite struct ContentModePlacementTests {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    let size = CGSize(width: 20, height: 20)

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 50)),
        (.scaleAspectFit, CGRect(x: 35, y: 20, width: 50, height: 50)),
        (.scaleAspectFill, CGRect(x: 10, y: -5, width: 100, height: 100)),
        (.center, CGRect(x: 50, y: 35, width: 20, height: 20)),
        (.top, CGRect(x: 50, y: 20, width: 20, height: 20)),
        (.bottom, CGRect(x: 50, y: 50, width: 20, height: 20)),
        (.left, CGRect(x: 10, y: 35, width: 20, height: 20)),
        (.right, CGRect(x: 90, y: 35, width: 20, height: 20)),
        (.topLeft, CGRect(x: 10, y: 20, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 90, y: 50, width: 20, height: 20)),
    ])
    func everyMode(mode: UIView.ContentMode, expected: CGRect) {
        #expect(mode.rect(for: size, in: bounds) == expected)
    }

    @Test func nothingHasNoPlace() {
        #expect(UIView.ContentMode.scaleAspectFit.rect(for: .zero, in: bounds).isNull)
        #expect(UIView.ContentMode.scaleToFill.rect(for: size, in: .zero).isNull)
    }
}
