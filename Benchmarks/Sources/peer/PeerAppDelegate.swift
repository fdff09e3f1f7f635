import UIKit

/// A window of one colour whose menu is made anew on each press, for comparison with other toolkits' menus from outside.
///
/// Its driver gives the number of rows (`BENCH_ITEMS`) and a folder of icons (`BENCH_ICONS`), and reads what is on the screen.
@main
final class PeerAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var isReady = false

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
        window.rootViewController = PeerController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard !isReady else { return }
        isReady = true
        // Told in the frame after the first.
        var frames = 0
        CADisplayLink { link in
            frames += 1
            guard frames > 1 else { return }
            link.invalidate()
            Report.say("READY")
        }.add(to: .main, forMode: .common)
    }
}
