// A file that imports only CoreGraphics sees the geometry types, as on Apple's systems; here they live in Foundation.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
