package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// A node that is data: a text, a comment, a processing instruction.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-characterdata">DOM: interface CharacterData</a>
public abstract sealed class CharacterData extends Node implements ChildNode, NonDocumentTypeChildNode
        permits Text, Comment, ProcessingInstruction {
    private String data;

    CharacterData(Document document, String data) {
        super(document);
        this.data = data;
    }

    /// The data, perhaps empty.
    public final String data() {
        return data;
    }

    /// Replaces all data.
    public final void setData(String value) {
        replace(0, data.length(), value);
    }

    /// The number of code units.
    public final long length() {
        return data.length();
    }

    @Override
    public final int nodeLength() {
        return data.length();
    }

    @Override
    public final String nodeValue() {
        return data;
    }

    @Override
    public final void setNodeValue(@Nullable String value) {
        setData(value == null ? "" : value);
    }

    @Override
    public final String textContent() {
        return data;
    }

    @Override
    public final void setTextContent(@Nullable String value) {
        setData(value == null ? "" : value);
    }

    /// The code units from `offset`, at most `count` of them.
    ///
    /// @throws DOMException `IndexSizeError` where `offset` is behind the end
    public final String substringData(long offset, long count) {
        int from = checkOffset(offset);
        return data.substring(from, (int) Math.min(data.length(), from + count));
    }

    /// Adds at the end.
    public final void appendData(String added) {
        replace(data.length(), 0, added);
    }

    /// Inserts before the code unit at `offset`.
    ///
    /// @throws DOMException `IndexSizeError` where `offset` is behind the end
    public final void insertData(long offset, String inserted) {
        replace(checkOffset(offset), 0, inserted);
    }

    /// Removes the code units from `offset`, at most `count` of them.
    ///
    /// @throws DOMException `IndexSizeError` where `offset` is behind the end
    public final void deleteData(long offset, long count) {
        replaceData(offset, count, "");
    }

    /// Replaces the code units from `offset`, at most `count` of them.
    ///
    /// @throws DOMException `IndexSizeError` where `offset` is behind the end
    public final void replaceData(long offset, long count, String replacement) {
        // 1.-2. The place must be there.
        int from = checkOffset(offset);
        // 3. No more than there is.
        replace(from, (int) Math.min(count, data.length() - from), replacement);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-cd-replace">DOM: replace data, from step 4</a>
    final void replace(int offset, int count, String replacement) {
        String old = data;
        // 5.-7. The data, in one go.
        if (offset == 0 && count == old.length()) {
            data = replacement;
        } else if (offset == old.length()) {
            data = old + replacement;
        } else {
            data = old.substring(0, offset) + replacement + old.substring(offset + count);
        }
        // 4. and 8.-11. The mutation record and the live ranges.
        nodeDocument().treeChanged();
        for (TreeObserver observer : nodeDocument().treeObservers()) {
            observer.dataReplaced(this, offset, count, replacement.length(), old);
        }
        // 12. The parent's own steps.
        if (parent != null) {
            parent.childrenChangedSteps();
        }
    }

    final int checkOffset(long offset) {
        if (offset > data.length() || offset < 0) {
            throw new DOMException("IndexSizeError",
                    "The offset " + offset + " is larger than the length " + data.length() + ".");
        }
        return (int) offset;
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof CharacterData character && data.equals(character.data);
    }
}
