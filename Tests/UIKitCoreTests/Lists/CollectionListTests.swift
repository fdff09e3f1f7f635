import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct CollectionListTests {
    /// A list of words in a window of 400×600 points.
    @MainActor final class ListStage {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let collection: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
        var accessories: (String) -> [UICellAccessory] = { _ in [] }

        init(_ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]]) {
            collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, word in
                var content = cell.defaultContentConfiguration()
                content.text = word
                cell.contentConfiguration = content
                cell.accessories = accessories(word)
            }
            let heading = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader) { cell, _, path in
                var content = UIListContentConfiguration.groupedHeader()
                content.text = "Section \(path.section)"
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, word in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
            }
            source.supplementaryViewProvider = { collection, _, path in collection.dequeueConfiguredReusableSupplementary(using: heading, for: path) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (index, words) in sections.enumerated() {
                snapshot.appendSections([index])
                snapshot.appendItems(words)
            }
            source.apply(snapshot, animatingDifferences: false)
            _ = stage.add(collection, at: CGRect(x: 0, y: 0, width: 400, height: 600))
            stage.draw()
        }

        func show() {
            collection.reloadData()
            stage.draw()
        }

        func cell(_ word: String) -> UICollectionViewListCell? {
            source.indexPath(for: word).flatMap { collection.cellForItem(at: $0) as? UICollectionViewListCell }
        }
        var shown: [String] { collection.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) } }
        func click(_ view: UIView, x: CGFloat? = nil) {
            let place = view.convert(CGPoint(x: x ?? view.bounds.midX, y: view.bounds.midY), to: nil)
            stage.send(.pointerPressed(.primary, location: place, clickCount: 1))
            stage.send(.pointerReleased(.primary, location: place))
            stage.settle()
        }
    }

    @Test func groupsAreApartAndRound() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["a", "b"], ["c"]])
        let a = try #require(list.cell("a")), b = try #require(list.cell("b")), c = try #require(list.cell("c"))
        #expect(a.frame == CGRect(x: 16, y: 18, width: 368, height: 44) && b.frame.minY == 62 && c.frame.minY == 106 + 36)
        #expect(a.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && a.layer.cornerRadius == 10 && c.layer.maskedCorners.rawValue == 15)
        // Lines between, none after the last.
        func lines(_ cell: UIView) -> Int { cell.subviews.count { $0.frame.height == 0.5 || $0.frame.height == 1 } }
        #expect(lines(a) == 1 && lines(b) == 0 && lines(c) == 0)
    }

    @Test func linesAreWhatTheHandlerSays() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separator in
            var result = separator
            if path.item == 0 { result.bottomSeparatorVisibility = .hidden }
            if path.item == 1 { result.topSeparatorVisibility = .visible }
            result.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
            return result
        }
        let list = ListStage(configuration, [["a", "b", "c"]])
        func lines(_ word: String) -> [CGRect] { list.cell(word)!.subviews.map(\.frame).filter { $0.height <= 1 && $0.height > 0 } }
        #expect(lines("a") == [] && lines("b").count == 2 && lines("c").map(\.minX) == [50] && lines("c").map(\.width) == [340])
    }

    @Test func linesFollowTheSeparatorGuide() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["a", "b"]])
        let cell = try #require(list.cell("a"))
        func line() -> CGRect { cell.subviews.map(\.frame).first { $0.height <= 1 && $0.height > 0 } ?? .zero }
        let usual = line()
        // By itself it changes nothing.
        #expect(cell.separatorLayoutGuide.owningView === cell && usual.maxX == 400)
        list.stage.settle()
        cell.setNeedsLayout()
        list.stage.draw()
        #expect(line() == usual && cell.separatorLayoutGuide.layoutFrame.minX == usual.minX)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(mark)
        let start = mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 90)
        NSLayoutConstraint.activate([
            start, mark.widthAnchor.constraint(equalToConstant: 20), mark.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            mark.heightAnchor.constraint(equalToConstant: 20), cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: mark.leadingAnchor),
        ])
        list.stage.draw()
        #expect(line().minX == 90 && line().maxX == 400)
        start.constant = 120
        cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -30).isActive = true
        list.stage.draw()
        #expect(line().minX == 120 && line().maxX == 370)
    }

    @Test func headersAreMeasuredAndFirstItemsMayBeHeadings() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = ListStage(configuration, [["a"], ["b"]])
        let header = try #require(list.collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.frame.minY == 0 && header.frame.height == header.preferredLayoutAttributesFitting(
            list.collection.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])!.copy() as! UICollectionViewLayoutAttributes).size.height)
        #expect(list.cell("a")?.frame.minY == header.frame.maxY)
        // It stands on the list's ground, and not on a row's.
        let heading = try #require(header as? UICollectionViewListCell)
        #expect(heading.subviews.allSatisfy { ($0.backgroundColor?.cgColor.alpha ?? 0) == 0 })
        #expect((heading.defaultContentConfiguration().textProperties.transform) == .uppercase)
        configuration.headerMode = .firstItemInSection
        let other = ListStage(configuration, [["head", "a"]])
        let head = try #require(other.cell("head")?.contentConfiguration as? UIListContentConfiguration)
        #expect(head.textProperties.transform == .uppercase)
    }

    @Test func accessoriesStandOnTheirSides() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["a"]])
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        list.accessories = { _ in
            [.disclosureIndicator(), .label(text: "9"), .multiselect(),
             .customView(configuration: .init(customView: own, placement: .trailing(displayed: .whenNotEditing)))]
        }
        list.show()
        let cell = try #require(list.cell("a"))
        let label = try #require(cell.subviews.flatMap(\.subviews).first { ($0 as? UILabel)?.text == "9" })
        func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: cell) }
        #expect(place(own).maxX < place(label).minX && place(label).maxX < 384 && cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.maxX <= place(own).minX)
        list.collection.allowsMultipleSelectionDuringEditing = true
        list.collection.isEditing = true
        list.stage.settle()
        #expect(cell.contentView.frame.minX > 30 && own.superview == nil)
    }

    @Test func outlinesOpenAndCloseByTheirChevrons() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .sidebar), [])
        list.accessories = { $0.count == 1 ? [.outlineDisclosure()] : [] }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["b1"], to: "b")
        var said: [String] = []
        list.source.sectionSnapshotHandlers.willExpandItem = { said.append("open \($0)") }
        list.source.sectionSnapshotHandlers.willCollapseItem = { said.append("close \($0)") }
        list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
        list.source.apply(outline, to: 0, animatingDifferences: false)
        list.stage.draw()
        #expect(list.shown == ["a", "b"])
        let a = try #require(list.cell("a"))
        list.click(a, x: 400 - 8 - 16 - 12)
        #expect(list.shown == ["a", "a1", "a2", "b"] && said == ["open a"] && a.configurationState.isExpanded)
        #expect(list.cell("a1")?.indentationLevel == 1 && list.collection.indexPathsForSelectedItems == nil)
        // Anywhere else the row is selected.
        list.click(a)
        #expect(list.collection.indexPathsForSelectedItems == [[0, 0]])
        // A row that may not open stays as it is.
        list.click(try #require(list.cell("b")), x: 400 - 8 - 16 - 12)
        #expect(list.shown.contains("b1") == false)
        // Keys: left goes to the parent and closes it, right opens it.
        list.click(try #require(list.cell("a2")))
        list.stage.key(.keyboardLeftArrow)
        #expect(a.configurationState.isFocused)
        list.stage.key(.keyboardLeftArrow)
        list.stage.settle()
        #expect(list.shown == ["a", "b"] && said == ["open a", "close a"])
        list.stage.key(.keyboardRightArrow)
        list.stage.settle()
        #expect(list.shown.count == 4)
    }

    @Test func aHeadingOpensAndClosesAnywhere() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let list = ListStage(configuration, [])
        list.accessories = { $0 == "head" ? [.outlineDisclosure()] : [] }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["head"])
        outline.append(["a", "b"], to: "head")
        outline.expand(["head"])
        list.source.apply(outline, to: 0, animatingDifferences: false)
        list.stage.draw()
        list.click(try #require(list.cell("head")))
        #expect(list.shown == ["head"] && list.collection.indexPathsForSelectedItems == nil)
        list.stage.key(.keyboardReturnOrEnter)
        list.stage.settle()
        #expect(list.shown == ["head", "a", "b"])
    }

    @Test func theGroundIsTheLists() {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["a"]])
        #expect(list.collection.subviews.first?.backgroundColor === UIColor.systemGroupedBackground)
        #expect(list.collection.subviews.first?.frame == list.collection.bounds)
        list.collection.setCollectionViewLayout(CollectionStage.grid(), animated: false)
        list.stage.draw()
        #expect(list.collection.subviews.first is UICollectionViewCell)
    }
}

