import Foundation

extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = table?.isRowFocused(self) ?? false
        state.isSwiped = table?.isSwiped(self) ?? false
        state.isReordering = table?.isRowReordered(self) ?? false
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        updateBackground()
        // What the handler set is part of this state.
        needsConfiguration = false
    }

    func updateConfigurations(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
    }

    func contentConfigurationDidChange() {
        guard let configuration = contentConfiguration else {
            contentConfigurationView?.removeFromSuperview()
            contentConfigurationView = nil
            return setNeedsLayout()
        }
        if let view = contentConfigurationView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            contentConfigurationView?.removeFromSuperview()
            let view = configuration.makeContentView()
            contentConfigurationView = view
            contentView.addSubview(view)
        }
        setNeedsLayout()
        table?.contentChanged(in: self)
    }

    // MARK: Background

    func stateDidChange(animated: Bool) {
        if usesLegacyContent { legacy.setHighlighted(showsSelection) }
        editControl?.isOn = isSelected
        setNeedsUpdateConfiguration()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.updateConfigurationIfNeeded() }
    }

    private var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

    private var shownSelectedBackground: UIView? {
        isEditing && table?.isSelectingSeveral == true ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    func replaceBackground(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        setNeedsUpdateConfiguration()
    }

    /// Puts the views behind the content that suit the state.
    private func updateBackground() {
        var state = currentState
        if selectionStyle == .none {
            state.isSelected = false
            state.isHighlighted = false
        }
        let special = showsSelection ? shownSelectedBackground : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== special { view?.removeFromSuperview() }
        if let backgroundView, backgroundConfiguration == nil {
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
            backgroundView.frame = bounds
        }
        if let background = shownBackground(state, special: special) {
            let view = configuredBackground ?? ConfiguredBackgroundView(background)
            if configuredBackground == nil {
                configuredBackground = view
                insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            }
            view.frame = bounds
            view.show(background)
        } else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
        }
        if let special, special.superview !== self {
            insertSubview(special, belowSubview: contentView)
            special.frame = bounds
        }
    }

    /// Nil when other views stand there.
    private func shownBackground(_ state: UICellConfigurationState, special: UIView?) -> UIBackgroundConfiguration? {
        if let own = backgroundConfiguration { return automaticallyUpdatesBackgroundConfiguration ? own.updated(for: state) : own }
        guard special == nil else { return nil }
        var background = defaultBackgroundConfiguration().updated(for: state)
        // A colour of the cell's own, or a view behind, shows through until the row is selected.
        if !state.isSelected, !state.isHighlighted, backgroundView != nil || backgroundColor != nil { background.backgroundColor = .clear }
        return background
    }
}

extension UITableView.Style {
    @MainActor var cellBackground: UIBackgroundConfiguration { self == .plain ? .listPlainCell() : .listGroupedCell() }
}
