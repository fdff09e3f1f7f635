import CoreGraphics
import Foundation
import PlatformInterface

/// Where previews and list stand while the menu is open.
extension RichMenuPresentation {
    var room: CGRect { window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: min(16, window.bounds.width / 8), dy: 16) }

    /// Where preview and list stand now.
    func arrange() -> RichPlacement {
        let list = levels.first?.panel.wantedSize ?? .zero
        let place = previews.first?.restPose(in: window)?.frame ?? source.flatMap { $0.window === window ? $0.convert($0.bounds, to: nil) : nil }
        let source = place ?? previews.first.map { CGRect(x: room.midX - $0.size.width / 2, y: room.midY - $0.size.height / 2,
                                                          width: $0.size.width, height: $0.size.height) } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        if let host { return .place(provided: host.wish, source: source, list: list, in: room, rightToLeft: isRightToLeft) }
        return .place(source: source, list: list, in: room, rightToLeft: isRightToLeft)
    }

    /// The point of the list that stays where it is while the list grows: the one nearest to the preview. Shape: 0…1.
    func anchor(_ placement: RichPlacement) -> CGPoint {
        let frame = placement.list
        func share(_ v: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? max(0, min(1, (v - low) / length)) : 0.5 }
        return CGPoint(x: share(placement.preview.midX, frame.minX, frame.width), y: share(placement.preview.midY, frame.minY, frame.height))
    }

    /// How a lifted picture stands while the menu is open; those under the first one look out from behind it.
    func openPose(of index: Int, _ placement: RichPlacement) -> PreviewPose {
        let lift = lifts[index], middle = CGPoint(x: placement.preview.midX, y: placement.preview.midY)
        var pose: PreviewPose
        if index == 0, host != nil {
            pose = PreviewPose(center: middle, size: placement.preview.size, transform: .identity, radius: RichMenuPresentation.hostRadius,
                               contentSize: placement.preview.size)
        } else {
            var rest = lift.restPose(in: window) ?? lift.pose
            if index == 0 {
                pose = rest.scaled(by: placement.scale, at: middle)
            } else {
                rest.transform = CGAffineTransform(rotationAngle: RichMenuPresentation.stackAngles[index % RichMenuPresentation.stackAngles.count])
                let front = placement.preview.size
                let scale = min(1.5, front.width / max(rest.size.width, 1), front.height / max(rest.size.height, 1))
                let step = 4 * CGFloat(min(index, 3))
                pose = rest.scaled(by: scale, at: CGPoint(x: middle.x + step, y: middle.y + step / 2))
            }
        }
        pose.hovers = true
        return pose
    }

    static let hostRadius: CGFloat = 13
    /// How the pictures under the first one are turned. Units: radians.
    static let stackAngles: [CGFloat] = [0.06, -0.09, 0.07, -0.04]

    func takePlaces() {
        guard let placement else { return }
        for index in lifts.indices { lifts[index].take(openPose(of: index, placement)) }
        badge?.center = CGPoint(x: min(placement.preview.maxX, window.bounds.maxX - 16), y: max(placement.preview.minY, window.bounds.minY + 16))
    }

    func moveToPlaces(alongside more: @escaping @MainActor () -> Void = {}) {
        guard !reducesMotion else {
            more()
            return UIView.performWithoutAnimation { takePlaces() }
        }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            more()
            self.takePlaces()
        }
    }

    /// The controller asked for another size.
    func previewSizeChanged() {
        let new = arrange()
        placement = new
        let panel = levels.first?.panel
        guard stage == .open else {
            if let panel { setFrame(new.list, of: panel, anchor: anchor(new)) }
            return host?.resize(to: new.preview.size) ?? ()
        }
        moveToPlaces { if let panel { self.setFrame(new.list, of: panel, anchor: self.anchor(new)) } }
    }
}
