package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// `var()` and `env()`.
///
/// @see <a href="https://drafts.csswg.org/css-variables-2/#using-variables">CSS Variables: using cascading variables</a>
public final class Substitution {
    /// Results longer than this are invalid, so that a few properties which double each other cannot fill the memory.
    private static final int MAXIMUM_LENGTH = 100_000;
    private static final int MAXIMUM_DEPTH = 500;

    private Substitution() {}

    /// Where `var()` gets values from.
    @FunctionalInterface
    public interface Variables {
        /// The computed value of a custom property, or null when it has none.
        @Nullable
        ComponentValues get(String name);
    }

    /// Whether each `var()` and `env()` is well formed.
    static boolean isValid(ComponentValues value) {
        return isValid(value, 0);
    }

    private static boolean isValid(ComponentValues values, int depth) {
        if (depth > MAXIMUM_DEPTH) {
            return false;
        }
        if (!values.containsSubstitution()) {
            return true;
        }
        for (ComponentValue value : values) {
            boolean valid = switch (value) {
                case Function function ->
                    (!isReference(function) || name(function) != null) && isValid(function.value(), depth + 1);
                case SimpleBlock block -> isValid(block.value(), depth + 1);
                default -> true;
            };
            if (!valid) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReference(Function function) {
        return function.isFunction("var") || function.isFunction("env");
    }

    /// The name that a reference is to; null where it is malformed.
    private static @Nullable String name(Function function) {
        ComponentValues content = function.value().trim();
        int comma = indexOfComma(content);
        ComponentValues head = (comma < 0 ? content : content.slice(0, comma)).trim();
        if (head.isEmpty() || !(head.get(0) instanceof Token.Ident(String name))) {
            return null;
        }
        boolean isVariable = function.isFunction("var");
        return (isVariable ? name.startsWith("--") && name.length() > 2 && head.size() == 1 : true) ? name : null;
    }

    private static int indexOfComma(ComponentValues values) {
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == Token.Mark.COMMA) {
                return i;
            }
        }
        return -1;
    }

    /// The value with every reference replaced.
    ///
    /// DIVERGES: there are no environment variables here but the safe area insets, which are 0.
    ///
    /// @return null when the value is invalid at computed-value time
    public static @Nullable ComponentValues substitute(ComponentValues value, Variables variables) {
        List<ComponentValue> result = new ArrayList<>();
        return substitute(value, variables, result, 0) ? ComponentValues.of(result) : null;
    }

    private static boolean substitute(ComponentValues values, Variables variables, List<ComponentValue> result,
            int depth) {
        for (ComponentValue value : values) {
            boolean valid = switch (value) {
                case Function function when isReference(function) ->
                    substituteReference(function, variables, result, depth);
                case Function function when function.value().containsSubstitution() -> {
                    List<ComponentValue> inner = new ArrayList<>();
                    boolean done = substitute(function.value(), variables, inner, depth + 1);
                    result.add(new Function(function.name(), ComponentValues.of(inner)));
                    yield done;
                }
                case SimpleBlock block when block.value().containsSubstitution() -> {
                    List<ComponentValue> inner = new ArrayList<>();
                    boolean done = substitute(block.value(), variables, inner, depth + 1);
                    result.add(new SimpleBlock(block.bracket(), ComponentValues.of(inner)));
                    yield done;
                }
                default -> result.add(value);
            };
            if (!valid || result.size() > MAXIMUM_LENGTH) {
                return false;
            }
        }
        return true;
    }

    private static boolean substituteReference(Function function, Variables variables, List<ComponentValue> result,
            int depth) {
        String name = name(function);
        if (name == null || depth > MAXIMUM_DEPTH) {
            return false;
        }
        if (function.isFunction("var")) {
            ComponentValues variable = variables.get(name);
            if (variable != null) {
                variable.forEach(result::add);
                return true;
            }
        } else if (name.startsWith("safe-area-inset-")) {
            result.add(new Token.Dimension(0, true, "px", "0"));
            return true;
        }
        ComponentValues content = function.value().trim();
        int comma = indexOfComma(content);
        return comma >= 0 && substitute(content.slice(comma + 1, content.size()).trim(), variables, result, depth + 1);
    }

    /// The names of the custom properties that a value refers to, fallbacks included.
    public static void collectReferences(ComponentValues values, List<String> names) {
        if (!values.containsSubstitution()) {
            return;
        }
        for (ComponentValue value : values) {
            if (value instanceof Function function) {
                String name = function.isFunction("var") ? name(function) : null;
                if (name != null) {
                    names.add(name);
                }
                collectReferences(function.value(), names);
            } else if (value instanceof SimpleBlock block) {
                collectReferences(block.value(), names);
            }
        }
    }
}
