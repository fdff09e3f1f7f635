extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        layoutRecord.guides.append(layoutGuide)
    }

    /// Takes a guide away, and with it the constraints that speak of it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let layoutStorage, layoutStorage.guides.contains(where: { $0 === layoutGuide }) else { return }
        NSLayoutConstraint.deactivate(layoutStorage.mentioning.filter { $0.edges.contains { $0.item === layoutGuide } })
        layoutStorage.engine?.itemLeft(layoutGuide)
        layoutStorage.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The part of the view that bars leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeAreaGuide, .safeArea) }
    /// The view without its `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(\.marginsGuide, .margins) }
    /// The middle of the margins' guide, as wide as lines of text should be.
    public var readableContentGuide: UILayoutGuide { systemGuide(\.readableGuide, .readableContent) }

    func systemGuide(_ slot: ReferenceWritableKeyPath<LayoutStorage, UILayoutGuide?>, _ placement: UILayoutGuide.Placement)
        -> UILayoutGuide
    {
        if let guide = layoutRecord[keyPath: slot] { return guide }
        let guide = UILayoutGuide(placement, of: self)
        layoutRecord[keyPath: slot] = guide
        return guide
    }

    /// The insets that guides keep may be others now.
    func refreshInsetGuides() {
        guard let layoutStorage, let engine = layoutStorage.engine else { return }
        for guide in layoutStorage.systemGuides { engine.frameChanged(guide) }
    }
}
