import CoreGraphics
import Foundation

/// A link as it is dragged: its title above its host.
@MainActor final class LinkCardView: UIView {
    static let cornerRadius: CGFloat = 10
    private static let widest: CGFloat = 260

    init(url: URL, title: String?) {
        let name = UILabel(), host = UILabel()
        name.font = .preferredFont(forTextStyle: .headline)
        name.text = title ?? url.host ?? url.absoluteString
        host.font = .preferredFont(forTextStyle: .footnote)
        host.textColor = .secondaryLabel
        host.text = title == nil ? url.absoluteString : url.host ?? url.absoluteString
        let limit = CGSize(width: Self.widest, height: .greatestFiniteMagnitude)
        let first = name.sizeThatFits(limit), second = host.sizeThatFits(limit)
        let width = min(Self.widest, max(first.width, second.width).rounded(.up))
        name.frame = CGRect(x: 14, y: 10, width: width, height: first.height.rounded(.up))
        host.frame = CGRect(x: 14, y: name.frame.maxY + 2, width: width, height: second.height.rounded(.up))
        super.init(frame: CGRect(x: 0, y: 0, width: width + 28, height: host.frame.maxY + 10))
        addSubview(name)
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }
}
