import Foundation

/// What a layer shows as its contents while one picture turns into another.
struct ContentsFade {
    let from: Any?
    let to: Any?
    let progress: Double
}
