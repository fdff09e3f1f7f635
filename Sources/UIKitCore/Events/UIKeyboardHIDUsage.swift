/// A physical key, whatever it types in the person's layout.
/// Source: Apple, UIKeyboardHIDUsage; USB HID usage tables, page 7 (the raw values).
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    // Letters and digits
    case keyboardA = 0x04, keyboardB = 0x05, keyboardC = 0x06, keyboardD = 0x07, keyboardE = 0x08, keyboardF = 0x09
    case keyboardG = 0x0A, keyboardH = 0x0B, keyboardI = 0x0C, keyboardJ = 0x0D, keyboardK = 0x0E, keyboardL = 0x0F
    case keyboardM = 0x10, keyboardN = 0x11, keyboardO = 0x12, keyboardP = 0x13, keyboardQ = 0x14, keyboardR = 0x15
    case keyboardS = 0x16, keyboardT = 0x17, keyboardU = 0x18, keyboardV = 0x19, keyboardW = 0x1A, keyboardX = 0x1B
    case keyboardY = 0x1C, keyboardZ = 0x1D, keyboard1 = 0x1E, keyboard2 = 0x1F, keyboard3 = 0x20, keyboard4 = 0x21
    case keyboard5 = 0x22, keyboard6 = 0x23, keyboard7 = 0x24, keyboard8 = 0x25, keyboard9 = 0x26, keyboard0 = 0x27

    // Typing
    case keyboardReturnOrEnter = 0x28, keyboardEscape = 0x29, keyboardDeleteOrBackspace = 0x2A, keyboardTab = 0x2B
    case keyboardSpacebar = 0x2C, keyboardHyphen = 0x2D, keyboardEqualSign = 0x2E, keyboardOpenBracket = 0x2F
    case keyboardCloseBracket = 0x30, keyboardBackslash = 0x31, keyboardNonUSPound = 0x32, keyboardSemicolon = 0x33
    case keyboardQuote = 0x34, keyboardGraveAccentAndTilde = 0x35, keyboardComma = 0x36, keyboardPeriod = 0x37
    case keyboardSlash = 0x38, keyboardCapsLock = 0x39

    // Function keys
    case keyboardF1 = 0x3A, keyboardF2 = 0x3B, keyboardF3 = 0x3C, keyboardF4 = 0x3D, keyboardF5 = 0x3E
    case keyboardF6 = 0x3F, keyboardF7 = 0x40, keyboardF8 = 0x41, keyboardF9 = 0x42, keyboardF10 = 0x43
    case keyboardF11 = 0x44, keyboardF12 = 0x45, keyboardF13 = 0x68, keyboardF14 = 0x69, keyboardF15 = 0x6A
    case keyboardF16 = 0x6B, keyboardF17 = 0x6C, keyboardF18 = 0x6D, keyboardF19 = 0x6E, keyboardF20 = 0x6F
    case keyboardF21 = 0x70, keyboardF22 = 0x71, keyboardF23 = 0x72, keyboardF24 = 0x73

    // Editing and moving
    case keyboardPrintScreen = 0x46, keyboardScrollLock = 0x47, keyboardPause = 0x48, keyboardInsert = 0x49
    case keyboardHome = 0x4A, keyboardPageUp = 0x4B, keyboardDeleteForward = 0x4C, keyboardEnd = 0x4D
    case keyboardPageDown = 0x4E, keyboardRightArrow = 0x4F, keyboardLeftArrow = 0x50, keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52

    // Keypad
    case keypadNumLock = 0x53, keypadSlash = 0x54, keypadAsterisk = 0x55, keypadHyphen = 0x56, keypadPlus = 0x57
    case keypadEnter = 0x58, keypad1 = 0x59, keypad2 = 0x5A, keypad3 = 0x5B, keypad4 = 0x5C, keypad5 = 0x5D
    case keypad6 = 0x5E, keypad7 = 0x5F, keypad8 = 0x60, keypad9 = 0x61, keypad0 = 0x62, keypadPeriod = 0x63
    case keypadEqualSign = 0x67, keypadComma = 0x85, keypadEqualSignAS400 = 0x86

    // Commands
    case keyboardNonUSBackslash = 0x64, keyboardApplication = 0x65, keyboardPower = 0x66, keyboardExecute = 0x74
    case keyboardHelp = 0x75, keyboardMenu = 0x76, keyboardSelect = 0x77, keyboardStop = 0x78, keyboardAgain = 0x79
    case keyboardUndo = 0x7A, keyboardCut = 0x7B, keyboardCopy = 0x7C, keyboardPaste = 0x7D, keyboardFind = 0x7E
    case keyboardMute = 0x7F, keyboardVolumeUp = 0x80, keyboardVolumeDown = 0x81, keyboardLockingCapsLock = 0x82
    case keyboardLockingNumLock = 0x83, keyboardLockingScrollLock = 0x84

    // Languages
    case keyboardInternational1 = 0x87, keyboardInternational2 = 0x88, keyboardInternational3 = 0x89
    case keyboardInternational4 = 0x8A, keyboardInternational5 = 0x8B, keyboardInternational6 = 0x8C
    case keyboardInternational7 = 0x8D, keyboardInternational8 = 0x8E, keyboardInternational9 = 0x8F
    case keyboardLANG1 = 0x90, keyboardLANG2 = 0x91, keyboardLANG3 = 0x92, keyboardLANG4 = 0x93, keyboardLANG5 = 0x94
    case keyboardLANG6 = 0x95, keyboardLANG7 = 0x96, keyboardLANG8 = 0x97, keyboardLANG9 = 0x98

    // Rare keys
    case keyboardAlternateErase = 0x99, keyboardSysReqOrAttention = 0x9A, keyboardCancel = 0x9B, keyboardClear = 0x9C
    case keyboardPrior = 0x9D, keyboardReturn = 0x9E, keyboardSeparator = 0x9F, keyboardOut = 0xA0
    case keyboardOper = 0xA1, keyboardClearOrAgain = 0xA2, keyboardCrSelOrProps = 0xA3, keyboardExSel = 0xA4

    // Modifiers
    case keyboardLeftControl = 0xE0, keyboardLeftShift = 0xE1, keyboardLeftAlt = 0xE2, keyboardLeftGUI = 0xE3
    case keyboardRightControl = 0xE4, keyboardRightShift = 0xE5, keyboardRightAlt = 0xE6, keyboardRightGUI = 0xE7

    // What is no key
    case keyboardErrorRollOver = 0x01, keyboardPOSTFail = 0x02, keyboardErrorUndefined = 0x03
    case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
    // The names of the same keys in Korean and Japanese keyboards.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
