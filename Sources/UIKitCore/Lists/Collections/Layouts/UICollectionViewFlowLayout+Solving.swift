import CoreGraphics
import Foundation

extension FlowSection {
    /// Units: points.
    static func sane(_ size: CGSize) -> CGSize { CGSize(width: RowGeometry.sane(size.width), height: RowGeometry.sane(size.height)) }
}

extension UICollectionViewFlowLayout {
    var isSideways: Bool { scrollDirection == .horizontal }
    var isEstimating: Bool { estimatedItemSize != .zero }

    /// The room across the way that is scrolled. Units: points.
    var acrossLength: CGFloat {
        guard let view = collectionView else { return 0 }
        let inset = view.adjustedContentInset
        return max(0, isSideways ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right)
    }

    // Sections are laid out downwards; a layout that scrolls sideways turns everything on the way in and out.
    private func turned(_ size: CGSize) -> CGSize { isSideways ? CGSize(width: size.height, height: size.width) : size }
    private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isSideways ? UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
    }
    private func turned(_ rect: CGRect) -> CGRect {
        isSideways ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?.delegate as? any UICollectionViewDelegateFlowLayout }

    // MARK: Working out

    func makeSections() {
        guard let view = collectionView else { return }
        sections = (0..<view.numberOfSections).map { makeSection($0, view) }
        stack = SectionStack(sections.map(\.length))
    }

    private func makeSection(_ section: Int, _ view: UICollectionView) -> FlowSection {
        var metrics = FlowSection.Metrics()
        let delegate = flowDelegate
        metrics.width = acrossLength
        let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        metrics.insets = turned(sane(insets.adding(referenceInset(view))))
        metrics.lineSpacing = RowGeometry.sane(delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        metrics.itemSpacing = RowGeometry.sane(delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing)
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        metrics.header = turned(FlowSection.sane(header)).height
        metrics.footer = turned(FlowSection.sane(footer)).height
        return FlowSection(itemSizes(section, count: view.numberOfItems(inSection: section), delegate, view), metrics: metrics)
    }

    private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: UIEdgeInsets(top: 0, left: view.safeAreaForSubviews.left, bottom: 0, right: view.safeAreaForSubviews.right)
        case .fromLayoutMargins: UIEdgeInsets(top: 0, left: view.layoutMargins.left, bottom: 0, right: view.layoutMargins.right)
        }
    }

    private func itemSizes(_ section: Int, count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView)
        -> FlowSection.Sizes
    {
        guard count > 0 else { return .uniform(.zero, count: 0) }
        if let delegate, delegateSizesItems {
            let first = sane(delegate.collectionView(view, layout: self, sizeForItemAt: view.sourcePath(IndexPath(item: 0, section: section))), section)
            if delegateSizesItems {
                return .own((0..<count).map { item in
                    let path = IndexPath(item: item, section: section)
                    if let size = measured[path] { return turned(size) }
                    return turned(item == 0 ? first : sane(delegate.collectionView(view, layout: self, sizeForItemAt: view.sourcePath(path)), section))
                })
            }
        }
        guard isEstimating else { return .uniform(turned(sane(itemSize, section)), count: count) }
        let automatic = CGSize(width: 50, height: 50)
        let estimate = turned(estimatedItemSize == Self.automaticSize ? automatic : sane(estimatedItemSize, section))
        let known = measured.keys.contains { $0.section == section }
        return known ? .own((0..<count).map { measured[IndexPath(item: $0, section: section)].map(turned) ?? estimate })
            : .uniform(estimate, count: count)
    }

    private func sane(_ size: CGSize, _ section: Int) -> CGSize {
        let result = FlowSection.sane(size)
        if result != size {
            Log.once("UICollectionViewFlowLayout: an item of section \(section) has the size \(size.width)×\(size.height); 0 is used for what is "
                + "negative or no number.")
        }
        return result
    }

    private func sane(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        func clean(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return UIEdgeInsets(top: clean(insets.top), left: clean(insets.left), bottom: clean(insets.bottom), right: clean(insets.right))
    }

    // MARK: Answering

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, for: .cell(path))
        attributes.frame = turned(sections[path.section].frame(of: path.item).offsetBy(dx: 0, dy: stack.start(of: path.section)))
        if isEstimating { attributes.estimates = [.width, .height] }
        return attributes
    }

    func headingAttributes(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let part = sections[section], start = stack.start(of: section)
        var frame = (isHeader ? part.headerFrame : part.footerFrame).offsetBy(dx: 0, dy: start)
        guard frame.height > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, for: .supplementary(kind, IndexPath(item: 0, section: section)))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            let (low, high) = visibleStretch
            if isHeader {
                frame.origin.y = max(frame.minY, min(low, stack.end(of: section) - part.metrics.footer - frame.height))
            } else {
                frame.origin.y = min(frame.minY, max(high - frame.height, start + part.metrics.header))
            }
            attributes.zIndex = 1024
        }
        attributes.frame = turned(frame)
        return attributes
    }

    /// What is seen of the content between bars. Units: points along the way.
    private var visibleStretch: (low: CGFloat, high: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let inset = view.adjustedContentInset
        return isSideways ? (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
            : (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let stretch = turned(rect)
        var result: [UICollectionViewLayoutAttributes] = []
        for section in stack.sections(from: stretch.minY, to: stretch.maxY) {
            let start = stack.start(of: section)
            if let header = headingAttributes(UICollectionView.elementKindSectionHeader, section), header.frame.overlaps(rect) { result.append(header) }
            for item in sections[section].items(from: stretch.minY - start, to: stretch.maxY - start) {
                let attributes = itemAttributes(IndexPath(item: item, section: section))
                if attributes.frame.overlaps(rect) { result.append(attributes) }
            }
            if let footer = headingAttributes(UICollectionView.elementKindSectionFooter, section), footer.frame.overlaps(rect) { result.append(footer) }
        }
        return result
    }
}
