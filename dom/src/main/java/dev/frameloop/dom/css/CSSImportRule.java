package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.condition.SupportsCondition;
import dev.frameloop.dom.css.syntax.Serialization;

import org.jspecify.annotations.Nullable;

/// `@import`.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssimportrule-interface">CSSOM: interface CSSImportRule</a>
public final class CSSImportRule extends CSSRule {
    private final String href;
    private final MediaList media;
    private final @Nullable String layerName;
    private final @Nullable String supportsText;
    private final boolean supported;
    private @Nullable CSSStyleSheet styleSheet;

    CSSImportRule(String href, MediaQueries queries, @Nullable String layerName, @Nullable String supportsText,
            @Nullable SupportsCondition supports) {
        this.href = href;
        media = new MediaList(queries, _ -> changed());
        this.layerName = layerName;
        this.supportsText = supportsText;
        supported = supports == null || supports.matches(CSS::isSupported);
    }

    @Override
    public int type() {
        return 3;
    }

    /// The address, as written.
    public String href() {
        return href;
    }

    /// The queries, always the same object.
    public MediaList media() {
        return media;
    }

    /// The imported sheet; null while it is not loaded.
    public @Nullable CSSStyleSheet styleSheet() {
        return styleSheet;
    }

    /// The layer; the empty string for one of its own, null for none.
    public @Nullable String layerName() {
        return layerName;
    }

    /// The condition, or null.
    public @Nullable String supportsText() {
        return supportsText;
    }

    /// Whether the condition holds; if not, nothing is loaded.
    boolean isSupported() {
        return supported;
    }

    void setStyleSheet(CSSStyleSheet sheet) {
        styleSheet = sheet;
        changed();
    }

    @Override
    public String cssText() {
        StringBuilder out = new StringBuilder("@import ").append(Serialization.url(href));
        if (layerName != null) {
            out.append(layerName.isEmpty() ? " layer" : " layer(" + layerName + ")");
        }
        if (supportsText != null) {
            out.append(" supports(").append(supportsText).append(')');
        }
        if (media.length() > 0) {
            out.append(' ').append(media.mediaText());
        }
        return out.append(';').toString();
    }
}
