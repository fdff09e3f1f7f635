import Foundation

extension NSLayoutConstraint {
    /// The constraint as an equation, for messages: `<'gap' UILabel 'Name'.leading == UIView 'Card'.leading + 8 @750>`.
    var words: String {
        var text = "<"
        if let identifier { text += "'\(identifier)' " }
        text += "\(first.name) \(relation.sign) "
        if let second {
            if multiplier != 1 { text += "\(multiplier.plain) × " }
            text += second.name
            if constant != 0 { text += constant < 0 ? " - \((-constant).plain)" : " + \(constant.plain)" }
        } else {
            text += constant.plain
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).plain)" }
        return text + (isActive ? ">" : " (inactive)>")
    }

    /// Errors: attributes that cannot stand in one constraint stop the program.
    func checkAttributes() {
        func fail(_ why: String) -> Never { preconditionFailure("NSLayoutConstraint: \(words) makes no sense: \(why)") }
        guard let axis = first.axis else { fail("its first attribute is no attribute.") }
        guard let second else {
            if !first.isSize { fail("a place needs something to be a place in; give a second item, or speak of a size.") }
            return
        }
        if first.isSize != second.isSize { fail("one attribute is a size and the other a place.") }
        // A width may follow a height: that is how proportions are kept.
        if second.axis != axis, !first.isSize { fail("one attribute is horizontal and the other vertical.") }
        let attributes = (first.edges + second.edges).map { $0.attribute.withinMargins ?? $0.attribute }
        if attributes.contains(where: \.followsDirection), attributes.contains(where: \.isFixedSide) {
            fail("leading and trailing change sides with the language, left and right do not; use one kind.")
        }
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CGFloat {
    /// Without the zero behind the point of a whole number.
    var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
