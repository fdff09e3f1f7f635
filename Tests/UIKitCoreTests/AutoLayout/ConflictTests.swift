import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct ConflictTests {
    private func named(_ name: String) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        return view
    }

    @Test func theYoungestRequirementGivesWayAndTheLogSaysWhy() throws {
        let root = LayoutStage.root(), view = named("card of the first test")
        root.addFree(view)
        let first = view.widthAnchor.constraint(equalToConstant: 100), second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        let bystander = view.heightAnchor.constraint(equalToConstant: 30)
        second.identifier = "at least 150"
        NSLayoutConstraint.activate([first, bystander, second])
        let said = LayoutStage.logged { root.layoutIfNeeded() }
        #expect(view.bounds.size == CGSize(width: 100, height: 30))
        let text = try #require(said.first)
        #expect(said.count == 1)
        #expect(text.contains("<UIView 'card of the first test'.width == 100>"))
        #expect(text.contains("<'at least 150' UIView 'card of the first test'.width >= 150> is left out"))
        #expect(!text.contains("height"))
        #expect(first.isActive && second.isActive)
        // Nothing contradicts it any more, so it counts again.
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 150)
    }

    @Test func aConstantCanMakeAndEndAConflict() {
        let root = LayoutStage.root(), view = named("card of the second test")
        root.addFree(view)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
        NSLayoutConstraint.activate([least, most])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        let said = LayoutStage.logged {
            least.constant = 200
            root.layoutIfNeeded()
        }
        #expect(said.count == 1)
        #expect(view.bounds.width == 200)
        least.constant = 60
        root.layoutIfNeeded()
        #expect(view.bounds.width == 60)
        most.constant = 55
        least.constant = 55
        #expect(LayoutStage.logged { root.layoutIfNeeded() }.isEmpty)
        #expect(view.bounds.width == 55)
    }

    @Test func framesOfTheMaskAreNamedAndNotBroken() throws {
        let root = LayoutStage.root(), view = named("framed card")
        view.frame = rect(10, 10, 100, 100)
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        let said = LayoutStage.logged { root.layoutIfNeeded() }
        #expect(view.bounds.width == 100)
        #expect(try #require(said.first).contains("translatesAutoresizingMaskIntoConstraints is true"))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 40)
    }

    @Test func negativeSizesAreImpossible() throws {
        let root = LayoutStage.root(), view = named("inside out")
        root.addFree(view)
        NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 300),
                                     view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 200)])
        let said = LayoutStage.logged { root.layoutIfNeeded() }
        #expect(said.count == 1)
        #expect(view.bounds.width >= 0)
    }

    /// Many conflicts at once end, and what is possible holds.
    @Test func aTangleComesToAnEnd() {
        let root = LayoutStage.root(), views = (0..<10).map { named("tangled \($0)") }
        for view in views { root.addFree(view) }
        for (index, view) in views.enumerated() {
            view.widthAnchor.constraint(equalToConstant: CGFloat(index * 10)).isActive = true
            for other in views[..<index] { view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
        }
        _ = LayoutStage.logged { root.layoutIfNeeded() }
        #expect(views.enumerated().allSatisfy { $0.element.bounds.width == CGFloat($0.offset * 10) })
    }

    @Test func ambiguityIsToldOnRequest() {
        let root = LayoutStage.root(), view = ContentView(10, 10)
        root.addFree(view)
        let x = view.leftAnchor.constraint(equalTo: root.leftAnchor), y = view.topAnchor.constraint(equalTo: root.topAnchor)
        x.isActive = true
        #expect(view.hasAmbiguousLayout)
        y.isActive = true
        #expect(!view.hasAmbiguousLayout)
    }
}
