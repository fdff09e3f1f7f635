/// How a layer's new look takes the place of the old one.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One turns into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side a transition comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    var edge: TransitionEdge {
        switch self {
        case .fromRight: .right
        case .fromTop: .top
        case .fromBottom: .bottom
        default: .left
        }
    }
}

/// The key under which a layer's transition is usually added.
public let kCATransition = "transition"
