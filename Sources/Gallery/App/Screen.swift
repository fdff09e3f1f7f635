import UIKit

/// One entry of the Gallery.
struct Screen {
    let title: String
    let summary: String
    let make: @MainActor () -> UIViewController

    @MainActor static let all: [Screen] = [
        Screen(title: "Single View", summary: "One view, three actions") { SingleViewController() },
        Screen(title: "Menu Elements", summary: "Subtitles, states, sections, palettes, deferred rows") { MenuElementsController() },
        Screen(title: "Submenus", summary: "Cascades, inline groups, a destructive menu") { SubmenusController() },
        Screen(title: "Long Menu", summary: "Two thousand rows that scroll") { LongMenuController() },
        Screen(title: "Updating Menu", summary: "A menu that changes while it is open") { UpdatingMenuController() },
        Screen(title: "Nested Menus", summary: "A badge in a card: the innermost wins") { NestedMenusController() },
        Screen(title: "Handlers", summary: "Alerts, pushes and sheets from a menu") { HandlersController() },
        Screen(title: "Scripts", summary: "Titles in many scripts and lengths") { ScriptsController() },
        Screen(title: "Table", summary: "Sections, swipes, edit mode, row menus") { TableController() },
        Screen(title: "Inbox", summary: "A million rows that change while a menu is open") { InboxController() },
        Screen(title: "Collection", summary: "Cards: menus of one, several and none") { CollectionController() },
        Screen(title: "Photos", summary: "A strip and a mosaic of groups in groups") { PhotosController() },
        Screen(title: "Layouts", summary: "Words that wrap, and cards from a grid into rows") { LayoutsController() },
        Screen(title: "Outline", summary: "A sidebar whose rows open and close") { OutlineController() },
        Screen(title: "Queue", summary: "Rows in an order that is made by their grips") { QueueController() },
        Screen(title: "Names", summary: "A list with letters at its edge") { NamesController() },
        Screen(title: "Multiple Selection", summary: "Menus of a row, the selection, the empty area") { SelectionController() },
        Screen(title: "View Controller Preview", summary: "Pictures that turn into pages, and the tap that opens them") {
            ControllerPreviewController()
        },
        Screen(title: "Preview in Collection", summary: "A grid of pictures that turn into pages") { PreviewCollectionController() },
        Screen(title: "Targeted Preview", summary: "Only the icon of a row is lifted") { TargetedPreviewController() },
        Screen(title: "Targeted and Provider", summary: "From a row's icon to a controller and back") { TargetedProviderController() },
        Screen(title: "Commit Styles", summary: "What a tap on the preview does") { CommitStylesController() },
        Screen(title: "Multi-item Preview", summary: "A selection gathers under the finger") { StackedPreviewController() },
        Screen(title: "Preview at the Pointer", summary: "Beside a right-click menu: ours, not Apple's") { PointerPreviewController() },
        Screen(title: "Drag Out", summary: "Tiles and rows that other programs take") { DragOutController() },
        Screen(title: "Motion", summary: "Curves, springs, interruption") { MotionController() },
        Screen(title: "Views and Layers", summary: "Layers, gradients, text and drawing") { ViewsController() },
        Screen(title: "Auto Layout", summary: "Anchors, guides and stack views that follow the window") { AutoLayoutController() },
        Screen(title: "Controls", summary: "Buttons, switches, labels") { ControlsController() },
        Screen(title: "Right-to-left", summary: "A mirrored menu beside one that is not") { RightToLeftController() },
        Screen(title: "Many Windows", summary: "Each with a menu of its own") { ManyWindowsController() },
        Screen(title: "About This Desktop", summary: "What was read from it, as it changes") { AboutDesktopController() },
        Screen(title: "Symbols", summary: "Weights, scales, palettes and many colours") { SymbolsController() },
    ]
}