/// Rows of lists that are moved to the side.
extension CollectionListTests {
    private func list(_ done: @escaping (String) -> Void) -> ListStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                done("delete \(path.item)")
                finish(true)
            }])
        }
        return ListStage(configuration, [["a", "b", "c"]])
    }

    private func swipe(_ list: ListStage, _ word: String, by way: CGFloat) {
        let cell = list.cell(word)!
        let start = cell.convert(CGPoint(x: 300, y: 20), to: nil)
        list.stage.touchDown(at: start)
        for step in 1...10 { list.stage.touchMove(to: CGPoint(x: start.x + way * CGFloat(step) / 10, y: start.y)) }
        list.stage.touchUp(at: CGPoint(x: start.x + way, y: start.y))
        list.stage.settle()
    }

    @Test func aSwipedRowShowsItsActions() throws {
        var said: [String] = []
        let list = list { said.append($0) }
        swipe(list, "b", by: -90)
        let b = try #require(list.cell("b"))
        #expect(b.frame.minX < -60 && b.configurationState.isSwiped && said == [])
        // A press elsewhere puts it back and selects nothing.
        list.click(try #require(list.cell("a")))
        #expect(b.frame.minX == 0 && !b.configurationState.isSwiped && list.collection.indexPathsForSelectedItems == nil)
    }

    @Test func aFullSwipePerformsTheFirstAction() throws {
        var said: [String] = []
        let list = list { said.append($0) }
        swipe(list, "c", by: -280)
        #expect(said == ["delete 2"] && list.cell("c")?.frame.minX == 0)
    }

    @Test func aRowThatGoesTakesItsActionsAlong() {
        let list = list { _ in }
        swipe(list, "b", by: -90)
        var snapshot = list.source.snapshot()
        snapshot.deleteItems(["b"])
        list.source.apply(snapshot)
        list.stage.settle()
        #expect(list.shown == ["a", "c"] && list.collection.subviews.allSatisfy { !String(describing: type(of: $0)).contains("Swipe") })
    }

    @Test func theDeleteControlUncoversTheActions() throws {
        let list = list { _ in }
        list.accessories = { _ in [.delete(displayed: .always)] }
        list.show()
        let cell = try #require(list.cell("a"))
        list.click(cell, x: 29)
        #expect(cell.frame.minX < -60 && list.collection.indexPathsForSelectedItems == nil)
    }
}
