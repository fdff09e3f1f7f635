import Foundation
import Testing
import UIKitCore

/// Programming errors stop with words that name the call and the mend.
@MainActor @Suite struct MisuseTests {
    private func said(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func viewsOfDifferentTrees() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let a = UIView(), b = UIView()
            a.accessibilityIdentifier = "one"
            b.accessibilityIdentifier = "other"
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
        }
        #expect(said(result).contains("UIView 'one' and UIView 'other' have no common ancestor"))
        #expect(said(result).contains("addSubview"))
    }

    @Test func becomingRequiredWhileActive() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView(), constraint = view.widthAnchor.constraint(equalToConstant: 1)
            constraint.isActive = true
            constraint.priority = .defaultHigh
        }
        #expect(said(result).contains("deactivate it first, or use 999"))
    }

    @Test func attributesThatDoNotGoTogether() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(), view = UIView()
            root.addSubview(view)
            _ = NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1, constant: 0)
        }
        #expect(said(result).contains("leading and trailing change sides with the language"))
    }

    @Test func aPlaceWithoutAPlaceToBeIn() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                                   constant: 10)
        }
        #expect(said(result).contains("give a second item"))
    }

    @Test func aViewThatIsNotInTheKeeper() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(), view = UIView()
            root.addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
        }
        #expect(said(result).contains("addConstraint:"))
    }

    @Test func aFormatThatIsNone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", metrics: nil, views: ["a": UIView()])
        }
        #expect(said(result).contains("']' is expected"))
    }
}
