/// Who may take a form of a thing.
/// Contract: Linux knows no teams and groups: other programs get only what is for all.
/// Source: Apple, NSItemProviderRepresentationVisibility.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
