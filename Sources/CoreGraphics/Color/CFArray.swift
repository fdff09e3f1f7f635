/// Apple's name for the arrays that its C interfaces take, so that `[first, second] as CFArray` compiles.
public typealias CFArray = [Any]
