package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.TreeStyleSheets;
import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

/// The rules of one tree, made anew when its sheets or the media have changed.
final class TreeRules {
    private final TreeStyleSheets sheets;
    private final boolean quirks;
    private long version = -1;
    private @Nullable MediaContext media;
    private AuthorRules rules;

    TreeRules(ParentNode root, MediaContext media) {
        this.sheets = TreeStyleSheets.of(root);
        this.quirks = root.nodeDocument().isQuirksMode();
        this.rules = new AuthorRules(sheets.all(), media, quirks);
        this.version = sheets.version();
        this.media = media;
    }

    /// Makes the rules anew where that is needed; whether it was.
    boolean refresh(MediaContext newMedia) {
        if (version == sheets.version() && newMedia.equals(media)) {
            return false;
        }
        rules = new AuthorRules(sheets.all(), newMedia, quirks);
        version = sheets.version();
        media = newMedia;
        return true;
    }

    AuthorRules author() {
        return rules;
    }

    RuleSet rules() {
        return rules.rules();
    }
}
