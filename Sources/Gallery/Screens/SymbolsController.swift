import UIKit

/// Symbols in pages, in any weight and scale and every manner of colouring.
final class SymbolsController: UIViewController {
    private static let weights: [(String, UIImage.SymbolWeight)] = [
        ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    private static let colorings: [(String, UIImage.SymbolConfiguration)] = [
        ("One colour", .preferringMonochrome()), ("Hierarchy", .init(hierarchicalColor: .systemIndigo)),
        ("Palette", .init(paletteColors: [.systemPink, .systemTeal, .systemOrange])), ("Multicolour", .preferringMulticolor()),
    ]

    private let weightControl = UISegmentedControl(items: SymbolsController.weights.map(\.0))
    private let coloringControl = UISegmentedControl(items: SymbolsController.colorings.map(\.0))
    private let scaleControl = UISegmentedControl(items: ["Small", "Medium", "Large"])
    private let pageLabel = UILabel()
    private var backButton = UIButton(type: .system)
    private var forwardButton = UIButton(type: .system)
    private let grid = SymbolGridView()
    private var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        weightControl.selectedSegmentIndex = 3
        coloringControl.selectedSegmentIndex = 0
        scaleControl.selectedSegmentIndex = 1
        for control in [weightControl, coloringControl, scaleControl] {
            control.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
        }
        backButton = pageButton("chevron.backward", "Previous page", by: -1)
        forwardButton = pageButton("chevron.forward", "Next page", by: 1)
        pageLabel.textAlignment = .center
        pageLabel.textColor = .secondaryLabel
        pageLabel.font = .preferredFont(forTextStyle: .callout)
        for view in [grid, weightControl, coloringControl, scaleControl, backButton, pageLabel, forwardButton] { self.view.addSubview(view) }
    }

    private func pageButton(_ symbol: String, _ label: String, by step: Int) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [unowned self] _ in
                page += step
                update()
            })
        button.accessibilityLabel = label
        return button
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 10)
        weightControl.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
        let half = (area.width - 12) / 2
        coloringControl.frame = CGRect(x: area.minX, y: area.minY + 38, width: half, height: 30)
        scaleControl.frame = CGRect(x: area.minX + half + 12, y: area.minY + 38, width: half, height: 30)
        grid.frame = CGRect(x: area.minX, y: area.minY + 78, width: area.width, height: max(0, area.height - 118))
        backButton.frame = CGRect(x: area.midX - 110, y: area.maxY - 34, width: 44, height: 34)
        pageLabel.frame = CGRect(x: area.midX - 66, y: area.maxY - 34, width: 132, height: 34)
        forwardButton.frame = CGRect(x: area.midX + 66, y: area.maxY - 34, width: 44, height: 34)
        update()
    }

    private func update() {
        let pages = max(1, (SymbolNames.all.count + grid.capacity - 1) / grid.capacity)
        page = min(max(page, 0), pages - 1)
        let first = min(page * grid.capacity, SymbolNames.all.count)
        let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
        let size = UIImage.SymbolConfiguration(
            pointSize: 28, weight: Self.weights[weightControl.selectedSegmentIndex].1,
            scale: scales[scaleControl.selectedSegmentIndex])
        grid.show(
            Array(SymbolNames.all[first...].prefix(grid.capacity)),
            with: size.applying(Self.colorings[coloringControl.selectedSegmentIndex].1))
        pageLabel.text = "\(page + 1) of \(pages)"
        backButton.isEnabled = page > 0
        forwardButton.isEnabled = page < pages - 1
    }
}

/// Symbols with their names below them.
private final class SymbolGridView: UIView {
    private let cell = CGSize(width: 90, height: 76)
    private var columns: Int { max(1, Int(bounds.width / cell.width)) }
    private var rows: Int { max(1, Int(bounds.height / cell.height)) }
    var capacity: Int { columns * rows }

    func show(_ names: [String], with configuration: UIImage.SymbolConfiguration) {
        for view in subviews { view.removeFromSuperview() }
        let width = bounds.width / CGFloat(columns)
        for (index, name) in names.enumerated() {
            let corner = CGPoint(x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * cell.height)
            let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            picture.contentMode = .center
            picture.tintColor = .label
            picture.frame = CGRect(x: corner.x, y: corner.y, width: width, height: 50)
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = name
            let label = UILabel(frame: CGRect(x: corner.x + 2, y: corner.y + 52, width: width - 4, height: 16))
            label.text = name
            label.font = .systemFont(ofSize: 9)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.lineBreakMode = .byTruncatingMiddle
            addSubview(picture)
            addSubview(label)
        }
    }
}

/// The symbols that are shown.
private enum SymbolNames {
    static let all = """
        square.and.arrow.up square.and.arrow.down square.and.pencil pencil trash trash.fill doc doc.on.doc doc.on.clipboard folder
        folder.fill folder.badge.plus tray tray.full archivebox bookmark bookmark.fill paperclip link scissors
        heart heart.fill heart.slash star star.fill flag tag pin bell bell.badge bell.slash
        plus minus xmark checkmark plus.circle.fill minus.circle.fill xmark.circle.fill checkmark.circle.fill info.circle questionmark.circle
        exclamationmark.triangle.fill ellipsis ellipsis.circle magnifyingglass eye eye.slash lock lock.open key shield
        person person.fill person.2 person.3.fill person.crop.circle person.badge.plus hand.thumbsup hand.thumbsdown hand.raised face.smiling
        envelope envelope.open paperplane message bubble.left.and.bubble.right phone video camera photo photo.on.rectangle
        play.fill pause.fill stop.fill forward.fill backward.fill shuffle repeat speaker.wave.3 mic music.note
        cloud cloud.fill cloud.bolt.fill cloud.bolt.rain cloud.drizzle cloud.fog cloud.hail cloud.heavyrain.fill cloud.rain cloud.sleet
        cloud.snow cloud.sun.fill cloud.sun.bolt cloud.sun.rain.fill cloud.moon.fill cloud.moon.bolt cloud.moon.rain sun.max.fill moon.stars.fill sparkles
        gearshape slider.horizontal.3 line.3.horizontal list.bullet square.grid.2x2 rectangle.split.3x1 sidebar.left macwindow terminal printer
        house cart gift creditcard map mappin.and.ellipse location globe wifi network
        calendar clock alarm timer hourglass chart.bar chart.pie paintbrush wand.and.stars crop
        arrow.up arrow.down arrow.uturn.backward arrow.clockwise arrow.triangle.2.circlepath arrowshape.turn.up.left chevron.right chevron.down
        bold italic underline textformat character number at function curlybraces quote.bubble
        desktopcomputer laptopcomputer iphone keyboard gamecontroller headphones battery.100.bolt qrcode barcode ladybug
        hammer wrench.and.screwdriver ant leaf flame drop bolt.fill umbrella book newspaper
        car airplane tram bicycle fork.knife cup.and.saucer birthday.cake trophy crown pawprint
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
