import UIKit

/// The app-delegate life cycle with `@main`, as old iOS code has it: prints each step and ends when it was active.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        say("didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ProbeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        say("didBecomeActive")
        DispatchQueue.main.async { [self] in
            say("main queue")
            Task { @MainActor in
                say("main actor")
                startTimer()
            }
        }
    }

    private func startTimer() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated {
                say("timer")
                RunLoop.main.perform { MainActor.assumeIsolated { self.leave() } }
            }
        }
    }

    func applicationWillTerminate(_ application: UIApplication) { say("willTerminate") }

    private func leave() {
        say("run loop")
        window?.isHidden = true
    }
}

final class ProbeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { say("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { say("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { say("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("viewDidDisappear") }
}

func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}
