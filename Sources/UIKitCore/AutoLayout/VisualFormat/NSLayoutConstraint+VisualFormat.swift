import Foundation

extension NSLayoutConstraint {
    /// Makes the constraints that a line such as `H:|-[name]-8-[field(>=100)]-|` draws.
    /// Shape: inactive. A bare `-` is the usual gap: 8 points between views, the margin to the superview.
    /// Errors: a text that is no format, and names that are not given, stop the program.
    public class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
                                  metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).mapValues { value -> CGFloat in
            guard let number = VisualFormatBuilder.number(value) else {
                preconditionFailure("constraints(withVisualFormat:): a metric of '\(format)' is \(value), which is no number.")
            }
            return number
        }
        do {
            let line = try VisualFormatParser.parse(format, metrics: numbers)
            return VisualFormatBuilder(text: format, line: line, options: opts, views: views).constraints()
        } catch {
            preconditionFailure("constraints(withVisualFormat:): '\(format)' cannot be read: \(error.reason), at character "
                + "\(error.position + 1).")
        }
    }
}
