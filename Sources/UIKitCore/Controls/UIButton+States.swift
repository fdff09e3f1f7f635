public import Foundation

extension UIButton {
    /// The keyboard's focus has a ring of its own and needs no content of its own.
    package var contentState: UIControl.State { state.subtracting(.focused) }

    /// Whether the pointer is over the button, or its menu is up.
    package var looksTouched: Bool { isHovered || isHeld }

    // MARK: Title

    public func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title.map(ButtonContent.Text.plain)
        if configuration != nil, state == .normal { configuration?.title = title }
        contentDidChange()
    }

    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state] = title.map(ButtonContent.Text.attributed)
        contentDidChange()
    }

    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        contentDidChange()
    }

    /// The title for `state`; without one of its own, the one for `.normal`.
    public func title(for state: UIControl.State) -> String? {
        if case .plain(let text)? = titles[state] { return text }
        return nil
    }

    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        if case .attributed(let text)? = titles[state] { return text }
        return nil
    }

    public func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }

    public var currentTitle: String? { popUpSelection?.title ?? configuration?.title ?? title(for: contentState) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: contentState) }
    public var currentTitleColor: UIColor { titleColor(for: contentState) ?? .white }

    /// What a type colours its title without being told.
    private func defaultTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType != .custom else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        if showsSelection(in: state) { return .systemBackground }
        return role == .destructive ? .systemRed : tintColor
    }

    /// Whether a system button shows that it is selected with a background in the tint colour.
    package func showsSelection(in state: UIControl.State) -> Bool {
        buttonType == .system && state.contains(.selected) && titles.own(state) == nil && images.own(state) == nil
            && titleColors.own(state) == nil && !titles.isEmpty
    }

    // MARK: Image

    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }

    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    /// The size and weight of symbol images that do not say theirs.
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    public func image(for state: UIControl.State) -> UIImage? { images[state] }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    public var currentImage: UIImage? { popUpSelection?.image ?? configuration?.image ?? image(for: contentState) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: contentState) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[contentState] }

    // MARK: Accessibility

    package var spokenTitle: String? {
        let title = currentTitle ?? currentAttributedTitle?.string
        let parts = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? buttonType.spokenName : parts.joined(separator: ", ")
    }
}
