package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.TreeStyleSheets;
import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

/// The rules of one tree, made anew when its sheets or the media have changed.
final class TreeRules {
    private final ParentNode root;
    private final TreeStyleSheets sheets;
    private final boolean quirks;
    private long version = -1;
    private @Nullable MediaContext media;
    private AuthorRules rules;

    /// @param onChange is called when the sheets have changed
    TreeRules(ParentNode root, MediaContext media, Runnable onChange) {
        this.root = root;
        this.sheets = TreeStyleSheets.of(root);
        sheets.addListener(onChange);
        this.quirks = root.nodeDocument().isQuirksMode();
        this.rules = new AuthorRules(sheets.all(), media, quirks);
        this.version = sheets.version();
        this.media = media;
    }

    /// The document or shadow root.
    ParentNode root() {
        return root;
    }

    /// Whether the rules have to be made anew.
    boolean isStale(MediaContext newMedia) {
        return version != sheets.version() || !newMedia.equals(media);
    }

    /// Makes the rules anew.
    void refresh(MediaContext newMedia) {
        rules = new AuthorRules(sheets.all(), newMedia, quirks);
        version = sheets.version();
        media = newMedia;
    }

    AuthorRules author() {
        return rules;
    }

    RuleSet rules() {
        return rules.rules();
    }
}
