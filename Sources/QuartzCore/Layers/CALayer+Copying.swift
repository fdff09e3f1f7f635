import CoreGraphics
import Foundation

extension CALayer {
    final func copyOwnValues(of layer: CALayer) {
        bounds = layer.bounds
        position = layer.position
        zPosition = layer.zPosition
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        sublayerTransform = layer.sublayerTransform
        isHidden = layer.isHidden
        opacity = layer.opacity
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        masksToBounds = layer.masksToBounds
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        shadowPath = layer.shadowPath
        // Setting what cannot be compared counts as a change.
        if contents as AnyObject? !== layer.contents as AnyObject? { contents = layer.contents }
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        contentsRect = layer.contentsRect
        name = layer.name
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        ownedContents = layer.ownedContents
        drawnBounds = layer.drawnBounds
    }
}
