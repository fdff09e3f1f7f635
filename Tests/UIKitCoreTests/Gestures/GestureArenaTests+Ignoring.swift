import Foundation
import PlatformInterface
import Testing
import UIKitCore

extension GestureArenaTests {
    @Test func anIgnoredTouchIsNotFollowed() {
        final class FirstOnly: UIPanGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                guard numberOfTouches > 1 else { return super.touchesBegan(touches, with: event) }
                for touch in touches { ignore(touch, for: event) }
            }
        }
        let pan = stage.add(FirstOnly(), "pan", to: inner)
        stage.down(50, 50, id: 1)
        stage.down(60, 60, id: 2)
        stage.drag(90, 90, id: 2)
        stage.up(90, 90, id: 2)
        #expect(gestureLines() == [])
        stage.drag(80, 50, id: 1)
        #expect(pan.translation(in: inner) == CGPoint(x: 30, y: 0))
        stage.up(80, 50, id: 1)
    }
}
