import Foundation

/// What the app tells the driver: a line of a word, the moment and a number.
enum Line {
    static func say(_ word: String, _ number: Int = 0) {
        FileHandle.standardOutput.write(Data("\(word) \(Moment.now) \(number)\n".utf8))
    }
}

/// Units: seconds of CLOCK_MONOTONIC, which the driver, the app and its frames share.
enum Moment {
    static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
}
