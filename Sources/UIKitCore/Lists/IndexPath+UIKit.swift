public import Foundation

extension IndexPath {
    /// The place of a row in a section. Source: Apple, UIKit's additions to IndexPath.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The place of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// Errors: stops the program when the path is shorter.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// Errors: stops the program when the path is shorter.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// Errors: stops the program when the path is shorter.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
