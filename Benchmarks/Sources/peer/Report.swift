import Foundation

/// What the driver is told: a word and the moment. Units: nanoseconds of CLOCK_MONOTONIC.
enum Report {
    static func say(_ words: String) {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        FileHandle.standardOutput.write(Data("\(words) \(time.tv_sec * 1_000_000_000 + time.tv_nsec)\n".utf8))
    }
}
