package dev.frameloop.dom.css;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/// The rules of a sheet or of a rule, live.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssrulelist-interface">CSSOM: interface CSSRuleList</a>
public final class CSSRuleList extends PlatformObject implements Iterable<CSSRule> {
    private final List<CSSRule> rules;

    CSSRuleList(List<CSSRule> rules) {
        this.rules = new ArrayList<>(rules);
    }

    /// The number of rules.
    public long length() {
        return rules.size();
    }

    /// The rule at this place, or null.
    public @Nullable CSSRule item(long index) {
        return index >= 0 && index < rules.size() ? rules.get((int) index) : null;
    }

    /// The rules, as a view that cannot be changed.
    public List<CSSRule> asList() {
        return Collections.unmodifiableList(rules);
    }

    @Override
    public Iterator<CSSRule> iterator() {
        return asList().iterator();
    }

    void insert(int index, CSSRule rule) {
        rules.add(index, rule);
    }

    CSSRule remove(int index) {
        return rules.remove(index);
    }
}
