/// How an expression stands to zero.
package enum Relation: Hashable, Sendable { case lessOrEqual, equal, greaterOrEqual }
