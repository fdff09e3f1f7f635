import Foundation

/// Where things stand in the app's window. Units: points.
enum Stage {
    static let size = CGSize(width: 1280, height: 800)

    /// The views that have a menu of so many rows.
    static let targets: [(rows: Int, frame: CGRect)] = [3, 20, 200].enumerated().map { index, rows in
        (rows, CGRect(x: 40 + 200 * index, y: 40, width: 160, height: 90))
    }
    /// The view whose menu's rows are all submenus.
    static let submenus = CGRect(x: 640, y: 40, width: 160, height: 90)
    /// The view that is lifted by a finger.
    static let card = CGRect(x: 480, y: 200, width: 320, height: 200)
    /// The view that is lifted and turns into a controller's preview.
    static let provided = CGRect(x: 480, y: 440, width: 320, height: 200)
    /// A press on it draws it anew, and nothing else.
    static let redraw = CGRect(x: 1160, y: 40, width: 40, height: 40)
    /// A press on it draws the whole window anew.
    static let redrawAll = CGRect(x: 1160, y: 100, width: 40, height: 40)
    /// A press on it makes the app say how many objects of closed menus live.
    static let count = CGRect(x: 1160, y: 160, width: 40, height: 40)
    /// Nothing is here.
    static let empty = CGPoint(x: 1262, y: 780)
    /// Inside the first row of a menu that was opened at a point, from there.
    static let firstRow = CGSize(width: 42, height: 20)
}
