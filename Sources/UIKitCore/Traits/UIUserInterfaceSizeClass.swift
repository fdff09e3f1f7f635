/// Whether there is little or much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
