package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.NaturalSize;
import org.jspecify.annotations.Nullable;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The natural size of an SVG image: its `width` and `height`, and the ratio of its `viewBox`.
///
/// @see <a href="https://svgwg.org/svg2-draft/coords.html#SizingSVGInCSS">SVG 2: intrinsic sizing properties of the viewport of SVG content</a>
public final class SvgSize {
    private static final Pattern LENGTH = Pattern.compile("([-+0-9.eE]*[0-9.])(px|em|rem|ex|in|cm|mm|pt|pc|)");
    private static final Pattern ROOT = Pattern.compile("<svg\\b[^>]*>");

    private SvgSize() {}

    static NaturalSize of(Element svg) {
        return of(svg.getAttribute("width"), svg.getAttribute("height"), svg.getAttribute("viewBox"));
    }

    /// Of a document's text; only the begin tag of the root is read.
    public static NaturalSize of(String document) {
        Matcher root = ROOT.matcher(document);
        if (!root.find()) {
            return NaturalSize.of(0, 0);
        }
        String tag = root.group();
        return of(attribute(tag, "width"), attribute(tag, "height"), attribute(tag, "viewBox"));
    }

    private static @Nullable String attribute(String tag, String name) {
        Matcher matcher = Pattern.compile("\\s" + name + "\\s*=\\s*(\"([^\"]*)\"|'([^']*)')").matcher(tag);
        if (!matcher.find()) {
            return null;
        }
        return matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
    }

    private static NaturalSize of(@Nullable String width, @Nullable String height, @Nullable String viewBox) {
        double w = length(width);
        double h = length(height);
        double ratio = w > 0 && h > 0 ? w / h : Double.NaN;
        if (viewBox != null && Double.isNaN(ratio)) {
            String[] parts = viewBox.strip().split("[\\s,]+");
            if (parts.length == 4) {
                double boxWidth = length(parts[2]);
                double boxHeight = length(parts[3]);
                ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : Double.NaN;
            }
        }
        return new NaturalSize(w, h, ratio);
    }

    /// A length in px; NaN for none, and for a percentage.
    private static double length(@Nullable String text) {
        if (text == null) {
            return Double.NaN;
        }
        Matcher length = LENGTH.matcher(text.strip());
        if (!length.matches()) {
            return Double.NaN;
        }
        double perUnit = switch (length.group(2)) {
            case "em", "rem" -> 16;
            case "ex" -> 8;
            case "in" -> 96;
            case "cm" -> 96 / 2.54;
            case "mm" -> 96 / 25.4;
            case "pt" -> 96 / 72.0;
            case "pc" -> 16;
            default -> 1;
        };
        try {
            return Double.parseDouble(length.group(1)) * perUnit;
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
