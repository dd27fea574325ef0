package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.CSSStyleDeclaration;
import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.Property;
import dev.frameloop.dom.css.property.PropertyParser;
import dev.frameloop.dom.css.property.Shorthand;
import dev.frameloop.dom.css.property.ShorthandText;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LineHeight;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TransformFunction;
import dev.frameloop.dom.css.value.ValueList;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// What `getComputedStyle()` gives: the resolved values of an element, always as they are now.
///
/// @see <a href="https://drafts.csswg.org/cssom/#resolved-values">CSSOM: resolved values</a>
public final class ComputedStyleDeclaration extends CSSStyleDeclaration {
    private static final List<Longhand> LISTED = Arrays.stream(Longhand.values())
            .filter(property -> !property.cssName().startsWith("-frameloop-"))
            .sorted(Comparator.comparing(Longhand::cssName)).toList();

    private final StyleEngine engine;
    private final UsedValues used;
    private final Element element;
    private final @Nullable PseudoElement pseudo;

    /// @param pseudo the pseudo-element, or null for the element itself
    public ComputedStyleDeclaration(StyleEngine engine, UsedValues used, Element element,
            @Nullable PseudoElement pseudo) {
        this.engine = engine;
        this.used = used;
        this.element = element;
        this.pseudo = pseudo;
    }

    /// The style as it is now, or null for an element that is in no document.
    private @Nullable ComputedStyle style() {
        if (!element.isConnected() || element.nodeDocument() != engine.document()) {
            return null;
        }
        if (engine.needsUpdate()) {
            engine.updateStyle();
        }
        ComputedStyle style = engine.styleOf(element);
        if (pseudo == null) {
            return style;
        }
        ComputedStyle ofPseudo = engine.styleOf(element, pseudo);
        return ofPseudo != null ? ofPseudo : style.childBuilder().build();
    }

    @Override
    public String getPropertyValue(String name) {
        ComputedStyle style = style();
        if (style == null) {
            return "";
        }
        if (name.startsWith("--")) {
            String text = style.customProperties().text(name);
            return text == null ? "" : text;
        }
        Property property = PropertyParser.property(name.toLowerCase(Locale.ROOT));
        return switch (property) {
            case Longhand longhand ->
                resolved(longhand.physical(style.writingMode(), style.direction()), style).cssText();
            case Shorthand shorthand -> shorthandText(shorthand, style);
            case null -> "";
        };
    }

    private String shorthandText(Shorthand shorthand, ComputedStyle style) {
        List<CssValue> values = new ArrayList<>();
        for (Longhand longhand : shorthand.longhands()) {
            values.add(resolved(longhand.physical(style.writingMode(), style.direction()), style));
        }
        return ShorthandText.of(shorthand, values);
    }

    private CssValue resolved(Longhand property, ComputedStyle style) {
        CssValue computed = style.get(property);
        return switch (property) {
            case WIDTH, HEIGHT, MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT, PADDING_TOP, PADDING_RIGHT,
                    PADDING_BOTTOM,
                    PADDING_LEFT, TOP, RIGHT, BOTTOM, LEFT ->
                usedOr(property, computed);
            case LINE_HEIGHT -> lineHeight(style);
            case TRANSFORM -> transform(style, computed);
            case TRANSFORM_ORIGIN -> transformOrigin(style, computed);
            case OUTLINE_COLOR -> style.outlineColor();
            default -> computed instanceof Color color ? color.resolve(style.color()) : computed;
        };
    }

    private CssValue usedOr(Longhand property, CssValue computed) {
        Double pixels = pseudo == null ? used.usedPixels(element, property) : null;
        return pixels == null ? computed : LengthPercentage.ofPixels(pixels);
    }

    /// Numbers become the used length; `normal` stays.
    private static CssValue lineHeight(ComputedStyle style) {
        LineHeight height = style.lineHeight();
        return height instanceof NumericLiteral ? LengthPercentage.ofPixels(style.usedLineHeight()) : height;
    }

    /// @see <a href="https://drafts.csswg.org/css-transforms-1/#serialization-of-computed-value">CSS Transforms: serialization of the computed value</a>
    private CssValue transform(ComputedStyle style, CssValue computed) {
        if (!(computed instanceof ValueList<?>)) {
            return computed;
        }
        double[] matrix = {1, 0, 0, 1, 0, 0};
        for (TransformFunction function : style.transform()) {
            double[] next = PlaneMatrix.of(function, sizeOr(Longhand.WIDTH), sizeOr(Longhand.HEIGHT));
            if (next == null) {
                // UNIMPLEMENTED: three-dimensional functions as one matrix3d().
                return computed;
            }
            matrix = PlaneMatrix.multiply(matrix, next);
        }
        return new TransformFunction(TransformFunction.Kind.MATRIX,
                Arrays.stream(matrix).mapToObj(number -> (Numeric) NumericLiteral.number(number)).toList());
    }

    private double sizeOr(Longhand property) {
        Double pixels = used.usedPixels(element, property);
        return pixels == null ? 0 : pixels;
    }

    private CssValue transformOrigin(ComputedStyle style, CssValue computed) {
        Double width = used.usedPixels(element, Longhand.WIDTH);
        Double height = used.usedPixels(element, Longhand.HEIGHT);
        if (width == null || height == null) {
            return computed;
        }
        List<CssValue> parts = new ArrayList<>(
                List.of(LengthPercentage.ofPixels(style.transformOriginX().resolve(width)),
                        LengthPercentage.ofPixels(style.transformOriginY().resolve(height))));
        if (style.transformOriginZ() != 0) {
            parts.add(LengthPercentage.ofPixels(style.transformOriginZ()));
        }
        return ValueList.ofSpaces(parts);
    }

    @Override
    public long length() {
        return style() == null ? 0 : LISTED.size();
    }

    @Override
    public String item(long index) {
        return index >= 0 && index < length() ? LISTED.get((int) index).cssName() : "";
    }

    @Override
    public String cssText() {
        return "";
    }

    @Override
    public String getPropertyPriority(String property) {
        return "";
    }

    @Override
    public void setCssText(String text) {
        throw readOnly();
    }

    @Override
    public void setProperty(String property, String value, String priority) {
        throw readOnly();
    }

    @Override
    public String removeProperty(String property) {
        throw readOnly();
    }

    private static DOMException readOnly() {
        return new DOMException("NoModificationAllowedError", "A computed style cannot be changed.");
    }
}
