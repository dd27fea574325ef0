package dev.frameloop.dom.console;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptRealm;
import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/// Makes one line of text of what a page hands to its console.
final class Formatter {
    private final Realm realm;

    Formatter(Realm realm) {
        this.realm = realm;
    }

    /// The values as text, with blanks between; format specifiers of the first, if it is a string, take the values after it.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#formatter">Console: Formatter</a>
    String format(@Nullable Object... data) {
        if (data.length > 1 && data[0] instanceof String target) {
            return formatted(target, data);
        }
        return joined(new StringBuilder(), data, 0);
    }

    private String formatted(String target, @Nullable Object[] data) {
        StringBuilder text = new StringBuilder();
        int next = 1;
        int i = 0;
        for (int percent = target.indexOf('%'); percent >= 0
                && percent + 1 < target.length(); percent = target.indexOf('%', i)) {
            char specifier = target.charAt(percent + 1);
            text.append(target, i, percent);
            i = percent + 2;
            if (specifier == '%') {
                text.append('%');
            } else if (next < data.length && "sdifoOc".indexOf(specifier) >= 0) {
                text.append(converted(specifier, data[next++]));
            } else {
                text.append('%').append(specifier);
            }
        }
        text.append(target, i, target.length());
        return joined(text, data, next);
    }

    private String converted(char specifier, @Nullable Object value) {
        return switch (specifier) {
            case 'd', 'i' -> value instanceof Number number ? whole(number.doubleValue()) : "NaN";
            case 'c' -> "";
            default -> text(value);
        };
    }

    private static String whole(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).toBigInteger().toString() : "NaN";
    }

    private String joined(StringBuilder text, @Nullable Object[] data, int from) {
        for (int i = from; i < data.length; i++) {
            if (!text.isEmpty() || i > 0) {
                text.append(' ');
            }
            text.append(text(data[i]));
        }
        return text.toString();
    }

    private String text(@Nullable Object value) {
        if (value instanceof String string) {
            return string;
        }
        return realm instanceof ScriptRealm scripts ? scripts.toDisplayString(value) : String.valueOf(value);
    }
}
