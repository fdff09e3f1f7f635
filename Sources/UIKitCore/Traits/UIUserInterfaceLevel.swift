/// Whether content stands on the window's ground or above other content, where dark backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
