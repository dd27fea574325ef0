package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.selector.NamespaceContext;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A style sheet of CSS: one of a `style` or `link` element, an imported one, or one that a script constructed.
///
/// DIVERGES: a sheet of any origin can be read, since all that a page may load is its own.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssstylesheet-interface">CSSOM: interface CSSStyleSheet</a>
public final class CSSStyleSheet extends StyleSheet {
    private final Document document;
    private final @Nullable Element ownerNode;
    private final @Nullable CSSImportRule ownerRule;
    private final @Nullable String href;
    private final String baseURL;
    private final boolean constructed;
    private final MediaList media;
    private final List<TreeStyleSheets> users = new ArrayList<>();
    private CSSRuleList rules;
    private long version;

    private CSSStyleSheet(Document document, @Nullable Element ownerNode, @Nullable CSSImportRule ownerRule,
            @Nullable String href, @Nullable String baseURL, boolean constructed, MediaQueries queries) {
        this.document = document;
        this.ownerNode = ownerNode;
        this.ownerRule = ownerRule;
        this.href = href;
        this.baseURL = baseURL != null ? baseURL : document.baseURI();
        this.constructed = constructed;
        media = new MediaList(queries, _ -> changed());
        rules = new CSSRuleList(List.of());
    }

    /// `new CSSStyleSheet(options)`.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet">CSSOM: constructor</a>
    public CSSStyleSheet(Realm realm, CSSStyleSheetInit options) {
        this(Document.associatedWith(realm), options);
    }

    /// As {@link #CSSStyleSheet(Realm, CSSStyleSheetInit)} of the realm of that document.
    public CSSStyleSheet(Document document, CSSStyleSheetInit options) {
        this(document, null, null, null, options.baseURL(), true,
                options.media() instanceof MediaList list
                        ? list.queries()
                        : MediaQueries.parse(options.media().toString()));
        setDisabled(options.disabled());
    }

    /// The sheet of an element.
    ///
    /// @param href where it was loaded from; null where it stands in the page
    static CSSStyleSheet ofElement(Element owner, @Nullable String href, MediaQueries media, String text) {
        CSSStyleSheet sheet = new CSSStyleSheet(owner.nodeDocument(), owner, null, href, href, false, media);
        sheet.replaceRules(text, true);
        return sheet;
    }

    /// An imported sheet.
    static CSSStyleSheet imported(CSSStyleSheet importer, CSSImportRule rule, String href, String text) {
        CSSStyleSheet sheet = new CSSStyleSheet(importer.document, null, rule, href, href, false,
                rule.media().queries());
        sheet.replaceRules(text, true);
        return sheet;
    }

    /// A sheet that belongs to no page, the user agent's for instance.
    public static CSSStyleSheet standalone(Document document, String text) {
        CSSStyleSheet sheet = new CSSStyleSheet(document, null, null, null, null, false, MediaQueries.ALL);
        sheet.replaceRules(text, false);
        return sheet;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return document.relevantRealm();
    }

    @Override
    public @Nullable String href() {
        return href;
    }

    @Override
    public @Nullable Element ownerNode() {
        return ownerNode;
    }

    /// The `@import` rule, or null.
    public @Nullable CSSRule ownerRule() {
        return ownerRule;
    }

    @Override
    public @Nullable CSSStyleSheet parentStyleSheet() {
        return ownerRule == null ? null : ownerRule.parentStyleSheet();
    }

    @Override
    public @Nullable String title() {
        String title = ownerNode == null ? "" : ownerNode.attributeOrEmpty("title");
        return title.isEmpty() ? null : title;
    }

    @Override
    public MediaList media() {
        return media;
    }

    /// What relative addresses in it are resolved against.
    public String baseURL() {
        return baseURL;
    }

    /// The document that it belongs to, or whose script constructed it.
    public Document document() {
        return document;
    }

    /// Whether a script constructed it.
    boolean isConstructed() {
        return constructed;
    }

    /// The rules; the same object until {@link #replaceSync}.
    public CSSRuleList cssRules() {
        return rules;
    }

    /// As {@link #cssRules}.
    public CSSRuleList rules() {
        return rules;
    }

