public import Foundation

/// A scene's identity, which a restart could keep.
/// Source: Apple, UISceneSession.
@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
    }

    open package(set) weak var scene: UIScene?
    open var role: Role { configuration.role }
    open package(set) var configuration: UISceneConfiguration
    public let persistentIdentifier = UUID().uuidString
    /// What the manifest says, before the app delegate was asked.
    package let manifestConfiguration: UISceneConfiguration

    package init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        manifestConfiguration = configuration
        super.init()
    }
}
