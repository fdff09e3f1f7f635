import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct UITraitCollectionTests {
    private enum Density: UITraitDefinition { static var defaultValue: Int { 1 } }

    @Test func anEmptyCollectionSaysNothing() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(UITraitCollection(userInterfaceStyle: .dark).containsTraits(in: traits))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test func theLaterOfTwoCollectionsWins() {
        let base = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
        ])
        let merged = UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func equalValuesAreEqualCollections() {
        let a = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft)])
        let b = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2)])
        #expect(a == b)
        #expect(a.hash == b.hash)
        #expect(a != UITraitCollection(displayScale: 2))
    }

    @Test func mutationsLeaveTheOriginalAlone() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        let changed = base.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 3
        }
        #expect(base.userInterfaceStyle == .light)
        #expect(base[Density.self] == 1)
        #expect(changed.userInterfaceStyle == .dark)
        #expect(changed[Density.self] == 3)
        #expect(changed[UITraitUserInterfaceStyle.self] == .dark)
        #expect(base.replacing(UITraitUserInterfaceStyle.self, value: .dark) == UITraitCollection(userInterfaceStyle: .dark))
    }

    @Test func customTraitsAreComparedAndMerged() {
        let dense = UITraitCollection { $0[Density.self] = 2 }
        #expect(dense == UITraitCollection { $0[Density.self] = 2 })
        #expect(dense != UITraitCollection { $0[Density.self] = 3 })
        #expect(UITraitCollection(traitsFrom: [dense, UITraitCollection(displayScale: 2)])[Density.self] == 2)
        let changes = dense.changes(from: UITraitCollection(), among: [Density.self, UITraitUserInterfaceStyle.self])
        #expect(changes.count == 1)
    }

    @Test func onlySomeTraitsChangeColours() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let wide = UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
    }

    @Test func currentFollowsTheSettingsUntilItIsSet() {
        let platform = Stage.install(isDark: true)
        defer { UITraitCollection.resetCurrent() }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.displayScale == 2)
        platform.settings.isDark = false
        platform.settings.isRightToLeft = true
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test func performingAsCurrentPutsTheOldOneBack() {
        Stage.install()
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {}
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func eachThreadHasItsOwnCurrentTraits() {
        Stage.install()
        _ = AnyThreadPlatform.snapshot
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        defer { UITraitCollection.resetCurrent() }
        #expect(onAnotherThread { UITraitCollection.current.userInterfaceStyle } == .light)
    }

    @Test(arguments: [
        (UIUserInterfaceIdiom.pad, CGSize(width: 1024, height: 700), UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
        (.pad, CGSize(width: 400, height: 700), .compact, .regular),
        (.phone, CGSize(width: 390, height: 844), .compact, .regular),
        (.phone, CGSize(width: 844, height: 390), .compact, .compact),
        (.phone, CGSize(width: 932, height: 430), .regular, .compact),
        (.mac, CGSize(width: 300, height: 300), .regular, .regular),
    ])
    func sizeClassesFollowTheWindow(
        idiom: UIUserInterfaceIdiom, size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let traits = UITraitCollection.fromSettings(DesktopSettings(), scale: 1, idiom: idiom, windowSize: size)
        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == vertical)
        #expect(traits.userInterfaceIdiom == idiom)
    }

    @Test func badScalesAreOne() {
        #expect(UITraitCollection.fromSettings(DesktopSettings(), scale: 0).displayScale == 1)
        #expect(UITraitCollection.fromSettings(DesktopSettings(), scale: .nan).displayScale == 1)
    }
}
