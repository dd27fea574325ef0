package dev.frameloop.dom.html;

import dev.frameloop.dom.event.EventInit;
import org.jspecify.annotations.Nullable;

import java.util.Objects;

/// What a text control keeps of the user's work: the selection, and the text before what he has not committed yet.
final class EditedText {
    private final HTMLElement control;
    private final TextSelection selection = new TextSelection();
    private @Nullable String committed;

    EditedText(HTMLElement control) {
        this.control = control;
    }

    TextSelection selection() {
        return selection;
    }

    /// The user is about to change the text.
    void beginChange(String before) {
        if (committed == null) {
            committed = before;
        }
    }

    /// A script has set the text: there is nothing to commit, and the caret goes to its end.
    void setByScript(String before, String after) {
        committed = null;
        if (!before.equals(after)) {
            selection.set(after.length(), after.length());
        }
    }

    /// Fires `change` if the user has changed the text since the last time.
    void commit(String now) {
        String before = committed;
        committed = null;
        if (before != null && !Objects.equals(before, now)) {
            control.fire("change", EventInit.BUBBLES);
        }
    }
}
