extension UIWindow {
    /// What turns the window's input into events, for tests and test kits.
    package var eventRouter: EventRouter { router }
}
