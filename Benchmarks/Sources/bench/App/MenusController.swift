import UIKit

/// The app's tiles with menus, and nothing else.
final class MenusController: UIViewController {
    struct Target {
        let rows: Int
        let view: UIView
    }

    let targets = Stage.targets.map { target in
        Target(rows: target.rows, view: MenuTarget("\(target.rows) rows", color: .systemBlue) { MenuMaker.menu(rows: target.rows) })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (target, place) in zip(targets, Stage.targets) {
            target.view.frame = place.frame
            view.addSubview(target.view)
        }
    }
}
