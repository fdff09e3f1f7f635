import Foundation
import Testing
import UIKitCore

struct UIContentSizeCategoryTests {
    @Test func theTwelveSizesAreOrdered() {
        #expect(UIContentSizeCategory.ordered.count == 12)
        for (smaller, larger) in zip(UIContentSizeCategory.ordered, UIContentSizeCategory.ordered.dropFirst()) {
            #expect(smaller < larger && smaller <= larger && larger > smaller && larger >= smaller)
        }
        #expect(UIContentSizeCategory.large <= .large && UIContentSizeCategory.large >= .large)
    }

    @Test func fiveAreForAccessibility() {
        #expect(UIContentSizeCategory.ordered.filter(\.isAccessibilityCategory).count == 5)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }

    @Test func theUnspecifiedSizeIsNeitherLessNorGreater() {
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified > .extraSmall))
        #expect(!(UIContentSizeCategory(rawValue: "huge") >= .large))
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test(arguments: [
        (CGFloat(1), UIContentSizeCategory.large), (1.25, .extraExtraLarge), (0.8, .extraSmall), (1.1, .extraLarge),
        (2, .accessibilityLarge), (10, .accessibilityExtraExtraExtraLarge), (0, .large), (.nan, .large), (-1, .large),
    ])
    func aTextScaleBecomesTheNearestSize(scale: CGFloat, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory.nearest(toTextScale: scale) == category)
    }
}
