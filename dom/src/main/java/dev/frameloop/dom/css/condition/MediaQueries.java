package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;

import java.util.List;
import java.util.stream.Stream;

/// A media query list. Immutable.
///
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-list">Media Queries: media query lists</a>
public final class MediaQueries {
    /// The empty list, which always matches.
    public static final MediaQueries ALL = new MediaQueries(List.of());

    private final List<MediaQuery> queries;

    private MediaQueries(List<MediaQuery> queries) {
        this.queries = queries;
    }

    /// Parses a list; what is invalid in it becomes `not all`.
    public static MediaQueries parse(CharSequence text) {
        return parse(Parser.parseComponentValues(text));
    }

    /// Parses a list; what is invalid in it becomes `not all`.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#parse-a-media-query-list">CSSOM: parse a media query list</a>
    public static MediaQueries parse(ComponentValues values) {
        return values.trim().isEmpty()
                ? ALL
                : new MediaQueries(Parser.splitAtCommas(values).stream().map(MediaQuery::parse).toList());
    }

    /// Whether one of the queries matches, or there is none.
    public boolean matches(MediaContext context) {
        if (queries.isEmpty()) {
            return true;
        }
        for (MediaQuery query : queries) {
            if (query.matches(context)) {
                return true;
            }
        }
        return false;
    }

    /// The number of queries.
    public int size() {
        return queries.size();
    }

    /// The query at `index` as text.
    public String text(int index) {
        return queries.get(index).toString();
    }

    /// The list without the queries that have that text.
    public MediaQueries without(String text) {
        return new MediaQueries(queries.stream().filter(q -> !q.toString().equals(text)).toList());
    }

    /// The list with another one behind.
    public MediaQueries with(MediaQueries more) {
        return new MediaQueries(Stream.concat(queries.stream(), more.queries.stream()).toList());
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-media-query-list">CSSOM: serialize a media query list</a>
    @Override
    public String toString() {
        return String.join(", ", queries.stream().map(MediaQuery::toString).toList());
    }
}
