import Testing

/// The built programs on a real display: a real pointer, real keys, pixels, and what assistive technology sees.
/// Contract: bin/test starts them, on a display, a bus and with settings of their own. All share one pointer and keyboard, so one
/// test runs at a time.
@Suite(.serialized, .enabled(if: XServer.isForTests, "They need a display of their own: bin/test gives them one."), .timeLimit(.minutes(2)))
enum Desktop {}
