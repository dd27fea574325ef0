package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.tree.Document;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/// The properties that a document's style sheets and styles use and that are not known here, each once.
public final class ReportedProperties implements UnsupportedProperties {
    private static final int MOST = 1000;

    private final Set<String> names = new LinkedHashSet<>();
    private Consumer<String> listener = _ -> {};

    private ReportedProperties() {}

    /// Those of this document, the same object each time.
    public static ReportedProperties of(Document document) {
        return document.companion(ReportedProperties.class, ReportedProperties::new);
    }

    /// The names, in the order in which they came up.
    public Set<String> names() {
        return Collections.unmodifiableSet(names);
    }

    /// Has each name told once, from now on.
    public void setListener(Consumer<String> newListener) {
        listener = newListener;
    }

    @Override
    public void report(String name) {
        if (names.size() < MOST && names.add(name)) {
            listener.accept(name);
        }
    }
}
