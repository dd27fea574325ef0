package dev.frameloop.dom.css.property;

/// Hears of properties that a style sheet uses and that are not known here, so that a page can list them.
@FunctionalInterface
public interface UnsupportedProperties {
    /// Tells nobody.
    UnsupportedProperties IGNORED = name -> {};

    /// A declaration names a property that is not known here.
    ///
    /// @param name the property, in lower case
    void report(String name);
}
