package dev.frameloop.dom.html;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What the tokenizer hands to tree construction.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tokenization">HTML: tokenization</a>
sealed interface Token {
    /// An attribute of a tag.
    record Attribute(String name, String value) {}

    /// A doctype.
    record Doctype(@Nullable String name, @Nullable String publicId, @Nullable String systemId,
            boolean forceQuirks) implements Token {}

    /// A start tag, mutable only while it is tokenized.
    final class StartTag implements Token {
        final String name;
        final List<Attribute> attributes;
        final boolean selfClosing;
        final int line;
        final int column;

        StartTag(String name, List<Attribute> attributes, boolean selfClosing, int line, int column) {
            this.name = name;
            this.attributes = attributes;
            this.selfClosing = selfClosing;
            this.line = line;
            this.column = column;
        }

        @Nullable
        String attribute(String wanted) {
            for (Attribute attribute : attributes) {
                if (attribute.name().equals(wanted)) {
                    return attribute.value();
                }
            }
            return null;
        }

        StartTag renamed(String newName) {
            return new StartTag(newName, attributes, selfClosing, line, column);
        }

        static StartTag named(String name) {
            return new StartTag(name, new ArrayList<>(), false, 0, 0);
        }
    }

    /// An end tag.
    record EndTag(String name) implements Token {}

    /// A comment.
    record Comment(String data) implements Token {}

    /// Characters: either all white space, or a single NULL, or a run of neither.
    record Characters(String data) implements Token {
        boolean isWhitespace() {
            char c = data.charAt(0);
            return c == ' ' || c == '\n' || c == '\t' || c == '\f' || c == '\r';
        }

        boolean isNull() {
            return data.charAt(0) == 0;
        }
    }

    /// The end of the input.
    record EndOfFile() implements Token {}
}