    /// Parses a rule and inserts it.
    ///
    /// @param index 0 to the number of rules
    /// @return the index
    /// @throws DOMException `SyntaxError`, `IndexSizeError`, `HierarchyRequestError`, `InvalidStateError`
    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule">CSSOM: insertRule()</a>
    public long insertRule(String rule, long index) {
        RuleParser parser = new RuleParser(this, null);
        if (constructed && parser.rule(rule) instanceof CSSImportRule) {
            throw new DOMException("SyntaxError", "A constructed sheet takes no @import rules.");
        }
        Rules.insert(rules, parser, rule, index, null, this);
        changed();
        if (rules.item(index) instanceof CSSImportRule imported) {
            StyleSheetLoading.of(document).loadImport(this, imported);
        }
        return index;
    }

    /// As {@link #insertRule(String, long)} at the beginning.
    public long insertRule(String rule) {
        return insertRule(rule, 0);
    }

    /// Takes a rule out.
    ///
    /// @throws DOMException `IndexSizeError`, `InvalidStateError`
    public void deleteRule(long index) {
        Rules.remove(rules, index);
        changed();
    }

    /// As {@link #insertRule} of `selector { style }`.
    ///
    /// @return -1
    public long addRule(String selector, String style, long index) {
        insertRule(selector + " { " + style + " }", index);
        return -1;
    }

    /// As {@link #addRule(String, String, long)} at the end.
    ///
    /// @return -1
    public long addRule(String selector, String style) {
        return addRule(selector, style, rules.length());
    }

    /// As {@link #deleteRule}.
    public void removeRule(long index) {
        deleteRule(index);
    }

    /// Replaces all rules; `@import` rules are left out.
    ///
    /// @throws DOMException `NotAllowedError` where no script constructed this sheet
    /// @see <a href="https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet">CSSOM: synchronously replace the rules of a CSSStyleSheet</a>
    public void replaceSync(String text) {
        if (!constructed) {
            throw new DOMException("NotAllowedError", "Only the rules of a constructed sheet can be replaced.");
        }
        replaceRules(text, false);
        changed();
    }

    /// As {@link #replaceSync}, with a promise of this sheet.
    ///
    /// DIVERGES: the rules are replaced at once, as nothing has to be loaded for them.
    ///
    /// @throws IllegalStateException where the document runs no scripts
    public ScriptPromise replace(String text) {
        Realm realm = relevantRealm();
        if (realm == null) {
            throw new IllegalStateException("the document of this sheet has no realm to make promises in");
        }
        ScriptPromise promise = realm.newPromise();
        try {
            replaceSync(text);
            promise.resolve(this);
        } catch (DOMException e) {
            promise.reject(e);
        }
        return promise;
    }

    private void replaceRules(String text, boolean withImports) {
        rules = new CSSRuleList(List.of());
        List<CSSRule> parsed = new RuleParser(this, null).stylesheet(text, withImports);
        parsed.forEach(rule -> rule.attach(null, this));
        rules = new CSSRuleList(parsed);
        if (withImports) {
            for (CSSRule rule : parsed) {
                if (rule instanceof CSSImportRule imported) {
                    StyleSheetLoading.of(document).loadImport(this, imported);
                }
            }
        }
    }

    /// The namespaces that the rules declare.
    public NamespaceContext namespaces() {
        String defaultNamespace = null;
        Map<String, String> prefixes = new HashMap<>();
        for (CSSRule rule : rules) {
            if (rule instanceof CSSNamespaceRule namespace) {
                if (namespace.prefix().isEmpty()) {
                    defaultNamespace = namespace.namespaceURI();
                } else {
                    prefixes.put(namespace.prefix(), namespace.namespaceURI());
                }
            }
        }
        return defaultNamespace == null && prefixes.isEmpty()
                ? NamespaceContext.NONE
                : new NamespaceContext(defaultNamespace, Map.copyOf(prefixes));
    }

    /// Counts the changes of the sheet and of what it imports.
    public long version() {
        return version;
    }

    @Override
    void changed() {
        version++;
        CSSStyleSheet importer = parentStyleSheet();
        if (importer != null) {
            importer.changed();
        }
        for (TreeStyleSheets user : List.copyOf(users)) {
            user.sheetChanged(this);
        }
    }

    void addUser(TreeStyleSheets user) {
        if (!users.contains(user)) {
            users.add(user);
        }
    }

    void removeUser(TreeStyleSheets user) {
        users.remove(user);
    }
}
