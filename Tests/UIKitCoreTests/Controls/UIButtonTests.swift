import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct UIButtonTests {
    private func system(_ title: String) -> UIButton {
        Stage.install()
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    // MARK: States

    @Test func statesFallBackToNormal() {
        let button = system("Normal")
        button.setTitle("Disabled", for: .disabled)
        #expect(button.title(for: .highlighted) == "Normal")
        #expect(button.currentTitle == "Normal")
        button.isEnabled = false
        #expect(button.currentTitle == "Disabled")
        #expect(button.titleLabel?.text == "Disabled")
        button.setTitle(nil, for: .disabled)
        #expect(button.currentTitle == "Normal")
    }

    @Test func theTitleLabelKnowsAtOnce() {
        let button = system("One")
        #expect(button.titleLabel?.text == "One")
        button.setTitle("Two", for: .normal)
        #expect(button.titleLabel?.text == "Two")
        button.titleLabel?.font = .boldSystemFont(ofSize: 30)
        button.setTitle("Three", for: .normal)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
    }

    @Test func coloursOfTheTypes() {
        let button = system("Title")
        button.tintColor = .purple
        #expect(button.currentTitleColor == .purple)
        button.setTitleColor(.green, for: .normal)
        #expect(button.currentTitleColor == .green)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
        #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
        button.setTitleColor(nil, for: .normal)
        button.isEnabled = false
        #expect(button.currentTitleColor == .tertiaryLabel)
    }

    @Test func aPressedSystemButtonFades() {
        let stage = Stage()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        stage.press(at: stage.point(button))
        stage.draw()
        #expect((button.titleLabel?.alpha ?? 1) < 0.5)
        stage.release(at: stage.point(button))
        stage.drag(to: .zero)
        stage.draw()
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test func thePointerOverItIsSeen() {
        let stage = Stage()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        stage.drag(to: stage.point(button))
        stage.draw()
        let hovered = button.titleLabel?.alpha
        stage.drag(to: CGPoint(x: 5, y: 5))
        stage.draw()
        #expect(hovered != 1 && button.titleLabel?.alpha == 1)
    }

    // MARK: Size

    @Test func aSystemButtonIsThirtyHigh() {
        let size = system("Title").intrinsicContentSize
        #expect(size.height == 30 && size.width >= 30)
        #expect(system("i").intrinsicContentSize.width == 30)
    }

    @Test func insetsReplaceTheDefaultRoom() {
        let button = system("Title")
        let title = button.titleLabel!.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 50, height: title.height + 3))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 20)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: -7)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 27)
    }

    // MARK: Configuration

    @Test func aConfiguredButtonHasItsInsets() {
        Stage.install()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let title = button.titleLabel!.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 40, height: title.height + 30))
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
        button.configuration?.buttonSize = .medium
        #expect(button.intrinsicContentSize.width == title.width + 3)
        button.configuration?.setDefaultContentInsets()
        #expect(button.configuration?.contentInsets.leading == 12)
    }

    @Test func titleAndSubtitleStandAboveOneAnother() {
        Stage.install()
        var configuration = UIButton.Configuration.gray()
        configuration.title = "A rather long title"
        configuration.subtitle = "Sub"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let title = button.titleLabel!.frame, subtitle = button.subtitleLabel!.frame
        #expect(subtitle.minY == title.maxY + 1 && subtitle.minX == title.minX)
        #expect(button.accessibilityLabel == "A rather long title, Sub")
        button.configuration?.titleAlignment = .trailing
        button.layoutIfNeeded()
        #expect(abs(button.subtitleLabel!.frame.maxX - button.titleLabel!.frame.maxX) < 0.01)
    }

    @Test(arguments: [UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .borderless()])
    func stylesColourThemselves(configuration: UIButton.Configuration) {
        let stage = Stage()
        var configuration = configuration
        configuration.title = "Title"
        let button = stage.add(UIButton(configuration: configuration), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.tintColor = .purple
        stage.draw()
        let background = button.subviews.first { $0 !== button.titleLabel && !$0.isHidden }?.backgroundColor
        switch configuration.style {
        case .plain, .borderless: #expect(background == nil && button.titleLabel?.textColor == .purple)
        case .gray: #expect(background == .tertiarySystemFill && button.titleLabel?.textColor == .purple)
        case .tinted: #expect(background == UIColor.purple.withAlphaComponent(0.18) && button.titleLabel?.textColor == .purple)
        case .filled: #expect(background == .purple && button.titleLabel?.textColor == .white)
        }
        button.role = .destructive
        stage.draw()
        let red =
            configuration.style == .filled
            ? button.subviews.first { $0 !== button.titleLabel }?.backgroundColor : button.titleLabel?.textColor
        #expect(red == .systemRed)
        button.isEnabled = false
        stage.draw()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test(arguments: [(UIButton.Configuration.CornerStyle.capsule, CGFloat(20)), (.fixed, 6), (.large, 9), (.small, 4)])
    func corners(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
        let stage = Stage()
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        configuration.title = "Title"
        let button = stage.add(UIButton(configuration: configuration), at: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(button.subviews[0].layer.cornerRadius == radius)
    }

    @Test func theUpdateHandlerHearsOfEveryState() {
        let stage = Stage(), diary = Diary()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Off"
        let button = stage.add(UIButton(configuration: configuration), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.configurationUpdateHandler = { button in
            diary("\(button.isHighlighted)")
            button.configuration?.title = button.isHighlighted ? "On" : "Off"
        }
        stage.draw()
        stage.press(at: stage.point(button))
        stage.draw()
        #expect(button.titleLabel?.text == "On")
        stage.release(at: stage.point(button))
        stage.draw()
        #expect(button.titleLabel?.text == "Off")
        #expect(Set(diary.lines) == ["true", "false"])
        #expect(diary.lines.count <= 6)
        stage.draw()
        let count = diary.lines.count
        button.setNeedsUpdateConfiguration()
        stage.draw()
        #expect(diary.lines.count == count + 1)
    }

    @Test func aSpinnerTakesTheImagesPlace() {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Loading"
        configuration.showsActivityIndicator = true
        let button = stage.add(UIButton(configuration: configuration), at: CGRect(x: 0, y: 0, width: 200, height: 40))
        let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(spinner?.isAnimating == true)
        button.configuration?.showsActivityIndicator = false
        stage.draw()
        #expect(spinner?.isAnimating == false && spinner?.isHidden == true)
    }

    // MARK: Action

    @Test func thePrimaryActionGivesTitleAndHandler() {
        let stage = Stage(), diary = Diary()
        let action = UIAction(title: "Go") { diary(($0.sender as? UIButton)?.currentTitle ?? "?") }
        for button in [
            UIButton(type: .system, primaryAction: action), UIButton(configuration: .filled(), primaryAction: action),
            UIButton(primaryAction: action), UIButton(frame: .zero, primaryAction: action),
        ] {
            stage.click(stage.add(button, at: CGRect(x: 100, y: 100, width: 100, height: 40)))
            #expect(diary.taken() == ["Go"])
            #expect(button.titleLabel?.text == "Go")
            #expect(button.accessibilityLabel == "Go")
            button.removeFromSuperview()
        }
    }

    @Test func aClickIsTouchUpAndPrimaryInOne() {
        let stage = Stage(), diary = Diary()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.report(to: diary)
        button.addAction(UIAction { _ in diary("both") }, for: [.touchUpInside, .primaryActionTriggered])
        stage.click(button)
        #expect(diary.lines == ["down", "upInside", "primary", "both"])
    }

    @Test func assistiveTechnologyPressesIt() {
        let stage = Stage(), diary = Diary()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.addAction(UIAction { _ in diary("pressed") }, for: .touchUpInside)
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityTraits.contains(.button))
        #expect(button.accessibilityActivate())
        #expect(diary.lines == ["pressed"])
        button.isSelected = true
        #expect(button.accessibilityTraits.contains(.selected))
    }

    @Test func whatIsInsideTakesNoTouch() {
        let stage = Stage()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        #expect(stage.window.hitTest(stage.point(button), with: nil) === button)
    }

    @Test func layoutComesToAnEnd() {
        let stage = Stage()
        let button = stage.add(system("Title"), at: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.configuration = .filled()
        button.configuration?.title = "Other"
        stage.platform.settle()
        #expect(stage.platform.windows.last?.needsFrame == false)
    }

    @Test func subclassesMayPlaceTheParts() {
        final class Placed: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 30, height: 10) }
        }
        Stage.install()
        let button = Placed(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 10))
    }
}
