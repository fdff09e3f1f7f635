import UIKit

/// Rows of small tiles, each row a view of its own.
final class TilesController: UIViewController {
    private(set) var tiles: [UIView] = []
    private let rows: Int
    private let columns: Int

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in 0..<rows {
            let line = UIView(frame: CGRect(x: 20, y: 20 + 22 * row, width: 22 * columns, height: 20))
            view.addSubview(line)
            for column in 0..<columns {
                let tile = UIView(frame: CGRect(x: 22 * column, y: 0, width: 20, height: 20))
                tile.layer.cornerRadius = 4
                tile.backgroundColor = .systemBlue
                line.addSubview(tile)
                tiles.append(tile)
            }
        }
    }
}
