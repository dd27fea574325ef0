package dev.frameloop.engine.explore;

/// What is chosen, where the standard leaves it open.
public enum ChoiceKind {
    /// The task queue from which the next task is taken.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model">HTML: event loop processing
    ///     model, step 2</a>
    TASK_QUEUE("what runs next"),
    /// When the rendering opportunity comes that a document waits for.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#rendering-opportunity">HTML: rendering opportunity</a>
    FRAME("when the frame comes"),
    /// How late a timer is.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#run-steps-after-a-timeout">HTML: run steps after a
    ///     timeout, "optionally, wait a further length of time"</a>
    TIMER("how late the timer is"),
    /// How late a message is.
    MESSAGE("how late the message is"),
    /// Which response comes first, and whether one comes now.
    RESPONSE("which response comes now");

    private final String label;

    ChoiceKind(String label) {
        this.label = label;
    }

    /// The question in words.
    public String label() {
        return label;
    }
}
