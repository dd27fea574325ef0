package dev.frameloop.engine.trace;

/// The work of style, layout and paint that a {@link TraceKind#WORK} event tells of; its name is the label.
public enum Work {
    /// Page code asked for geometry after a change, and layout had to be done at once. The value is how many boxes were laid out for it.
    FORCED_LAYOUT("layout forced by page code"),
    /// Elements were restyled. The value is how many.
    RESTYLED("elements restyled"),
    /// Boxes were laid out. The value is how many.
    LAID_OUT("boxes laid out"),
    /// Pixels were painted. The value is how many.
    PAINTED("pixels painted");

    private final String label;

    Work(String label) {
        this.label = label;
    }

    /// The work in words.
    public String label() {
        return label;
    }
}
