package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.syntax.ComponentValues;

/// `@media`.
///
/// @see <a href="https://drafts.csswg.org/css-conditional-3/#the-cssmediarule-interface">CSS Conditional Rules: interface CSSMediaRule</a>
public final class CSSMediaRule extends CSSConditionRule {
    private final MediaList media;

    CSSMediaRule(MediaQueries queries, ComponentValues content) {
        super(content);
        media = new MediaList(queries, _ -> changed());
    }

    @Override
    public int type() {
        return 4;
    }

    /// The queries, always the same object.
    public MediaList media() {
        return media;
    }

    @Override
    public String conditionText() {
        return media.mediaText();
    }

    /// Whether the queries match.
    public boolean matches(MediaContext context) {
        return media.queries().matches(context);
    }

    @Override
    public String cssText() {
        return block("@media " + conditionText(), cssRules());
    }
}
