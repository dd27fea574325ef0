package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.ImageCrossFade;
import dev.frameloop.dom.css.value.ImageSet;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.UrlImage;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Images: URLs, gradients, image sets.
///
/// @see <a href="https://drafts.csswg.org/css-images-4/#image-values">CSS Images: image values</a>
final class Images {
    private Images() {}

    /// An image or `none`.
    static @Nullable Image imageOrNone(ComponentValueStream in) {
        return Grammar.keyword(in, "none") ? None.NONE : image(in);
    }

    /// An image.
    static @Nullable Image image(ComponentValueStream in) {
        int mark = in.mark();
        String url = url(in);
        if (url != null) {
            return new UrlImage(url);
        }
        in.skipWhitespace();
        Image image = in.next() instanceof Function function ? function(function) : null;
        if (image == null) {
            in.restore(mark);
        }
        return image;
    }

    private static @Nullable Image function(Function function) {
        String name = function.name().toLowerCase(Locale.ROOT);
        return switch (name) {
            case "image-set", "-webkit-image-set" -> imageSet(function.value());
            case "cross-fade", "-webkit-cross-fade" -> crossFade(function.value());
            default -> Gradients.parse(name, function.value());
        };
    }

    /// A URL, with quotes or without; null where something else comes.
    static @Nullable String url(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        ComponentValue value = in.next();
        if (value instanceof Token.Url(String url)) {
            return url;
        }
        if (value instanceof Function function && (function.isFunction("url") || function.isFunction("src"))) {
            ComponentValues content = function.value().trim();
            if (content.size() == 1 && content.get(0) instanceof Token.QuotedString(String url)) {
                return url;
            }
        }
        in.restore(mark);
        return null;
    }

    /// @see <a href="https://drafts.csswg.org/css-images-4/#image-set-notation">CSS Images: image-set()</a>
    private static @Nullable ImageSet imageSet(ComponentValues arguments) {
        List<ImageSet.Candidate> candidates = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(arguments)) {
            ComponentValueStream in = part.stream();
            Image image = in.peek() instanceof Token.QuotedString(String url) ? new UrlImage(url) : image(in);
            if (image == null) {
                return null;
            }
            if (in.peek() instanceof Token.QuotedString) {
                in.next();
            }
            NumericLiteral resolution = Numbers.constant(in, Numbers.RESOLUTION);
            in.skipWhitespace();
            String type = null;
            if (in.peek() instanceof Function function && function.isFunction("type")
                    && function.value().trim().stream().next() instanceof Token.QuotedString(String given)) {
                type = given;
                in.next();
            }
            if (!Grammar.atEnd(in)) {
                return null;
            }
            candidates.add(new ImageSet.Candidate(image, resolution == null ? 1 : resolution.resolve(1), type));
        }
        return candidates.isEmpty() ? null : new ImageSet(List.copyOf(candidates));
    }

    private static @Nullable ImageCrossFade crossFade(ComponentValues arguments) {
        ComponentValueStream in = arguments.stream();
        Image from = image(in);
        Image to = from != null && Grammar.comma(in) ? image(in) : null;
        NumericLiteral progress = to != null && Grammar.comma(in)
                ? Numbers.constant(in, Numbers.NUMBER_OR_PERCENTAGE)
                : null;
        return from == null || to == null || progress == null || !Grammar.atEnd(in)
                ? null
                : new ImageCrossFade(from, to, Math.max(0, Math.min(1, progress.resolve(1))));
    }
}
