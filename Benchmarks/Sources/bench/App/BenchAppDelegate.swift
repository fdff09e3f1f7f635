import UIKit

/// The app that is measured: one window of 1280 × 800 points, written in plain UIKit.
final class BenchAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
        window.rootViewController = StageController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The first frame is drawn, and what waits for an idle moment is done.
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in Line.say("ready") }
    }
}
