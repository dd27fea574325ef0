package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// A media query list that can be changed.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-medialist-interface">CSSOM: interface MediaList</a>
public final class MediaList extends PlatformObject {
    private MediaQueries queries;
    private final Consumer<MediaList> changed;

    MediaList(MediaQueries queries, Consumer<MediaList> changed) {
        this.queries = queries;
        this.changed = changed;
    }

    /// The queries.
    public MediaQueries queries() {
        return queries;
    }

    /// The queries as text.
    public String mediaText() {
        return queries.toString();
    }

    /// Replaces all queries.
    public void setMediaText(String text) {
        change(MediaQueries.parse(text));
    }

    /// The number of queries.
    public long length() {
        return queries.size();
    }

    /// The query at this place as text, or null.
    public @Nullable String item(long index) {
        return index >= 0 && index < queries.size() ? queries.text((int) index) : null;
    }

    /// Appends a query if the text is one that the list does not have yet.
    public void appendMedium(String medium) {
        MediaQueries added = MediaQueries.parse(medium);
        if (added.size() == 1 && queries.without(added.text(0)).size() == queries.size()) {
            change(queries.with(added));
        }
    }

    /// Removes a query.
    ///
    /// @throws DOMException `NotFoundError`
    public void deleteMedium(String medium) {
        MediaQueries removed = MediaQueries.parse(medium);
        if (removed.size() != 1) {
            return;
        }
        MediaQueries rest = queries.without(removed.text(0));
        if (rest.size() == queries.size()) {
            throw new DOMException("NotFoundError", "The list does not have the query '" + medium + "'.");
        }
        change(rest);
    }

    private void change(MediaQueries newQueries) {
        queries = newQueries;
        changed.accept(this);
    }

    @Override
    public String toString() {
        return mediaText();
    }
}
