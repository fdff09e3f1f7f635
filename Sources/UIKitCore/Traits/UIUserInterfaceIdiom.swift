import Foundation

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6

    /// The idiom of this process: `PLATTER_IDIOM` in the environment, else `UIDeviceFamily` in the app's Info.plist,
    /// else `.pad`.
    package static let ofProcess = named(
        environment: ProcessInfo.processInfo.environment["PLATTER_IDIOM"], deviceFamilies: declaredDeviceFamilies())

    /// Shape: `environment` is "phone", "pad" or "mac"; a device family is 1 (phone), 2 (pad) or 6 (mac).
    package static func named(environment: String?, deviceFamilies: [Int]) -> UIUserInterfaceIdiom {
        switch environment?.lowercased() {
        case "phone": return .phone
        case "pad": return .pad
        case "mac": return .mac
        case nil, "": break
        case let other?: Log.onceFromAnyThread("PLATTER_IDIOM is \"\(other)\"; it can be phone, pad or mac.")
        }
        if deviceFamilies.contains(2) { return .pad }
        if deviceFamilies.contains(6) { return .mac }
        return deviceFamilies.contains(1) ? .phone : .pad
    }

    private static func declaredDeviceFamilies() -> [Int] {
        let families = ApplicationBundle.main.value("UIDeviceFamily") as? [Any] ?? []
        return families.compactMap { ($0 as? Int) ?? ($0 as? String).flatMap { Int($0) } }
    }
}
