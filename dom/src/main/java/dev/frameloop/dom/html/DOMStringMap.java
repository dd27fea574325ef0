package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.Set;

/// The attributes `data-*` of an element, by names in camel case.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#domstringmap">HTML: DOMStringMap</a>
public final class DOMStringMap extends PlatformObject {
    private final Element element;

    DOMStringMap(Element element) {
        this.element = element;
    }

    /// The value, or null where there is none.
    public @Nullable String get(String name) {
        return isProperty(name) ? element.getAttributeNS(null, attributeName(name)) : null;
    }

    /// Sets a value.
    ///
    /// @throws DOMException `SyntaxError` for a hyphen before a small letter, `InvalidCharacterError` for what cannot be a name
    public void set(String name, String value) {
        if (!isProperty(name)) {
            throw new DOMException("SyntaxError", "\"" + name + "\" has a hyphen before a small letter.");
        }
        element.setAttribute(attributeName(name), value);
    }

    /// Removes a value, if it is there.
    public void delete(String name) {
        if (isProperty(name)) {
            element.removeAttributeNS(null, attributeName(name));
        }
    }

    /// The names, in the order of the attributes.
    public Set<String> supportedPropertyNames() {
        Set<String> names = new LinkedHashSet<>();
        for (Attr attr : element.attributeList()) {
            String name = attr.localName();
            if (attr.namespaceURI() == null && name.startsWith("data-")
                    && name.chars().noneMatch(c -> c >= 'A' && c <= 'Z')) {
                names.add(propertyName(name));
            }
        }
        return names;
    }

    private static boolean isProperty(String name) {
        for (int i = 0; i + 1 < name.length(); i++) {
            char next = name.charAt(i + 1);
            if (name.charAt(i) == '-' && next >= 'a' && next <= 'z') {
                return false;
            }
        }
        return true;
    }

    private static String attributeName(String name) {
        StringBuilder result = new StringBuilder("data-");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                result.append('-').append((char) (c + 32));
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    private static String propertyName(String attribute) {
        StringBuilder result = new StringBuilder();
        for (int i = 5; i < attribute.length(); i++) {
            char c = attribute.charAt(i);
            char next = i + 1 < attribute.length() ? attribute.charAt(i + 1) : 0;
            if (c == '-' && next >= 'a' && next <= 'z') {
                result.append((char) (next - 32));
                i++;
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }
}
