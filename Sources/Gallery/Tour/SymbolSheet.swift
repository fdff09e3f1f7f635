import ContextMenuTesting
import Foundation

// Ours, not Apple's: draws the whole symbol set without a display, to be looked at.

/// Contact sheets of every symbol at 17, 24 and 48 points with its name, light and dark, and one of weights and colours.
@MainActor enum SymbolSheet {
    /// Prints a line a sheet; the exit status is 1 when something could not be written.
    static func run(into folder: String) -> Int32 {
        let place = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let names = SymbolLibrary.allNames
            print("Pictures of \(names.count) symbols go to \(place.path).")
            for style in [UIUserInterfaceStyle.light, .dark] {
                for (index, first) in stride(from: 0, to: names.count, by: SymbolSheetView.capacity).enumerated() {
                    let page = Array(names[first..<min(first + SymbolSheetView.capacity, names.count)])
                    try write(SymbolSheetView(page), "symbols-\(index < 9 ? "0" : "")\(index + 1)", style, place)
                }
                try write(SymbolStyleView(), "styles", style, place)
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("The symbols could not be written: \(error)\n".utf8))
            return 1
        }
    }

    private static func write(_ view: UIView, _ name: String, _ style: UIUserInterfaceStyle, _ folder: URL) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        view.frame = CGRect(origin: .zero, size: SymbolSheetView.size)
        let app = HeadlessApp(controller, size: SymbolSheetView.size, style: style)
        let file = "\(name)-\(style == .dark ? "dark" : "light").png"
        // A pixel a point, which shows the worst of small sizes.
        try app.picture(scale: 1).write(to: folder.appendingPathComponent(file))
        print(file)
    }
}

/// One page of symbols.
private final class SymbolSheetView: UIView {
    static let size = CGSize(width: 1120, height: 1064)
    private static let cell = CGSize(width: 160, height: 76)
    static let capacity = Int(size.width / cell.width) * Int(size.height / cell.height)

    init(_ names: [String]) {
        super.init(frame: .zero)
        let columns = Int(Self.size.width / Self.cell.width)
        for (index, name) in names.enumerated() {
            let corner = CGPoint(x: CGFloat(index % columns) * Self.cell.width, y: CGFloat(index / columns) * Self.cell.height)
            add(name, at: corner)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ name: String, at corner: CGPoint) {
        var x = corner.x + 6
        for size in [48, 24, 17] {
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: CGFloat(size))))
            view.tintColor = .label
            view.sizeToFit()
            view.frame.origin = CGPoint(x: x, y: corner.y + 2)
            x += view.bounds.width + 4
            addSubview(view)
        }
        let label = UILabel(frame: CGRect(x: corner.x + 6, y: corner.y + 59, width: Self.cell.width - 8, height: 12))
        label.text = name
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: name.count > 30 ? 6 : name.count > 24 ? 7.5 : 9)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
    }
}

/// Some symbols in each weight, scale and manner of colouring.
private final class SymbolStyleView: UIView {
    private let names = [
        "square.and.arrow.up", "trash", "trash.fill", "heart.circle.fill", "cloud.sun.rain", "cloud.sun.rain.fill",
        "folder.badge.plus", "person.crop.circle.fill.badge.checkmark", "speaker.wave.3.fill", "exclamationmark.triangle.fill",
    ]

    init() {
        super.init(frame: .zero)
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let size = UIImage.SymbolConfiguration(pointSize: 34)
        let colors = [
            UIImage.SymbolConfiguration.preferringMonochrome(), .preferringHierarchical(), .init(hierarchicalColor: .systemIndigo),
            .init(paletteColors: [.systemRed, .systemGreen, .systemBlue]), .preferringMulticolor(),
        ]
        for (row, name) in names.enumerated() {
            let y = CGFloat(row) * 66 + 8
            for (column, weight) in weights.enumerated() {
                add(name, size.applying(UIImage.SymbolConfiguration(weight: weight)), CGPoint(x: 8 + CGFloat(column) * 56, y: y))
            }
            for (column, color) in colors.enumerated() {
                add(name, size.applying(color), CGPoint(x: 540 + CGFloat(column) * 70, y: y))
            }
            for (column, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
                let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: scale)
                add(name, configuration, CGPoint(x: 920 + CGFloat(column) * 44, y: y))
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ name: String, _ configuration: UIImage.SymbolConfiguration, _ point: CGPoint) {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = .label
        view.sizeToFit()
        view.frame.origin = point
        addSubview(view)
    }
}
