import Testing
import UIKitCore

struct UIUserInterfaceIdiomTests {
    @Test(arguments: [
        (String?.none, [Int](), UIUserInterfaceIdiom.pad), (nil, [1], .phone), (nil, [1, 2], .pad), (nil, [6], .mac),
        ("phone", [2], .phone), ("MAC", [], .mac), ("", [1], .phone), ("watch", [], .pad),
    ])
    func theEnvironmentComesBeforeTheInfoFile(environment: String?, families: [Int], idiom: UIUserInterfaceIdiom) {
        #expect(UIUserInterfaceIdiom.named(environment: environment, deviceFamilies: families) == idiom)
    }
}
