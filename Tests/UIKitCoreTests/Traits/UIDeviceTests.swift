import Foundation
import Testing
import UIKitCore

@MainActor struct UIDeviceTests {
    @Test func theReleaseFileIsRead() {
        let text = "NAME=\"Debian GNU/Linux\"\n# a remark=1\nVERSION_ID='12'\nID=debian\nbroken line\n\n=x\n"
        let values = UIDevice.parseOSRelease(text)
        #expect(values["NAME"] == "Debian GNU/Linux")
        #expect(values["VERSION_ID"] == "12")
        #expect(values["ID"] == "debian")
        #expect(UIDevice.parseOSRelease("").isEmpty)
    }

    @Test func theDeviceSaysSomething() {
        #expect(!UIDevice.current.systemName.isEmpty)
        #expect(!UIDevice.current.systemVersion.isEmpty)
    }

    @Test func theScreenIsThePlatforms() {
        Stage.install()
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 3840, height: 2160))
        #expect(UIScreen.main.traitCollection.displayScale == 2)
    }
}
