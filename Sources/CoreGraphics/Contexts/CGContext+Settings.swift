public import Foundation

extension CGContext {
    // MARK: Colours

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    // MARK: Lines

    /// Contract: a width of zero strokes nothing; a negative one is left out.
    public func setLineWidth(_ width: CGFloat) {
        if width.isFinite, width >= 0 { state.lineWidth = width }
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How many times the line's width the point of a miter join may be long.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite, limit > 0 { state.miterLimit = limit }
    }

    /// Breaks lines into dashes: `lengths` tells in turn how much is drawn and how much is left out.
    /// Errors: lengths that are negative, not finite or all zero give a line without dashes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isPattern = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dash = isPattern ? lengths : []
        state.dashPhase = isPattern ? phase : 0
    }

    // MARK: Mixing

    public func setAlpha(_ alpha: CGFloat) {
        if alpha.isFinite { commands.append(.setAlpha(CGColorSpace.unit(alpha))) }
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        commands.append(.setBlendMode(mode))
    }

    /// Gives what follows a shadow; no colour takes it away.
    /// Units: points of the sheet, which the transform does not change; a positive height throws it down.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.isFinite, blur.isFinite else { return }
        commands.append(.setShadow(offset: offset, blur: max(blur, 0), color: color))
    }

    /// Gives what follows a shadow of black at a third of its strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
