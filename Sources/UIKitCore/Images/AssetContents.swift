import Foundation

/// The `Contents.json` of a set in an asset catalog.
/// Source: Apple, Asset Catalog Format Reference.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }
    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var direction: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances
            case direction = "language-direction"
        }
    }
    struct Color: Decodable {
        struct Value: Decodable {
            var space: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }
        var color: Value?
        var idiom: String?
        var appearances: [Appearance]?
    }
    struct Properties: Decodable {
        var renderingIntent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }
    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?

    /// Errors: nil without a readable file.
    init?(folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension [AssetContents.Appearance] {
    func value(of appearance: String) -> String? { first { $0.appearance == appearance }?.value }
}
