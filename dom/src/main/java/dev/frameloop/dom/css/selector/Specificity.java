package dev.frameloop.dom.css.selector;

/// A specificity (A, B, C), packed into an `int` so that two compare with `<`.
///
/// Each of the three counts saturates at 1023.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">Selectors: calculating specificity</a>
public final class Specificity {
    /// That of an ID selector.
    public static final int ID = 1 << 20;
    /// That of a class, an attribute or a pseudo-class.
    public static final int CLASS = 1 << 10;
    /// That of a type selector or pseudo-element.
    public static final int TYPE = 1;

    private static final int MAX = 1023;

    private Specificity() {}

    /// The number of ID selectors.
    public static int a(int specificity) {
        return specificity >>> 20;
    }

    /// The number of classes, attributes and pseudo-classes.
    public static int b(int specificity) {
        return specificity >>> 10 & MAX;
    }

    /// The number of type selectors and pseudo-elements.
    public static int c(int specificity) {
        return specificity & MAX;
    }

    /// The sum, each count by itself.
    static int add(int left, int right) {
        return Math.min(MAX, a(left) + a(right)) << 20 | Math.min(MAX, b(left) + b(right)) << 10
                | Math.min(MAX, c(left) + c(right));
    }
}
