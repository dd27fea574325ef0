package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A set of tokens that lives in an attribute, such as the classes.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-domtokenlist">DOM: interface DOMTokenList</a>
public final class DOMTokenList extends PlatformObject implements Iterable<String> {
    private final Element element;
    private final String attribute;
    private final @Nullable Set<String> supported;
    private @Nullable String parsedValue;
    private List<String> tokens = List.of();

    /// The tokens of an attribute.
    ///
    /// @param supported the tokens that have a meaning, in small letters; null where the attribute defines none
    public DOMTokenList(Element element, String attribute, @Nullable Set<String> supported) {
        this.element = element;
        this.attribute = attribute;
        this.supported = supported;
    }

    /// The tokens of a text, each once, in order.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-ordered-set-parser">DOM: ordered set parser</a>
    public static List<String> parseOrderedSet(String text) {
        Set<String> result = new LinkedHashSet<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inside = i < text.length() && !Names.isWhitespace(text.charAt(i));
            if (inside && start < 0) {
                start = i;
            } else if (!inside && start >= 0) {
                result.add(text.substring(start, i));
                start = -1;
            }
        }
        return List.copyOf(result);
    }

    private List<String> tokens() {
        String now = value();
        if (!now.equals(parsedValue)) {
            parsedValue = now;
            tokens = parseOrderedSet(now);
        }
        return tokens;
    }

    /// The number of tokens.
    public long length() {
        return tokens().size();
    }

    /// The token at this place, or null.
    public @Nullable String item(long index) {
        return index >= 0 && index < tokens().size() ? tokens().get((int) index) : null;
    }

    /// Whether the token is there.
    public boolean contains(String token) {
        return tokens().contains(token);
    }

    /// Adds tokens.
    ///
    /// @throws DOMException `SyntaxError` for an empty one, `InvalidCharacterError` for one with white space
    public void add(String... added) {
        List<String> result = new ArrayList<>(tokens());
        for (String token : added) {
            validate(token);
        }
        for (String token : added) {
            if (!result.contains(token)) {
                result.add(token);
            }
        }
        update(result);
    }

    /// Removes tokens.
    ///
    /// @throws DOMException `SyntaxError` for an empty one, `InvalidCharacterError` for one with white space
    public void remove(String... removed) {
        List<String> result = new ArrayList<>(tokens());
        for (String token : removed) {
            validate(token);
        }
        result.removeAll(List.of(removed));
        update(result);
    }

    /// Adds a token that is not there and removes one that is, or does what `force` says.
    ///
    /// @return whether the token is there now
    /// @throws DOMException `SyntaxError` for an empty one, `InvalidCharacterError` for one with white space
    public boolean toggle(String token, @Nullable Boolean force) {
        // 1.-2. The token must be one.
        validate(token);
        List<String> result = new ArrayList<>(tokens());
        // 3. It goes, unless it has to stay.
        if (result.contains(token)) {
            if (force == null || !force) {
                result.remove(token);
                update(result);
                return false;
            }
            return true;
        }
        // 4.-5. It comes, unless it has to stay away.
        if (force == null || force) {
            result.add(token);
            update(result);
            return true;
        }
        return false;
    }

    /// Puts one token in the place of another, which must be there for anything to happen.
    ///
    /// @return whether it was there
    /// @throws DOMException `SyntaxError` for an empty one, `InvalidCharacterError` for one with white space
    public boolean replace(String token, String newToken) {
        // 1. No token is empty, and that is said first.
        if (token.isEmpty() || newToken.isEmpty()) {
            validate("");
        }
        // 2. Nor has it white space.
        validate(token);
        validate(newToken);
        // 3. It must be there.
        List<String> result = new ArrayList<>(tokens());
        int at = result.indexOf(token);
        if (at < 0) {
            return false;
        }
        // 4. The first of the two places is the new one's.
        int other = result.indexOf(newToken);
        if (other < 0 || other == at) {
            result.set(at, newToken);
        } else {
            result.set(Math.min(at, other), newToken);
            result.remove(Math.max(at, other));
        }
        // 5.-6. Write it down.
        update(result);
        return true;
    }

    /// Whether the token has a meaning in this attribute.
    ///
    /// @throws SimpleException a `TypeError` where the attribute defines no tokens
    public boolean supports(String token) {
        if (supported == null) {
            throw SimpleException.typeError("The attribute \"" + attribute + "\" defines no tokens.");
        }
        return supported.contains(Names.toAsciiLowercase(token));
    }

    /// The attribute as it stands, or the empty string.
    public String value() {
        return element.attributeOrEmpty(attribute);
    }

    /// Sets the attribute.
    public void setValue(String value) {
        element.setAttribute(attribute, value);
    }

    @Override
    public Iterator<String> iterator() {
        return tokens().iterator();
    }

    @Override
    public String toString() {
        return value();
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-dtl-update">DOM: update steps</a>
    private void update(List<String> result) {
        // 1. Nothing makes no attribute.
        if (result.isEmpty() && !element.hasAttributeNS(null, attribute)) {
            return;
        }
        // 2. The tokens with one space between.
        element.setAttributeValue(null, null, attribute, String.join(" ", result));
    }

    private static void validate(String token) {
        if (token.isEmpty()) {
            throw new DOMException("SyntaxError", "A token must not be empty.");
        }
        if (token.chars().anyMatch(Names::isWhitespace)) {
            throw new DOMException("InvalidCharacterError",
                    "The token \"" + token + "\" must not have white space in it.");
        }
    }
}
