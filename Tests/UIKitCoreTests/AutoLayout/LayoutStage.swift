import Foundation
import UIKitCore

/// A box that fills a detached or a shown root, for tests of constraints.
@MainActor enum LayoutStage {
    /// Kept, since superviews are not kept by their subviews.
    private static var lastRoots: [UIView] = []

    /// A root of the size, in no window.
    static func root(_ width: CGFloat = 400, _ height: CGFloat = 600, isRightToLeft: Bool = false) -> UIView {
        Stage.install(isRightToLeft: isRightToLeft)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        lastRoots = lastRoots.suffix(4) + [root]
        return root
    }

    /// The sentences that `body` makes the log say.
    static func logged(_ body: () -> Void) -> [String] {
        var sentences: [String] = []
        Log.observer = { sentences.append($0) }
        body()
        Log.observer = nil
        return sentences
    }
}

/// A view with a size of its own.
@MainActor final class ContentView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    private(set) var layouts = 0

    init(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) {
        content = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

extension UIView {
    /// Adds views that only constraints place.
    func addFree(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
