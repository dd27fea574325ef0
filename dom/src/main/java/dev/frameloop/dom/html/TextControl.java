package dev.frameloop.dom.html;

import org.jspecify.annotations.Nullable;

/// A control that holds text which the user edits: an `input` of most types, a `textarea`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection">HTML: APIs for the text control
///     selections</a>
public interface TextControl {
    /// Whether the user writes text into it, as it is now.
    boolean isTextControl();

    /// Whether a line break is a character of its text.
    boolean isMultiline();

    /// Whether the user can change it.
    boolean isMutable();

    /// What is written in it, also where that is no value of its type yet.
    String editedText();

    /// How many code units the user may write, or -1 for any number.
    int maxLength();

    /// Replaces the text for the user; no event is fired.
    void setEditedText(String text);

    /// The place of the caret, or what is selected.
    TextSelection selection();

    /// The user leaves it, or presses Enter: fires `change` if he has changed the text since he came.
    void commitUserChange();

    /// Where the selection starts, in code units.
    default @Nullable Integer selectionStart() {
        return selection().start(editedText().length());
    }

    /// Where the selection ends, in code units.
    default @Nullable Integer selectionEnd() {
        return selection().end(editedText().length());
    }

    /// Refuses a control whose selection scripts may not set.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `InvalidStateError`
    default void checkSelectable() {}

    /// Moves the start of the selection, and the end along where it would come before it.
    default void setSelectionStart(@Nullable Integer start) {
        int from = start == null ? 0 : start;
        setSelectionRange(from, Math.max(from, selection().end(editedText().length())));
    }

    /// Moves the end of the selection, and the start along where it would come after it.
    default void setSelectionEnd(@Nullable Integer end) {
        int to = end == null ? 0 : end;
        setSelectionRange(Math.min(to, selection().start(editedText().length())), to);
    }

    /// Selects from one place to another; an end before the start counts as the start.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range">HTML: set the
    ///     selection range</a>
    default void setSelectionRange(@Nullable Integer start, @Nullable Integer end) {
        checkSelectable();
        int length = editedText().length();
        int to = Math.clamp(end == null ? 0 : end, 0, length);
        selection().set(Math.clamp(start == null ? 0 : start, 0, to), to);
    }

    /// Selects all of the text.
    default void select() {
        selection().set(0, editedText().length());
    }
}
