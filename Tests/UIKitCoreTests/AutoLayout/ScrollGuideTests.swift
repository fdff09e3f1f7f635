import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct ScrollGuideTests {
    private func scroll() -> (root: UIView, view: UIScrollView) {
        let root = LayoutStage.root(300, 400), view = UIScrollView(frame: rect(0, 0, 300, 400))
        root.addSubview(view)
        return (root, view)
    }

    @Test func constraintsOnTheEdgesMakeTheContentSize() {
        let (root, scroll) = scroll(), content = ContentView(500, 900)
        scroll.addFree(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10), content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor), content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 510, height: 905) && content.frame == rect(10, 0, 500, 900))
        content.content.height = 1000
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 1005)
    }

    @Test func theContentGuideAndTheFrameGuide() {
        let (root, scroll) = scroll(), content = ContentView(UIView.noIntrinsicMetric, 900), header = ContentView(50, 30)
        scroll.addFree(content, header)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
            header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 900) && header.frame == rect(0, 4, 50, 30))
        scroll.contentOffset.y = 120
        root.layoutIfNeeded()
        #expect(header.frame == rect(0, 124, 50, 30) && content.frame == rect(0, 0, 300, 900))
    }

    /// A view outside that follows one inside moves when the content does.
    @Test func constraintsReachThroughTheScrollView() {
        let (root, scroll) = scroll(), inner = ContentView(20, 20), outer = ContentView(10, 10)
        scroll.addFree(inner)
        root.addFree(outer)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        NSLayoutConstraint.activate([inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 200),
                                     outer.topAnchor.constraint(equalTo: inner.topAnchor)])
        root.layoutIfNeeded()
        #expect(outer.frame.minY == 200)
        scroll.contentOffset.y = 50
        root.layoutIfNeeded()
        #expect(outer.frame.minY == 150 && inner.frame.minY == 200)
        #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
    }
}
