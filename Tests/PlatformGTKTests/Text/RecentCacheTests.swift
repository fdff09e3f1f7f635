import PlatformInterface
import Testing

@Suite struct RecentCacheTests {
    @Test func forgetsOnlyWhatWasNotUsed() {
        var cache = RecentCache<Int, Int>(limit: 4)
        var made = 0
        func value(_ key: Int) -> Int {
            cache.value(for: key) {
                made += 1
                return key * 10
            }
        }
        for key in 0..<100 {
            #expect(value(key) == key * 10)
            #expect(value(0) == 0)
        }
        #expect(made == 100)
        #expect(cache.count <= 8)
        #expect(value(50) == 500 && made == 101)
    }
}
