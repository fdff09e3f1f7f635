import CoreGraphics

/// A change of layouts that a gesture has in hand.
/// Contract: the collection owns it from `startInteractiveTransition` until the transition is finished or cancelled.
@MainActor struct LayoutTransition {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    /// Where the content stood, and where it will stand in the new layout. Units: points.
    let oldOffset: CGPoint
    let newOffset: CGPoint
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
