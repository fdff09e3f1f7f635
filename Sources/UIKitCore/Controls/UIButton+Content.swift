import CoreGraphics
import Foundation

extension UIButton {
    /// Works out what the button shows now and gives it to the parts.
    package func updateContentIfNeeded() {
        updateConfigurationIfNeeded()
        guard contentIsStale || content == nil else { return }
        contentIsStale = false
        let content = configuration.map(configuredContent) ?? stateContent
        self.content = content
        show(content)
    }

    // MARK: From titles and images for states

    private var stateContent: ButtonContent {
        let state = contentState
        let isSystem = buttonType != .custom
        let color = currentTitleColor
        var content = ButtonContent(titleColor: color, imageTint: isSystem ? color : tintColor)
        content.title = titles[state]
        let image = images[state]
        content.image = isSystem ? image?.asTemplateByDefault : image
        if let selection = popUpSelection {
            content.title = .plain(selection.title)
            content.image = selection.image.map { isSystem ? $0.asTemplateByDefault : $0 } ?? content.image
        }
        content.symbolConfiguration = symbolConfigurations[state]
        content.backgroundImage = backgroundImages[state]
        content.arrangement = ButtonArrangement(imageEdge: isRightToLeft ? .right : .left)
        if state.contains(.highlighted) {
            if isSystem, titleColors.own(state) == nil { content.titleAlpha = 0.2 }
            if images.own(state) == nil, isSystem || adjustsImageWhenHighlighted { content.imageAlpha = isSystem ? 0.2 : 0.5 }
        } else if looksTouched, isEnabled, isSystem {
            content.titleAlpha = 0.8
            content.imageAlpha = 0.8
        }
        if state.contains(.disabled), !isSystem, images.own(state) == nil, adjustsImageWhenDisabled { content.imageAlpha = 0.5 }
        if showsSelection(in: state) {
            content.backgroundColor = tintColor
            content.cornerRadius = .fixed(4)
        }
        if buttonType == .close {
            content.symbolConfiguration = content.symbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            content.imageTint = .secondaryLabel
            content.backgroundColor = .tertiarySystemFill
            content.cornerRadius = .capsule
        }
        return content
    }

    // MARK: From a configuration

    private func configuredContent(_ configuration: UIButton.Configuration) -> ButtonContent {
        let colors = ButtonColors(configuration, button: self)
        var content = ButtonContent(titleColor: colors.foreground, imageTint: colors.foreground)
        content.title = (popUpSelection?.title ?? configuration.title).map(ButtonContent.Text.plain)
        content.subtitle = configuration.subtitle
        content.image = popUpSelection?.image ?? configuration.image
        if configuration.indicator == .popup || (configuration.indicator == .automatic && isPopUp) {
            content.indicator = UIImage(systemName: "chevron.up.chevron.down")?.asTemplateByDefault
        }
        content.showsSpinner = configuration.showsActivityIndicator
        content.titleFont = configuration.titleFont(isBold: role == .primary, traits: traitCollection)
        content.subtitleFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        content.symbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? content.titleFont.map { UIImage.SymbolConfiguration(font: $0) }
        content.lineBreakMode = configuration.titleLineBreakMode
        content.titleAlpha = colors.foregroundAlpha
        content.imageAlpha = colors.foregroundAlpha
        content.backgroundColor = colors.background
        content.cornerRadius = configuration.cornerRadius(isScaled: traitCollection)
        content.arrangement = configuration.arrangement(isRightToLeft: isRightToLeft)
        return content
    }

    // MARK: Parts

    private func show(_ content: ButtonContent) {
        switch content.title {
        case .plain(let text)?:
            titleView.text = text
            titleView.textColor = content.titleColor
        case .attributed(let text)?:
            // Only what the app left open takes the button's colour.
            titleView.text = nil
            titleView.textColor = content.titleColor
            titleView.attributedText = text
        case nil: titleView.text = nil
        }
        if let font = content.titleFont { titleView.font = font }
        if let mode = content.lineBreakMode {
            titleView.lineBreakMode = mode
            titleView.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        }
        titleView.alpha = content.titleAlpha
        titleView.isHidden = content.title?.isEmpty ?? true
        showSubtitle(content)
        showImage(content)
        showIndicator(content)
        showBackground(content)
    }

    private func showIndicator(_ content: ButtonContent) {
        guard content.indicator != nil || indicatorHolder != nil else { return }
        let view = indicatorHolder ?? UIImageView()
        if indicatorHolder == nil {
            view.isAccessibilityElement = false
            indicatorHolder = view
            addSubview(view)
        }
        view.image = content.indicator
        view.preferredSymbolConfiguration = content.titleFont.map {
            UIImage.SymbolConfiguration(pointSize: ($0.pointSize * 0.75).rounded(), weight: .semibold)
        }
        view.tintColor = content.imageTint
        view.alpha = content.imageAlpha
        view.isHidden = content.indicator == nil
    }

    private func showSubtitle(_ content: ButtonContent) {
        guard let subtitle = content.subtitle, !subtitle.isEmpty else {
            subtitleView?.isHidden = true
            return
        }
        let label = subtitleView ?? UILabel()
        if subtitleView == nil {
            label.isAccessibilityElement = false
            label.numberOfLines = 0
            subtitleView = label
            addSubview(label)
        }
        label.isHidden = false
        label.text = subtitle
        label.textColor = content.titleColor
        label.alpha = content.titleAlpha
        if let font = content.subtitleFont { label.font = font }
    }

    package func madeImageHolder() -> UIImageView {
        if let imageHolder { return imageHolder }
        let view = UIImageView()
        view.isAccessibilityElement = false
        imageHolder = view
        addSubview(view)
        return view
    }

    private func showImage(_ content: ButtonContent) {
        if content.showsSpinner {
            let indicator = spinner ?? UIActivityIndicatorView(style: .medium)
            if spinner == nil {
                indicator.isAccessibilityElement = false
                indicator.isUserInteractionEnabled = false
                spinner = indicator
                addSubview(indicator)
            }
            indicator.color = content.imageTint
            indicator.startAnimating()
        } else {
            spinner?.stopAnimating()
        }
        guard content.image != nil || imageHolder != nil else { return }
        let view = madeImageHolder()
        view.image = content.image
        view.preferredSymbolConfiguration = content.symbolConfiguration
        view.tintColor = content.imageTint
        view.alpha = content.imageAlpha
        view.isHidden = content.image == nil || content.showsSpinner
    }

    private func showBackground(_ content: ButtonContent) {
        if content.backgroundImage != nil || backgroundHolder != nil {
            let view = backgroundHolder ?? UIImageView()
            if backgroundHolder == nil {
                backgroundHolder = view
                insertSubview(view, at: 0)
            }
            view.image = content.backgroundImage
            view.isHidden = content.backgroundImage == nil
        }
        if content.backgroundColor != nil || backgroundView != nil {
            let view = backgroundView ?? UIView()
            if backgroundView == nil {
                view.isUserInteractionEnabled = false
                backgroundView = view
                insertSubview(view, at: 0)
            }
            view.backgroundColor = content.backgroundColor
            view.isHidden = content.backgroundColor == nil
        }
    }
}
