package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.InputEvent;
import dev.frameloop.dom.event.InputEventInit;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.html.TextSelection;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// What a user does in a text control: `beforeinput`, the change, `input`.
///
/// @see <a href="https://w3c.github.io/input-events/">Input Events</a>
final class TextEditing {
    private final TextControl control;
    private final HTMLElement element;

    private TextEditing(TextControl control, HTMLElement element) {
        this.control = control;
        this.element = element;
    }

    static TextEditing of(TextControl control) {
        return new TextEditing(control, (HTMLElement) control);
    }

    /// Does what a key does that writes nothing.
    ///
    /// @return whether it is such a key
    boolean command(String key, Set<Modifier> held) {
        String text = control.editedText();
        TextSelection selection = control.selection();
        int start = selection.start(text.length());
        int end = selection.end(text.length());
        boolean extend = held.contains(Modifier.SHIFT);
        if (held.contains(Modifier.CONTROL)) {
            if (key.equals("a")) {
                selection.set(0, text.length());
            }
            return key.equals("a");
        }
        switch (key) {
            case "Backspace" -> delete("deleteContentBackward", start == end ? before(text, start) : start, end);
            case "Delete" -> delete("deleteContentForward", start, start == end ? after(text, end) : end);
            case "ArrowLeft" -> caret(extend, start == end || extend ? before(text, start) : start, end);
            case "ArrowRight" -> caretRight(extend, start, start == end || extend ? after(text, end) : end);
            case "ArrowUp" -> caret(extend, lineUp(text, start), end);
            case "ArrowDown" -> caretRight(extend, start, lineDown(text, end));
            case "Home" -> caret(extend, lineStart(text, start), end);
            case "End" -> caretRight(extend, start, lineEnd(text, end));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void caret(boolean extend, int to, int end) {
        control.selection().set(to, extend ? end : to);
    }

    private void caretRight(boolean extend, int start, int to) {
        control.selection().set(extend ? start : to, to);
    }

    private static int before(String text, int at) {
        return at == 0 ? 0 : text.offsetByCodePoints(at, -1);
    }

    private static int after(String text, int at) {
        return at == text.length() ? at : text.offsetByCodePoints(at, 1);
    }

    private int lineStart(String text, int at) {
        return control.isMultiline() ? text.lastIndexOf('\n', at - 1) + 1 : 0;
    }

    private int lineEnd(String text, int at) {
        int end = control.isMultiline() ? text.indexOf('\n', at) : -1;
        return end < 0 ? text.length() : end;
    }

    private int lineUp(String text, int at) {
        int start = lineStart(text, at);
        return start == 0 ? 0 : Math.min(lineStart(text, start - 1) + at - start, start - 1);
    }

    private int lineDown(String text, int at) {
        int end = lineEnd(text, at);
        return end == text.length() ? end : Math.min(end + 1 + at - lineStart(text, at), lineEnd(text, end + 1));
    }

    /// Writes a text in the place of what is selected.
    void insert(String text) {
        if (!before("insertText", text)) {
            return;
        }
        String allowed = shortened(filtered(text));
        if (control.isMutable() && !allowed.isEmpty()) {
            replaceSelection(allowed);
            after("insertText", text);
        }
    }

    /// Breaks the line, where there can be several.
    ///
    /// @return false if the page does not want that
    boolean insertLineBreak() {
        if (!before("insertLineBreak", null)) {
            return false;
        }
        if (control.isMultiline() && control.isMutable() && !shortened("\n").isEmpty()) {
            replaceSelection("\n");
            after("insertLineBreak", null);
        }
        return true;
    }

    private void delete(String inputType, int from, int to) {
        if (from < to && control.isMutable() && before(inputType, null)) {
            control.selection().set(from, to);
            replaceSelection("");
            after(inputType, null);
        }
    }

    private void replaceSelection(String text) {
        String old = control.editedText();
        int start = control.selection().start(old.length());
        int end = control.selection().end(old.length());
        control.setEditedText(old.substring(0, start) + text + old.substring(end));
        control.selection().set(start + text.length(), start + text.length());
    }

    /// What of a text the type of the field takes.
    private String filtered(String text) {
        if (element instanceof HTMLInputElement input && input.type().equals("number")) {
            return text.replaceAll("[^-+.eE0-9]", "");
        }
        return control.isMultiline() ? text : text.replace("\n", "").replace("\r", "");
    }

    /// What of a text fits into `maxlength`.
    private String shortened(String text) {
        if (control.maxLength() < 0) {
            return text;
        }
        int length = control.editedText().length();
        int selected = control.selection().end(length) - control.selection().start(length);
        int room = Math.max(0, control.maxLength() - (length - selected));
        return text.length() <= room ? text : text.substring(0, room);
    }

    private boolean before(String inputType, @Nullable String data) {
        return fire("beforeinput", inputType, data, true);
    }

    private void after(String inputType, @Nullable String data) {
        fire("input", inputType, data, false);
    }

    private boolean fire(String type, String inputType, @Nullable String data, boolean cancelable) {
        return element.fire(new InputEvent(element.relevantRealm(), type, new InputEventInit(true, cancelable, true,
                element.nodeDocument().defaultView(), 0, data, false, inputType)));
    }
}
