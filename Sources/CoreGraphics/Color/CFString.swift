/// Apple's name for the strings that its C interfaces take; here simply a string.
public typealias CFString = String
