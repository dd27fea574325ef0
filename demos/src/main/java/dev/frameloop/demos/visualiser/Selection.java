package dev.frameloop.demos.visualiser;

/// What of the trace is selected: its causes are shown. Nothing selected means what runs.
final class Selection {
    private volatile long id;

    /// The number of what is selected, 0 for what runs.
    long id() {
        return id;
    }

    void select(long newId) {
        id = newId;
    }
}
