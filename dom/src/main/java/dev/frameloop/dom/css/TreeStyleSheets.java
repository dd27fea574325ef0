package dev.frameloop.dom.css;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The style sheets of a document or of a shadow tree: those of its elements, and the adopted ones.
///
/// The list is made anew, when it is asked for, after an element with a sheet has come or gone.
///
/// @see <a href="https://drafts.csswg.org/cssom/#documentorshadowroot-document-or-shadow-root-css-style-sheets">CSSOM: document or shadow root CSS style sheets</a>
public final class TreeStyleSheets {
    private final ParentNode root;
    private final StyleSheetList list = new StyleSheetList(this);
    private final List<Runnable> listeners = new ArrayList<>();
    private List<CSSStyleSheet> ofElements = List.of();
    private List<CSSStyleSheet> adopted = List.of();
    private boolean outdated = true;
    private long version;

    private TreeStyleSheets(ParentNode root) {
        this.root = root;
    }

    /// Those of this document or shadow root, the same object each time.
    public static TreeStyleSheets of(ParentNode root) {
        StyleSheetElements.observe(root.nodeDocument());
        return root.companion(TreeStyleSheets.class, () -> new TreeStyleSheets(root));
    }

    /// `document.styleSheets`.
    public static StyleSheetList styleSheets(Document document) {
        return of(document).list;
    }

    /// `shadowRoot.styleSheets`.
    public static StyleSheetList styleSheets(DocumentFragment shadowRoot) {
        return of(shadowRoot).list;
    }

    /// `document.adoptedStyleSheets`.
    ///
    /// DIVERGES: a list that is set as a whole, where the standard has an array that can be changed in place.
    public static List<CSSStyleSheet> adoptedStyleSheets(Document document) {
        return of(document).adopted;
    }

    /// Sets `document.adoptedStyleSheets`.
    ///
    /// @throws DOMException `NotAllowedError` for a sheet that no script of this document constructed
    public static void setAdoptedStyleSheets(Document document, List<CSSStyleSheet> sheets) {
        of(document).adopt(sheets);
    }

    /// `shadowRoot.adoptedStyleSheets`.
    public static List<CSSStyleSheet> adoptedStyleSheets(DocumentFragment shadowRoot) {
        return of(shadowRoot).adopted;
    }

    /// Sets `shadowRoot.adoptedStyleSheets`.
    ///
    /// @throws DOMException `NotAllowedError` for a sheet that no script of this document constructed
    public static void setAdoptedStyleSheets(DocumentFragment shadowRoot, List<CSSStyleSheet> sheets) {
        of(shadowRoot).adopt(sheets);
    }

    private void adopt(List<CSSStyleSheet> sheets) {
        for (CSSStyleSheet sheet : sheets) {
            if (!sheet.isConstructed() || sheet.document() != root.nodeDocument()) {
                throw new DOMException("NotAllowedError",
                        "Only a sheet that was constructed in this document can be adopted.");
            }
        }
        adopted.forEach(sheet -> sheet.removeUser(this));
        adopted = List.copyOf(sheets);
        adopted.forEach(sheet -> sheet.addUser(this));
        changed();
    }

    /// The sheets of elements, in tree order.
    public List<CSSStyleSheet> ofElements() {
        if (outdated) {
            outdated = false;
            ofElements.forEach(sheet -> sheet.removeUser(this));
            List<CSSStyleSheet> found = new ArrayList<>();
            for (Node node = root.firstChild(); node != null; node = node.following(root)) {
                CSSStyleSheet sheet = node instanceof Element element ? StyleSheetElements.sheet(element) : null;
                if (sheet != null) {
                    sheet.addUser(this);
                    found.add(sheet);
                }
            }
            ofElements = List.copyOf(found);
        }
        return ofElements;
    }

    /// All sheets in the order of the cascade: those of elements, then the adopted ones. Disabled ones and those for other media are among
    /// them.
    ///
    /// UNIMPLEMENTED: alternative style sheet sets: a sheet with a title counts like the others.
    public List<CSSStyleSheet> all() {
        List<CSSStyleSheet> result = new ArrayList<>(ofElements());
        result.addAll(adopted);
        return result;
    }

    /// Counts the changes: of the list, of a sheet in it, or of a rule.
    public long version() {
        return version;
    }

    /// Has something run after each change. It must not change anything itself.
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /// No longer has it run.
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /// Called when an element with a sheet has come, gone or changed.
    void elementsChanged() {
        outdated = true;
        changed();
    }

    void sheetChanged(CSSStyleSheet sheet) {
        changed();
    }

    private void changed() {
        version++;
        listeners.forEach(Runnable::run);
    }

    /// Tells the sheets of a node's tree, where there are any yet, that its elements have changed.
    static void elementsChanged(@Nullable ParentNode root) {
        TreeStyleSheets sheets = root == null ? null : root.companionIfPresent(TreeStyleSheets.class);
        if (sheets != null) {
            sheets.elementsChanged();
        }
    }
}
