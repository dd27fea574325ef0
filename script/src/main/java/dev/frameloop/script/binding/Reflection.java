package dev.frameloop.script.binding;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.script.idl.IdlType;
import dev.frameloop.script.idl.Member.Attribute;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Attributes that reflect content attributes: `[Reflect]`, or `[Reflect=name]` where the content attribute has another name;
/// `[ReflectURL]`, `[ReflectNonNegative]`, `[ReflectPositive]`, `[ReflectPositiveWithFallback]` and `[ReflectDefault=n]` beside it refine that.
///
/// UNIMPLEMENTED: reflecting enumerated attributes (`ReflectOnly`), elements and token lists.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes">HTML:
///     reflecting content attributes in IDL attributes</a>
final class Reflection {
    private static final Pattern INTEGER = Pattern.compile("[\\t\\n\\f\\r ]*([+-]?[0-9]+).*", Pattern.DOTALL);
    private static final long MAX = Integer.MAX_VALUE;

    private Reflection() {}

    private static String contentName(Attribute attribute) {
        String given = attribute.attributes().value("Reflect");
        return given == null ? attribute.name().toLowerCase(Locale.ROOT) : given;
    }

    static @Nullable Object get(Attribute attribute, IdlType type, Object object) {
        Element element = (Element) object;
        String name = contentName(attribute);
        return switch (type.name()) {
            case "boolean" -> element.hasAttribute(name);
            case "long", "unsigned long" -> integer(attribute, type, element.getAttribute(name));
            case "double" -> number(attribute, element.getAttribute(name));
            default -> {
                String value = element.getAttribute(name);
                if (value == null) {
                    yield type.nullable() ? null : "";
                }
                yield attribute.attributes().has("ReflectURL") ? resolved(element, value) : value;
            }
        };
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers">HTML: rules for parsing
    ///     integers</a>
    private static long integer(Attribute attribute, IdlType type, @Nullable String value) {
        boolean unsigned = type.is("unsigned long") || attribute.attributes().has("ReflectNonNegative");
        boolean positive = isPositive(attribute);
        String given = attribute.attributes().value("ReflectDefault");
        long initial = given != null
                ? Long.parseLong(given)
                : positive
                        ? 1
                        : attribute.attributes().has("ReflectNonNegative") ? -1 : 0;
        Matcher matcher = INTEGER.matcher(value == null ? "" : value);
        if (!matcher.matches() || matcher.group(1).length() > 11) {
            return initial;
        }
        long parsed = Long.parseLong(matcher.group(1));
        boolean inRange = parsed <= MAX && parsed >= (positive ? 1 : unsigned ? 0 : Integer.MIN_VALUE);
        return inRange ? parsed : initial;
    }

    private static boolean isPositive(Attribute attribute) {
        return attribute.attributes().has("ReflectPositive")
                || attribute.attributes().has("ReflectPositiveWithFallback");
    }

    private static double number(Attribute attribute, @Nullable String value) {
        String given = attribute.attributes().value("ReflectDefault");
        double initial = given == null ? 0 : Double.parseDouble(given);
        try {
            return value == null ? initial : Double.parseDouble(value.strip());
        } catch (NumberFormatException _) {
            return initial;
        }
    }

    private static String resolved(Element element, String value) {
        try {
            return URI.create(element.baseURI()).resolve(value.strip().replace(" ", "%20")).toString();
        } catch (IllegalArgumentException _) {
            return value;
        }
    }

    static void set(Attribute attribute, IdlType type, Object object, @Nullable Object value) {
        Element element = (Element) object;
        String name = contentName(attribute);
        if (value == null || Boolean.FALSE.equals(value)) {
            element.removeAttribute(name);
            return;
        }
        element.setAttribute(name, switch (value) {
            case Boolean _ -> "";
            case Number number when type.is("double") -> Numbers.toScript(number.doubleValue()).toString();
            case Number number -> integerText(attribute, type, number.longValue());
            default -> value.toString();
        });
    }

    private static String integerText(Attribute attribute, IdlType type, long value) {
        if (attribute.attributes().has("ReflectNonNegative") && value < 0
                || attribute.attributes().has("ReflectPositive") && value == 0) {
            throw new DOMException("IndexSizeError",
                    "The value provided is outside the range that the attribute takes.");
        }
        boolean outside = type.is("unsigned long") && (value > MAX || value == 0 && isPositive(attribute));
        String initial = attribute.attributes().value("ReflectDefault");
        return !outside ? Long.toString(value) : initial != null ? initial : isPositive(attribute) ? "1" : "0";
    }
}
