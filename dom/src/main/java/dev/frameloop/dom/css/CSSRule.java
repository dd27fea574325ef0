package dev.frameloop.dom.css;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// A rule of a style sheet.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssrule-interface">CSSOM: interface CSSRule</a>
public abstract class CSSRule extends PlatformObject {
    private @Nullable CSSRule parentRule;
    private @Nullable CSSStyleSheet parentStyleSheet;

    CSSRule() {}

    @Override
    public @Nullable Realm relevantRealm() {
        return parentStyleSheet == null ? null : parentStyleSheet.relevantRealm();
    }

    /// The rule around this one, or null.
    public final @Nullable CSSRule parentRule() {
        return parentRule;
    }

    /// The sheet that this rule is in, or null once it was deleted.
    public final @Nullable CSSStyleSheet parentStyleSheet() {
        return parentStyleSheet;
    }

    /// The old number of its kind, or 0.
    public int type() {
        return 0;
    }

    /// The rule as text.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-rule">CSSOM: serialize a CSS rule</a>
    public abstract String cssText();

    /// Does nothing.
    public final void setCssText(String text) {}

    final void attach(@Nullable CSSRule parent, @Nullable CSSStyleSheet sheet) {
        parentRule = parent;
        parentStyleSheet = sheet;
    }

    /// Tells the sheet that something in this rule has changed.
    final void changed() {
        if (parentStyleSheet != null) {
            parentStyleSheet.changed();
        }
    }

    /// The nearest style rule around, or null.
    final @Nullable CSSStyleRule enclosingStyleRule() {
        CSSRule up = parentRule;
        while (up != null && !(up instanceof CSSStyleRule)) {
            up = up.parentRule;
        }
        return (CSSStyleRule) up;
    }

    /// How many rules are around.
    final int depth() {
        int depth = 0;
        for (CSSRule up = parentRule; up != null; up = up.parentRule) {
            depth++;
        }
        return depth;
    }
}
