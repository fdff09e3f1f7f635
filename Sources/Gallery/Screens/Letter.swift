import UIKit

/// One letter of the inbox, made from its number.
struct Letter {
    let number: Int

    private static let senders = ["Ada Byron", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov", "Donald Knuth", "Frances Allen",
                                  "Kurt Gödel", "Emmy Noether", "Niklaus Wirth"]
    private static let subjects = ["Notes on the engine", "A moth in the relay", "On computable numbers", "The humble programmer",
                                   "Substitution", "Errata", "A smaller program", "An incomplete remark", "Symmetry", "Less is more"]
    private static let openings = ["I read your last letter twice, and the second reading changed my mind.", "Could we meet on Thursday instead?",
                                   "The results are in, and they are not what anybody expected.", "Please find the draft below; be merciless.",
                                   "Nothing urgent, but it will not leave me alone."]

    var sender: String { Letter.senders[number * 7 % Letter.senders.count] }
    var subject: String { Letter.subjects[number * 13 / 3 % Letter.subjects.count] }
    var opening: String { Letter.openings[number * 11 / 7 % Letter.openings.count] }
    var identifier: NSString { "letter-\(number)" as NSString }
}
