extension UISegmentedControl {
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, image: nil, action: nil, at: segment)
    }

    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(title: nil, image: image, action: nil, at: segment)
    }

    /// Inserts a segment with the action's title or image that performs the action when it is selected.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.title, image: action.image, action: action, at: segment)
    }

    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        segmentsDidChange()
    }

    public func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        segmentsDidChange()
    }

    /// Shape: an index outside counts as the nearest end.
    package func insert(title: String?, image: UIImage?, action: UIAction?, at index: Int) {
        let segment = SegmentView(title: title, image: image) { [weak self] in self?.choose($0) ?? false }
        segment.action = action
        segments.insert(segment, at: min(max(0, index), segments.count))
        addSubview(segment)
        segmentsDidChange()
    }

    // MARK: One segment

    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        (view.title, view.image) = (title, nil)
        segmentsDidChange()
    }

    public func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }

    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        (view.title, view.image) = (nil, image)
        segmentsDidChange()
    }

    public func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }

    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        (view.title, view.image, view.action) = (action.title, action.image, action)
        segmentsDidChange()
    }

    public func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        view(at: segment)?.isEnabled = enabled
        setNeedsLayout()
    }

    public func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

    private func view(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }
}
