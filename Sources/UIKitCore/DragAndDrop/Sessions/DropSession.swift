import CoreGraphics
import Dispatch
package import Foundation
import PlatformInterface
import QuartzCore

/// A drag as views see it that could take it: one for the whole drag.
@MainActor package final class DropSession: NSObject, UIDropSession {
    package internal(set) var items: [UIDragItem]
    private weak var local: DragSession?
    package let progress: Progress
    private let mayMove: Bool
    private weak var window: UIWindow?
    /// Units: points of the window.
    private var point = CGPoint.zero
    /// What was asked for and has not come yet.
    private var awaited = 0 { didSet { if awaited == 0, oldValue > 0 { allArrived?() } } }
    /// Called when nothing is awaited any more.
    var allArrived: (() -> Void)?

    init(_ items: [UIDragItem], local: DragSession?) {
        self.items = items
        self.local = local
        mayMove = local?.allowsMoveOperation ?? false
        progress = Progress(totalUnitCount: Int64(items.count))
        super.init()
    }

    var isWaiting: Bool { awaited > 0 }
    package var localDragSession: (any UIDragSession)? { local }
    package var allowsMoveOperation: Bool { mayMove }
    package var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

    package func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
    /// What the drag is over in its window.
    var viewUnder: UIView? { window.flatMap { $0.bounds.contains(point) ? $0.hitTest(point, with: nil) : nil } }
    /// Units: points of the view; of the window for nil.
    func windowLocation(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    func place(_ point: CGPoint, in window: UIWindow) {
        self.point = point
        self.window = window
    }

    // MARK: Data

    package func loadObjects(ofClass aClass: any NSItemProviderReading.Type,
                             completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let total = Progress(totalUnitCount: Int64(providers.count))
        let arrival = Arrival(count: providers.count) { [self] objects in
            awaited -= 1
            completion(objects)
        }
        awaited += 1
        nonisolated(unsafe) let aClass = aClass
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, error in
                nonisolated(unsafe) let object = object
                DropSession.onMain {
                    if let error { Log.once("A dropped item could not be read as \(aClass): \(error.localizedDescription)") }
                    total.completedUnitCount += 1
                    self.progress.completedUnitCount = min(self.progress.totalUnitCount, self.progress.completedUnitCount + 1)
                    arrival.note(object, at: index)
                }
            }
        }
        if providers.isEmpty { arrival.finish() }
        return total
    }

    /// Counts data that is on its way by other roads than `loadObjects`.
    func expect() { awaited += 1 }
    func arrived() { awaited -= 1 }

    /// Runs `work` now on the main thread, and soon when the caller is on another one, where data may come.
    nonisolated static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
    }
}

/// Waits for several objects and hands them over in order, in a later turn.
@MainActor private final class Arrival {
    private var objects: [Int: any NSItemProviderReading] = [:]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        missing = count
        self.completion = completion
    }

    func note(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { finish() }
    }

    func finish() {
        CurrentPlatform.shared.clock.schedule(after: 0) { [self] in completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
    }
}
