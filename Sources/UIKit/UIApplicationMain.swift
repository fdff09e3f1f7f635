import Foundation
import PlatformGTK
import PlatformInterface
public import UIKitCore

/// Runs the app until its last window closes.
/// Errors: without a display, writes one sentence to standard error and ends with status 1; the same when the delegate's class is unknown.
/// Source: Apple, UIApplicationMain.
@MainActor @discardableResult
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
                              _ delegateClassName: String?) -> Int32 {
    var delegateClass: AnyClass?
    if let delegateClassName {
        delegateClass = NSClassFromString(delegateClassName)
        guard delegateClass != nil else {
            stop("UIApplicationMain: the app has no class named \(delegateClassName); pass NSStringFromClass(YourDelegate.self).")
        }
    }
    return runApplication(delegateClass)
}

extension UIApplicationDelegate {
    /// What `@main` on an app's delegate calls.
    public static func main() {
        exit(runApplication(self as AnyClass))
    }
}

@MainActor private func runApplication(_ delegateClass: AnyClass?) -> Int32 {
    let platform = CurrentPlatform.shared
    do {
        try platform.connect(applicationID: ApplicationBundle.main.identifier, name: ApplicationBundle.main.displayName)
    } catch {
        stop("\(error)")
    }
    if FrameRecorder.isOn { Trace.stopwatch = { FrameRecorder.mark($0.rawValue) } }
    SceneLauncher.launch(UIApplication.shared, delegateClass: delegateClass)
    MenuWarmUp.runSoon()
    return platform.run()
}

private func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(1)
}
