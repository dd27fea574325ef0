package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.PropertyDeclaration;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Attributes that stand for style.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints">HTML: presentational hints</a>
final class PresentationalHints {
    private static final Set<String> ATTRIBUTES = Set.of("width", "height", "bgcolor", "align", "valign", "border",
            "cellpadding",
            "cellspacing", "color", "face", "size", "hspace", "vspace", "background", "text", "nowrap", "type", "start",
            "value", "dir", "clear",
            "frameborder", "marginwidth", "marginheight", "noshade", "cols", "rows", "fill", "stroke", "opacity",
            "stroke-width");
    private static final Set<String> SVG_PROPERTIES = Set.of("fill", "stroke", "opacity", "stroke-width",
            "fill-opacity", "stroke-opacity",
            "fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stop-color",
            "stop-opacity", "transform",
            "color", "display", "visibility", "font-family", "font-size", "font-weight", "text-anchor");

    private PresentationalHints() {}

    /// Whether an attribute of this name can stand for style on some element.
    static boolean concerns(String attribute) {
        return ATTRIBUTES.contains(attribute) || SVG_PROPERTIES.contains(attribute);
    }

    /// What the element's attributes declare; mostly nothing.
    static List<PropertyDeclaration> of(Element element) {
        if (element.attributes().length() == 0) {
            return List.of();
        }
        StringBuilder css = new StringBuilder();
        if (Namespaces.SVG.equals(element.namespaceURI())) {
            SVG_PROPERTIES.forEach(name -> declare(css, name, element.getAttribute(name)));
            if (element.localName().equals("svg")) {
                dimension(css, element, "width", "width");
                dimension(css, element, "height", "height");
            }
        } else if (Namespaces.HTML.equals(element.namespaceURI())) {
            html(element, css);
        }
        return css.isEmpty()
                ? List.of()
                : DeclarationBlock.parse(css.toString(), UnsupportedProperties.IGNORED).declarations();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML: legends</a>
    private static void legendAlign(Element element, StringBuilder css) {
        css.append(switch (lower(element, "align")) {
            case "center" -> "margin-inline: auto;";
            case "right" -> "margin-inline-start: auto;";
            default -> "";
        });
    }

    private static void html(Element element, StringBuilder css) {
        switch (element.localName()) {
            case "img", "video", "canvas", "iframe", "embed", "object" -> replaced(element, css);
            case "input" -> {
                if (element.attributeOrEmpty("type").equalsIgnoreCase("image")) {
                    replaced(element, css);
                }
            }
            case "body" -> body(element, css);
            case "font" -> font(element, css);
            case "table" -> table(element, css);
            case "td", "th" -> cell(element, css);
            case "tr", "thead", "tbody", "tfoot" -> row(element, css);
            case "col", "colgroup" -> dimension(css, element, "width", "width");
            case "hr" -> rule(element, css);
            case "ol", "ul", "li" -> list(element, css);
            case "legend" -> legendAlign(element, css);
            case "div", "p", "h1", "h2", "h3", "h4", "h5", "h6", "caption" -> blockAlign(element, css);
            case "br" -> {
                String clear = lower(element, "clear");
                declare(css, "clear", clear.equals("all") ? "both" : clear.isEmpty() ? null : clear);
            }
            case "pre" -> {
                if (element.hasAttribute("wrap")) {
                    declare(css, "white-space", "pre-wrap");
                }
            }
            default -> {
                // Other elements have no such attributes.
            }
        }
    }

    private static String lower(Element element, String attribute) {
        return element.attributeOrEmpty(attribute).strip().toLowerCase(Locale.ROOT);
    }

    private static void declare(StringBuilder css, String property, @Nullable String value) {
        if (value != null && !value.isBlank() && value.indexOf(';') < 0) {
            css.append(property).append(':').append(value).append(';');
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-dimension-values">HTML: rules for parsing dimension values</a>
    static @Nullable String dimension(String text) {
        String value = text.stripLeading();
        int end = 0;
        boolean dot = false;
        while (end < value.length()
                && (Character.isDigit(value.charAt(end)) || !dot && end > 0 && value.charAt(end) == '.')) {
            dot |= value.charAt(end) == '.';
            end++;
        }
        if (end == 0) {
            return null;
        }
        String number = value.substring(0, dot && value.charAt(end - 1) == '.' ? end - 1 : end);
        return end < value.length() && value.charAt(end) == '%' ? number + "%" : number + "px";
    }

    private static void dimension(StringBuilder css, Element element, String attribute, String property) {
        String value = element.getAttribute(attribute);
        declare(css, property, value == null ? null : dimension(value));
    }

    private static void replaced(Element element, StringBuilder css) {
        aspectRatio(element, css);
        // The size of a canvas is that of its bitmap, which is its natural size.
        if (element.localName().equals("canvas")) {
            return;
        }
        dimension(css, element, "width", "width");
        dimension(css, element, "height", "height");
        dimension(css, element, "hspace", "margin-inline");
        dimension(css, element, "vspace", "margin-block");
        String border = element.getAttribute("border");
        if (border != null && !element.localName().equals("iframe") && dimension(border) != null) {
            declare(css, "border", dimension(border) + " solid");
        }
        if (element.localName().equals("iframe") && lower(element, "frameborder").matches("0|no")) {
            declare(css, "border", "0");
        }
        switch (lower(element, "align")) {
            case "left", "right" -> declare(css, "float", lower(element, "align"));
            case "top" -> declare(css, "vertical-align", "top");
            case "middle", "center", "absmiddle" -> declare(css, "vertical-align", "middle");
            case "bottom", "baseline" -> declare(css, "vertical-align", "baseline");
            default -> {
                // No alignment.
            }
        }
    }

    private static void aspectRatio(Element element, StringBuilder css) {
        String width = element.getAttribute("width");
        String height = element.getAttribute("height");
        String w = width == null ? null : dimension(width);
        String h = height == null ? null : dimension(height);
        boolean ratio = Set.of("img", "video", "canvas").contains(element.localName());
        if (ratio && w != null && h != null && w.endsWith("px") && h.endsWith("px")) {
            declare(css, "aspect-ratio", "auto " + w.replace("px", "") + " / " + h.replace("px", ""));
        }
    }

    private static void body(Element element, StringBuilder css) {
        color(css, element, "bgcolor", "background-color");
        color(css, element, "text", "color");
        background(element, css);
        dimension(css, element, "marginwidth", "margin-inline");
        dimension(css, element, "marginheight", "margin-block");
    }

    private static void background(Element element, StringBuilder css) {
        String url = element.attributeOrEmpty("background").strip();
        if (!url.isEmpty()) {
            declare(css, "background-image", "url(\"" + url.replace("\\", "\\\\").replace("\"", "\\\"") + "\")");
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-a-legacy-colour-value">HTML: rules for parsing a legacy colour value</a>
    private static void color(StringBuilder css, Element element, String attribute, String property) {
        String value = lower(element, attribute);
        if (value.isEmpty() || value.equals("transparent")) {
            return;
        }
        declare(css, property, value.matches("[a-z]+") ? value : LegacyColors.hex(value));
    }

    private static void font(Element element, StringBuilder css) {
        color(css, element, "color", "color");
        declare(css, "font-family", element.getAttribute("face"));
        String size = element.attributeOrEmpty("size").strip();
        boolean relative = size.startsWith("+") || size.startsWith("-");
        String digits = relative ? size.substring(1) : size;
        if (digits.matches("\\d{1,3}.*")) {
            int number = Integer.parseInt(digits.replaceAll("^(\\d+).*", "$1"));
            int step = Math.max(1, Math.min(7, relative ? 3 + (size.startsWith("+") ? number : -number) : number));
            declare(css, "font-size",
                    List.of("x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large").get(step - 1));
        }
    }

    private static void table(Element element, StringBuilder css) {
        dimension(css, element, "width", "width");
        dimension(css, element, "height", "height");
        dimension(css, element, "cellspacing", "border-spacing");
        color(css, element, "bgcolor", "background-color");
        color(css, element, "bordercolor", "border-color");
        background(element, css);
        String border = element.getAttribute("border");
        if (border != null) {
            String width = dimension(border);
            declare(css, "border-width", width == null ? "1px" : width);
            declare(css, "border-style", "outset");
        }
        switch (lower(element, "align")) {
            case "left", "right" -> declare(css, "float", lower(element, "align"));
            case "center" -> declare(css, "margin-inline", "auto");
            default -> {
                // No alignment.
            }
        }
    }

    private static @Nullable Element tableOf(Element cell) {
        Element up = cell.parentElement();
        while (up != null && !up.isHtml("table")) {
            up = up.parentElement();
        }
        return up;
    }

    private static void cell(Element element, StringBuilder css) {
        Element table = tableOf(element);
        if (table != null) {
            dimension(css, table, "cellpadding", "padding");
            String border = table.getAttribute("border");
            if (border != null && !"0px".equals(dimension(border))) {
                declare(css, "border", "1px inset");
            }
        }
        dimension(css, element, "width", "width");
        if (element.hasAttribute("nowrap")) {
            declare(css, "white-space", "nowrap");
        }
        row(element, css);
    }

    private static void row(Element element, StringBuilder css) {
        dimension(css, element, "height", "height");
        color(css, element, "bgcolor", "background-color");
        background(element, css);
        declare(css, "vertical-align", lower(element, "valign"));
        blockAlign(element, css);
    }

    private static void blockAlign(Element element, StringBuilder css) {
        String align = lower(element, "align");
        if (element.localName().equals("caption")) {
            declare(css, "caption-side", align.equals("bottom") ? "bottom" : null);
            return;
        }
        boolean cell = Set.of("td", "th", "tr", "thead", "tbody", "tfoot").contains(element.localName());
        boolean heading = !cell && !element.localName().equals("div");
        declare(css, "text-align", switch (align) {
            case "left", "right" -> heading ? align : "-webkit-" + align;
            case "center", "middle" -> heading ? "center" : "-webkit-center";
            case "justify" -> "justify";
            default -> null;
        });
    }

    private static void rule(Element element, StringBuilder css) {
        dimension(css, element, "width", "width");
        color(css, element, "color", "color");
        if (element.hasAttribute("noshade") || element.hasAttribute("color")) {
            declare(css, "border-style", "solid");
        }
        String size = element.getAttribute("size");
        String height = size == null ? null : dimension(size);
        if (height != null && height.endsWith("px")) {
            double pixels = Double.parseDouble(height.substring(0, height.length() - 2));
            declare(css, pixels <= 1 ? "border-bottom-width" : "height", pixels <= 1 ? "0" : pixels - 2 + "px");
        }
        switch (lower(element, "align")) {
            case "left" -> declare(css, "margin-inline", "0 auto");
            case "right" -> declare(css, "margin-inline", "auto 0");
            default -> {
                // In the middle.
            }
        }
    }

    private static void list(Element element, StringBuilder css) {
        String type = element.attributeOrEmpty("type").strip();
        declare(css, "list-style-type", switch (type) {
            case "1" -> "decimal";
            case "a" -> "lower-alpha";
            case "A" -> "upper-alpha";
            case "i" -> "lower-roman";
            case "I" -> "upper-roman";
            default -> Set.of("disc", "circle", "square", "none").contains(type.toLowerCase(Locale.ROOT)) ? type : null;
        });
        String start = element.attributeOrEmpty("start").strip();
        if (element.localName().equals("ol") && start.matches("[+-]?\\d{1,9}")) {
            declare(css, "counter-reset", "list-item " + (Integer.parseInt(start) - 1));
        }
        String value = element.attributeOrEmpty("value").strip();
        if (element.localName().equals("li") && value.matches("[+-]?\\d{1,9}")) {
            declare(css, "counter-set", "list-item " + Integer.parseInt(value));
        }
    }
}
