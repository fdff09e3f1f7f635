import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UINavigationControllerTests {
    /// A controller that writes down its callbacks.
    final class Page: UIViewController {
        let diary: Diary
        init(_ title: String, _ diary: Diary) {
            self.diary = diary
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ what: String) { diary("\(title ?? "") \(what)") }
        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
    }

    final class Listener: NSObject, UINavigationControllerDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
            diary("willShow \(viewController.title ?? "")")
        }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
            diary("didShow \(viewController.title ?? "")")
        }
    }

    private func make() -> (Stage, UINavigationController, Page, Diary) {
        Stage.install()
        let diary = Diary(), listener = Listener(diary)
        let root = Page("A", diary)
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = listener
        diary.kept = [listener]
        return (Stage(navigation), navigation, root, diary)
    }

    // MARK: Callbacks

    @Test func theRootAppearsWithTheController() {
        let (_, navigation, root, diary) = make()
        #expect(diary.lines == ["A willMove", "A didMove", "A load", "willShow A", "didShow A", "A willAppear", "A didAppear"])
        #expect(navigation.topViewController === root)
        #expect(root.navigationController === navigation)
        #expect(root.view.isDescendant(of: navigation.view))
    }

    @Test func pushInApplesOrder() {
        let (stage, navigation, root, diary) = make()
        diary.lines = []
        navigation.pushViewController(Page("B", diary), animated: true)
        stage.settle()
        #expect(
            diary.lines == [
                "B willMove", "B load", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "B didMove",
            ])
        #expect(root.view.superview == nil)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func popInApplesOrder() {
        let (stage, navigation, root, diary) = make()
        let page = Page("B", diary)
        navigation.pushViewController(page, animated: false)
        diary.lines = []
        #expect(navigation.popViewController(animated: true) === page)
        stage.settle()
        #expect(
            diary.lines == [
                "B willLeave", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear",
                "didShow A", "B didLeave",
            ])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.topViewController === root && page.navigationController == nil)
    }

    @Test func poppedControllersAreLetGo() {
        let (_, navigation, _, diary) = make()
        weak var gone: Page?
        do {
            let page = Page("B", diary)
            gone = page
            navigation.pushViewController(page, animated: false)
        }
        navigation.popViewController(animated: false)
        #expect(gone == nil)
    }

    @Test func theMiddleOfTheStackIsNeverLoaded() {
        let (_, navigation, root, diary) = make()
        let pages = ["B", "C", "D"].map { Page($0, diary) }
        navigation.setViewControllers([root] + pages, animated: false)
        #expect(navigation.topViewController === pages[2])
        #expect(!pages[0].isViewLoaded && !pages[1].isViewLoaded)
        #expect(navigation.popToViewController(pages[0], animated: false) == [pages[1], pages[2]])
        #expect(navigation.popToRootViewController(animated: false) == [pages[0]])
        #expect(navigation.popToRootViewController(animated: false) == [])
        navigation.viewControllers = [pages[1]]
        #expect(root.parent == nil && pages[1].view.window != nil)
    }

    @Test func showPushes() {
        let (_, navigation, root, diary) = make()
        let page = Page("B", diary)
        root.show(page, sender: nil)
        #expect(navigation.topViewController === page)
        #expect(navigation.visibleViewController === page)
    }

    @Test func aPushBeforeTheViewIsLoaded() {
        Stage.install()
        let diary = Diary()
        let navigation = UINavigationController()
        navigation.pushViewController(Page("A", diary), animated: false)
        navigation.pushViewController(Page("B", diary), animated: false)
        #expect(!navigation.isViewLoaded)
        let stage = Stage(navigation)
        stage.draw()
        #expect(diary.lines.filter { $0.hasSuffix("load") } == ["B load"])
    }

    // MARK: Bar

    private func backButton(_ navigation: UINavigationController) -> UIButton? {
        navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    }

    @Test func theBarFollowsTheStack() {
        let (stage, navigation, root, diary) = make()
        #expect(navigation.navigationBar.topItem === root.navigationItem)
        #expect(root.navigationItem.title == "A")
        #expect(backButton(navigation) == nil)
        navigation.pushViewController(Page("B", diary), animated: false)
        stage.draw()
        #expect(navigation.navigationBar.topItem?.title == "B")
        let back = backButton(navigation)
        #expect(back?.titleLabel?.text == "A" && back?.accessibilityLabel == "A")
        stage.click(back!)
        #expect(navigation.topViewController === root)
        #expect(backButton(navigation) == nil)
        root.title = "Other"
        #expect(navigation.navigationBar.topItem?.title == "Other")
    }

    @Test func aLongPreviousTitleIsCalledBack() {
        let (stage, navigation, root, diary) = make()
        root.title = "A title that is far too long to stand beside another one"
        navigation.pushViewController(Page("B", diary), animated: false)
        stage.draw()
        #expect(backButton(navigation)?.titleLabel?.text == "Back")
        root.navigationItem.backButtonTitle = "Home"
        stage.draw()
        #expect(backButton(navigation)?.titleLabel?.text == "Home")
    }

    @Test func backButtonsCanBeHiddenOrReplaced() {
        let (stage, navigation, _, diary) = make()
        let page = Page("B", diary)
        navigation.pushViewController(page, animated: false)
        page.navigationItem.hidesBackButton = true
        stage.draw()
        #expect(backButton(navigation) == nil)
        #expect(!navigation.navigateBack())
        page.navigationItem.hidesBackButton = false
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
        stage.draw()
        #expect(backButton(navigation) == nil)
        page.navigationItem.leftItemsSupplementBackButton = true
        stage.draw()
        #expect(backButton(navigation) != nil)
    }

    @Test func theSafeAreaStartsBelowTheBar() {
        let (stage, navigation, root, _) = make()
        stage.draw()
        #expect(root.view.frame == navigation.view.bounds)
        #expect(root.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.draw()
        #expect(root.view.safeAreaInsets.top == 0)
        #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    }

    @Test func escapeAndTheMouseGoBack() {
        let (stage, navigation, root, diary) = make()
        navigation.pushViewController(Page("B", diary), animated: false)
        #expect(stage.key(.keyboardEscape))
        #expect(navigation.topViewController === root)
        #expect(!stage.key(.keyboardEscape))
        navigation.pushViewController(Page("C", diary), animated: false)
        stage.press(at: CGPoint(x: 200, y: 300), .back)
        stage.release(at: CGPoint(x: 200, y: 300), .back)
        #expect(navigation.topViewController === root)
    }

    // MARK: Items

    @Test func barButtonsPerformTheirActions() {
        let (stage, navigation, root, diary) = make()
        diary.lines = []
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { diary("add \($0.sender is UIBarButtonItem)") })
        let done = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in diary("done") })
        root.navigationItem.rightBarButtonItems = [done, add]
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in diary("edit") })
        stage.draw()
        let views = navigation.navigationBar.subviews.compactMap { $0 as? BarButtonItemView }
        for view in views { stage.click(view) }
        #expect(diary.lines.sorted() == ["add true", "done", "edit"])
        func view(_ item: UIBarButtonItem) -> BarButtonItemView { views.first { $0.item === item }! }
        #expect(view(done).frame.minX >= view(add).frame.maxX)
        #expect(view(root.navigationItem.leftBarButtonItem!).frame.minX < 50)
        done.isEnabled = false
        diary.lines = []
        stage.click(view(done))
        #expect(diary.lines.isEmpty)
        add.title = "More"
        stage.draw()
        #expect(view(add).subviews.compactMap { ($0 as? UIButton)?.titleLabel?.text } == ["More"])
        done.isHidden = true
        stage.draw()
        #expect(view(add).frame.maxX > 380)
    }

    @Test func rightToLeftIsMirrored() {
        Stage.install(isRightToLeft: true)
        let diary = Diary()
        let root = Page("A", diary)
        let item = UIBarButtonItem(title: "Item")
        root.navigationItem.rightBarButtonItem = item
        let stage = Stage(UINavigationController(rootViewController: root), isRightToLeft: true)
        stage.draw()
        #expect((item.shownView?.frame.minX ?? 99) < 50)
    }

    @Test func titleViewsReplaceTheTitle() {
        let (stage, navigation, root, _) = make()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        root.navigationItem.titleView = view
        stage.draw()
        #expect(view.superview === navigation.navigationBar)
        #expect(abs(view.frame.midX - 200) <= 1 && view.frame.width == 120)
        root.navigationItem.titleView = nil
        #expect(view.superview == nil)
    }

    @Test func replacingTheFirstItemKeepsTheOthers() {
        Stage.install()
        let item = UINavigationItem(title: "T")
        let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
        item.rightBarButtonItems = [a, b]
        item.rightBarButtonItem = c
        #expect(item.rightBarButtonItems == [c, b])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == [b])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test func aBarOfItsOwnPopsItsItems() {
        final class Keeper: NSObject, UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { item.title != "Stay" }
        }
        let stage = Stage(), keeper = Keeper()
        let bar = stage.add(UINavigationBar(), at: CGRect(x: 0, y: 0, width: 400, height: 44))
        bar.delegate = keeper
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        #expect(bar.backItem?.title == "One")
        #expect(bar.popItem(animated: true)?.title == "Two")
        bar.pushItem(UINavigationItem(title: "Stay"), animated: true)
        #expect(bar.popItem(animated: true) == nil)
        #expect(bar.topItem?.title == "Stay")
    }
}
