package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.value.CounterChanges;
import dev.frameloop.dom.css.value.CounterReference;
import dev.frameloop.dom.css.value.CounterStyleName;
import dev.frameloop.dom.css.value.ListStyleType;
import dev.frameloop.dom.css.value.QuoteKeyword;
import dev.frameloop.dom.css.value.Quotes;
import dev.frameloop.dom.css.value.StringValue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The counters that are in scope at a place of the document, innermost last, and how deep quotes are nested there.
///
/// @see <a href="https://drafts.csswg.org/css-lists-3/#nested-counters">CSS Lists 3: nested counters and scope</a>
final class CounterScopes {
    private final Map<String, Deque<Instance>> counters = new HashMap<>();
    private int quoteDepth;

    /// A counter.
    ///
    /// @param depth of the element that made it
    private static final class Instance {
        final int depth;
        int value;

        Instance(int depth, int value) {
            this.depth = depth;
            this.value = value;
        }
    }

    /// `counter-reset` on an element: a new counter, in the place of one that a sibling made.
    void reset(CounterChanges changes, int depth) {
        for (CounterChanges.Change change : changes.changes()) {
            push(change.name(), depth, change.value() == null ? 0 : change.value());
        }
    }

    void push(String name, int depth, int value) {
        Deque<Instance> instances = counters.computeIfAbsent(name, _ -> new ArrayDeque<>());
        while (!instances.isEmpty() && instances.getLast().depth >= depth) {
            instances.removeLast();
        }
        instances.addLast(new Instance(depth, value));
    }

    void increment(String name, int depth, int by) {
        Deque<Instance> instances = instances(name, depth);
        instances.getLast().value = (int) Math.max(Integer.MIN_VALUE,
                Math.min(Integer.MAX_VALUE, (long) instances.getLast().value + by));
    }

    void set(String name, int depth, int value) {
        instances(name, depth).getLast().value = value;
    }

    private Deque<Instance> instances(String name, int depth) {
        Deque<Instance> instances = counters.computeIfAbsent(name, _ -> new ArrayDeque<>());
        if (instances.isEmpty()) {
            instances.addLast(new Instance(depth, 0));
        }
        return instances;
    }

    /// Leaves an element: the counters that were made in it are out of scope.
    void leave(int depth) {
        for (Deque<Instance> instances : counters.values()) {
            while (!instances.isEmpty() && instances.getLast().depth > depth + 1) {
                instances.removeLast();
            }
        }
    }

    /// The value of the innermost counter of a name.
    int value(String name) {
        Deque<Instance> instances = counters.get(name);
        return instances == null || instances.isEmpty() ? 0 : instances.getLast().value;
    }

    String text(CounterReference reference) {
        if (reference.separator() == null) {
            return text(reference.style(), value(reference.name()));
        }
        List<String> values = new ArrayList<>();
        Deque<Instance> instances = counters.get(reference.name());
        if (instances == null || instances.isEmpty()) {
            return text(reference.style(), 0);
        }
        for (Instance instance : instances) {
            values.add(text(reference.style(), instance.value));
        }
        return String.join(reference.separator(), values);
    }

    private static String text(ListStyleType style, int value) {
        return switch (style) {
            case CounterStyleName name -> CounterStyle.of(name.name()).text(value);
            case StringValue string -> string.value();
            default -> "";
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-content-3/#quotes-insert">CSS Generated Content 3: inserting quotation marks</a>
    String quote(QuoteKeyword keyword, Quotes quotes) {
        return switch (keyword) {
            case OPEN_QUOTE -> mark(quotes, quoteDepth++, true);
            case NO_OPEN_QUOTE -> {
                quoteDepth++;
                yield "";
            }
            case CLOSE_QUOTE -> quoteDepth == 0 ? "" : mark(quotes, --quoteDepth, false);
            case NO_CLOSE_QUOTE -> {
                quoteDepth = Math.max(0, quoteDepth - 1);
                yield "";
            }
        };
    }

    private static String mark(Quotes quotes, int depth, boolean open) {
        if (quotes.automatic()) {
            return depth == 0 ? open ? "\u201C" : "\u201D" : open ? "\u2018" : "\u2019";
        }
        if (quotes.pairs().isEmpty()) {
            return "";
        }
        Quotes.Pair pair = quotes.pairs().get(Math.min(depth, quotes.pairs().size() - 1));
        return open ? pair.open() : pair.close();
    }
}
