import ContextMenuTesting
import QuartzCore
import UIKitCore

/// A phone's window with one round view that has a menu with previews, and a finger in front of it.
/// Units: the view is 100×100 points and stands at (50, 150) of a window of 390×700.
@MainActor final class PreviewWalk {
    let app: HeadlessApp
    let screen = UIViewController()
    let target = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    let owner = PreviewOwner()
    let interaction: UIContextMenuInteraction

    init(size: CGSize = CGSize(width: 390, height: 700), style: UIUserInterfaceStyle = .light,
         direction: UIUserInterfaceLayoutDirection = .leftToRight, inNavigation: Bool = false) {
        app = HeadlessApp(inNavigation ? UINavigationController(rootViewController: screen) : screen, size: size, style: style, direction: direction)
        interaction = UIContextMenuInteraction(delegate: owner)
        target.backgroundColor = .systemBlue
        target.layer.cornerRadius = 50
        target.isAccessibilityElement = true
        target.accessibilityLabel = "Target"
        target.addInteraction(interaction)
        screen.view.addSubview(target)
        owner.dismissal = { [weak target] _ in target.map { UITargetedPreview(view: $0) } }
    }

    /// Opens the menu by finger and waits until it stands.
    func open() {
        app.longPress(target)
        app.settle()
    }

    var preview: PresentedPreview? { app.menu?.preview }
    var events: [String] { owner.events }

    /// Everything that menus have put over the window's content.
    var overlaid: [UIView] { app.window.overlayView.menus.subviews }

    /// Whether nothing of a menu is left, and the view is as it was.
    var isClean: Bool {
        app.menu == nil && app.window.contextMenuSession == nil && overlaid.isEmpty && target.layer.lift == nil && target.alpha == 1
            && !target.isHidden && owner.count("end") == owner.count("ask")
    }

    /// Where the lifted picture is drawn in this frame, on its way included. Units: points of the window.
    var drawnPreview: CGRect? {
        guard let lift = overlaid.last(where: { String(describing: type(of: $0)) == "LiftView" }), let layer = lift.layer.presentation() else { return nil }
        return layer.frame
    }
}

/// A preview that writes down its appearance.
@MainActor final class DiaryController: UIViewController {
    var diary: [String] = []
    private let wish: CGSize
    private(set) var laidOut = 0

    init(_ wish: CGSize = CGSize(width: 200, height: 150)) {
        self.wish = wish
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = wish
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ word: String) { diary.append("\(word) \(Int(view.bounds.width))×\(Int(view.bounds.height))") }

    override func viewDidLoad() {
        super.viewDidLoad()
        diary.append("load")
        view.backgroundColor = .systemGreen
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.append("did disappear") }
    override func viewDidLayoutSubviews() { laidOut += 1 }
}
