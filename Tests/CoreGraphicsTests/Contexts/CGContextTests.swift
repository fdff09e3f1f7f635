import CoreGraphics
import Foundation
import Testing

struct CGContextTests {
    private let context = CGContext()
    private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

    /// The recorded commands by name, without what they carry.
    private var names: [String] {
        context.finish().commands.map { command in
            let text = "\(command)"
            return String(text.prefix { $0 != "(" })
        }
    }

    @Test func fillTakesTheColourOfTheMoment() throws {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(rect)
        context.setFillColor(CGColor.white)
        guard case .fill(let path, let color, evenOdd: false) = try #require(context.finish().commands.first) else {
            return #expect(Bool(false), "not a fill")
        }
        #expect(path == CGPath(rect: rect, transform: nil))
        #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(context.finish().commands.count == 1)
    }

    @Test func strokeCarriesItsSettings() throws {
        context.setLineWidth(3)
        context.setLineWidth(-1)
        context.setLineWidth(.nan)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setMiterLimit(4)
        context.setLineDash(phase: 2, lengths: [5, 1])
        context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 9)])
        guard case .stroke(let path, _, let width, .round, .bevel, 4, [5, 1], 2) = context.finish().commands[0] else {
            return #expect(Bool(false), "not this stroke")
        }
        #expect(width == 3)
        #expect(path.elements == [.moveTo(.zero), .addLineTo(CGPoint(x: 1, y: 0))])
    }

    @Test func badDashesGiveASolidLine() throws {
        for lengths: [CGFloat] in [[], [0, 0], [-1, 2], [.nan]] {
            context.setLineDash(phase: 0, lengths: lengths)
            context.stroke(rect)
        }
        for command in context.finish().commands {
            guard case .stroke(_, _, width: 1, _, _, _, dash: [], _) = command else {
                return #expect(Bool(false), "a dashed line")
            }
        }
    }

    @Test func restoreBringsSettingsAndTransformBack() {
        context.setFillColor(.white)
        context.saveGState()
        context.setFillColor(.black)
        context.scaleBy(x: 2, y: 2)
        #expect(context.ctm == CGAffineTransform(scaleX: 2, y: 2))
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        context.fill(rect)
        guard case .fill(_, let color, _) = context.finish().commands.last else {
            return #expect(Bool(false), "not a fill")
        }
        #expect(color == .white)
        #expect(names == ["save", "concatenate", "restore", "fill"])
    }

    @Test func unbalancedRestoresAreIgnoredAndOpenLevelsAreClosed() {
        context.restoreGState()
        context.endTransparencyLayer()
        #expect(context.finish().isEmpty)
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.saveGState()
        #expect(
            names == ["save", "beginTransparencyLayer", "save", "restore", "endTransparencyLayer", "restore"])
        context.endTransparencyLayer()
        context.restoreGState()
        #expect(
            names == ["save", "beginTransparencyLayer", "save", "restore", "endTransparencyLayer", "restore"])
    }

    @Test func aPathStaysOnTheSheetWhenTheTransformChanges() throws {
        context.move(to: CGPoint(x: 10, y: 10))
        context.saveGState()
        context.translateBy(x: 5, y: 0)
        context.scaleBy(x: 2, y: 4)
        #expect(context.currentPointOfPath == CGPoint(x: 2.5, y: 2.5))
        context.addLine(to: CGPoint(x: 10, y: 10))
        context.restoreGState()
        #expect(try #require(context.path).elements == [
            .moveTo(CGPoint(x: 10, y: 10)), .addLineTo(CGPoint(x: 25, y: 40)),
        ])
    }

    @Test func paintingThrowsThePathAway() {
        context.addRect(rect)
        #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        context.drawPath(using: .eoFillStroke)
        #expect(context.isPathEmpty && context.path == nil)
        context.fillPath()
        context.strokePath()
        context.clip()
        #expect(names == ["fill", "stroke"])
    }

    @Test func theClipBoxIsKnownInUserSpace() {
        #expect(context.boundingBoxOfClipPath.isInfinite)
        context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.translateBy(x: 10, y: 10)
        #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 100, height: 100))
        context.addEllipse(in: CGRect(x: 40, y: 40, width: 500, height: 20))
        context.clip(using: .evenOdd)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 40, width: 50, height: 20))
        context.clip(to: .infinite)
        context.clip(to: .null)
        #expect(names == ["clip", "concatenate", "clip", "clip"])
        #expect(context.boundingBoxOfClipPath.isEmpty)
        let sized = CGContext(bounds: rect)
        #expect(sized.boundingBoxOfClipPath == rect)
    }

    @Test func picturesGradientsAndAttachmentsAreRecorded() throws {
        let image = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black] as CFArray, locations: nil))
        context.draw(image, in: rect)
        context.draw(image, in: rect, tint: .white)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: [.drawsAfterEndLocation])
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9, options: [])
        context.draw(attachment: "text", at: CGPoint(x: 3, y: 4))
        #expect(names == ["image", "image", "linearGradient", "radialGradient", "attachment"])
        guard case .attachment(let payload, let point) = context.finish().commands.last else {
            return #expect(Bool(false), "not an attachment")
        }
        #expect(payload as? String == "text")
        #expect(point == CGPoint(x: 3, y: 4))
    }

    @Test func badNumbersRecordNothing() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black] as CFArray, locations: nil))
        let image = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
        let bad = CGRect(x: CGFloat.nan, y: 0, width: 1, height: CGFloat.infinity)
        context.translateBy(x: .nan, y: 0)
        context.scaleBy(x: .infinity, y: 1)
        context.setAlpha(.nan)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
        context.fill(bad)
        context.stroke(bad)
        context.clear(bad)
        context.draw(image, in: bad)
        context.draw(attachment: 1, at: bad.origin)
        context.drawLinearGradient(gradient, start: bad.origin, end: .zero, options: [])
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 1, options: [])
        #expect(context.finish().isEmpty)
    }

    @Test func aShadowWithoutAColourIsBlackAtAThird() {
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: -3)
        guard case .setShadow(CGSize(width: 1, height: 2), 0, let color?) = context.finish().commands[0] else {
            return #expect(Bool(false), "not this shadow")
        }
        #expect(abs(color.alpha - 1 / 3) < 1e-9)
    }
}
