import Foundation

extension UIViewController {
    package func adopt(_ child: UIViewController) {
        precondition(child !== self, "addChild: \(type(of: self)) cannot be its own child.")
        if child.parent === self { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childList.append(child)
        child.parentReference = self
    }

    package func leaveParent() {
        guard let parent = parentReference else { return }
        parent.childList.removeAll { $0 === self }
        parentReference = nil
        didMove(toParent: nil)
    }

    // MARK: Appearance

    package func startAppearance(_ isAppearing: Bool, animated: Bool) {
        guard let next = appearance.started(appearing: isAppearing) else { return }
        appearance = next
        owesIsAppearing = isAppearing
        isAppearanceAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    package func finishAppearance() {
        guard let next = appearance.finished else { return }
        if next == .appeared {
            viewIfLoaded?.window?.layOutNow()
            sendIsAppearing()
        }
        appearance = next
        if next == .appeared { viewDidAppear(isAppearanceAnimated) } else { viewDidDisappear(isAppearanceAnimated) }
        forwardAppearance { $0.endAppearanceTransition() }
    }

    /// Sent at the first layout after "will": the view is in the window and has its size.
    package func sendIsAppearing() {
        guard owesIsAppearing, viewIfLoaded?.window != nil else { return }
        owesIsAppearing = false
        viewIsAppearing(isAppearanceAnimated)
    }

    /// Only to the children whose views are in this one's: a navigation stack keeps others waiting.
    private func forwardAppearance(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in childList where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
    }

    package func navigateBackInChildren() -> Bool {
        if let presented = presentation?.controller { return presented.navigateBack() }
        for child in childList.reversed() where child.viewIfLoaded?.window != nil && child.navigateBack() { return true }
        return false
    }

    /// The child that a person sees, when there is just one such.
    package var frontChild: UIViewController? {
        let visible = childList.filter { $0.viewIfLoaded?.window != nil }
        return visible.count == 1 ? visible[0] : nil
    }
}
