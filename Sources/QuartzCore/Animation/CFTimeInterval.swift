/// Apple's name for seconds in the interfaces of Core Animation.
public typealias CFTimeInterval = Double
