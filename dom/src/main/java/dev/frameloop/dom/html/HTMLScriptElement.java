package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Names;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// A script.
///
/// It knows when it is to be run, and tells the document's host then; fetching and running is the host's business.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#htmlscriptelement">HTML: HTMLScriptElement</a>
public final class HTMLScriptElement extends HTMLElement {
    /// What kind of script it is.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#concept-script-type">HTML: the script's type</a>
    public enum Type {
        /// A classic script.
        CLASSIC,
        /// A module.
        MODULE,
        /// An import map.
        IMPORT_MAP,
        /// Rules for speculative loading.
        SPECULATION_RULES
    }

    private static final Set<String> JAVASCRIPT_TYPES = Set.of("application/ecmascript", "application/javascript",
            "application/x-ecmascript",
            "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0",
            "text/javascript1.1", "text/javascript1.2",
            "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript",
            "text/x-ecmascript",
            "text/x-javascript");

    private @Nullable Document parserDocument;
    private boolean parserInserted;
    private boolean forceAsync = true;
    private boolean alreadyStarted;
    private @Nullable Type type;
    private int startLine = 1;
    private int startColumn = 1;

    HTMLScriptElement(Document document, String localName) {
        super(document, localName);
    }

    void markParserInserted(Document document, boolean fragment, int line, int column) {
        parserDocument = document;
        forceAsync = false;
        alreadyStarted = fragment;
        startLine = line;
        startColumn = column;
    }

    /// Marks it as one that never runs.
    public void setAlreadyStarted() {
        alreadyStarted = true;
    }

    /// Marks it as one that may run, as those of `createContextualFragment` do.
    public void clearAlreadyStarted() {
        alreadyStarted = false;
        parserDocument = null;
    }

    /// Whether it was prepared once, and so never runs again.
    public boolean isAlreadyStarted() {
        return alreadyStarted;
    }

    /// Whether a parser inserted it, so that it blocks the parser where neither `async` nor `defer` says otherwise. Stays true.
    public boolean isParserInserted() {
        return parserInserted;
    }

    /// Whether it runs as soon as it is loaded, because a script made it and did not set `async` to false.
    public boolean isForceAsync() {
        return forceAsync;
    }

    /// What kind of script it is; known once it is prepared.
    public @Nullable Type scriptType() {
        return type;
    }

    /// The line of the source in which its text begins, counted from 1; 1 for one that no parser made.
    public int startLine() {
        return startLine;
    }

    /// The column in which its text begins, counted from 1; 1 for one that no parser made.
    public int startColumn() {
        return startColumn;
    }

    /// Whether it need not run in order.
    public boolean async() {
        return forceAsync || hasAttribute("async");
    }

    /// Sets whether it need not run in order.
    public void setAsync(boolean value) {
        forceAsync = false;
        toggleAttribute("async", value);
    }

    /// The text of the script.
    @Override
    public String text() {
        return childTextContent();
    }

    /// Replaces the text of the script.
    public void setText(String value) {
        stringReplaceAll(value);
    }

    /// `HTMLScriptElement.supports(type)`: whether scripts of this type can be run.
    public static boolean supports(String type) {
        return type.equals("classic") || type.equals("module") || type.equals("importmap");
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return !alreadyStarted && parserDocument == null;
    }

    @Override
    protected void postConnectionSteps() {
        prepareUnlessParsed();
    }

    @Override
    protected void childrenChangedSteps() {
        if (isConnected()) {
            prepareUnlessParsed();
        }
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (inNamespace != null) {
            return;
        }
        if (name.equals("async") && newValue != null) {
            forceAsync = false;
        }
        if (name.equals("src") && oldValue == null && newValue != null && isConnected()) {
            prepareUnlessParsed();
        }
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        if (alreadyStarted && copy instanceof HTMLScriptElement script) {
            script.alreadyStarted = true;
        }
    }

    private void prepareUnlessParsed() {
        if (parserDocument == null) {
            prepare();
        }
    }

    /// Finds out whether and as what it is to be run, and hands it to the document's host then. The caller of the parser calls this
    /// for each script at whose end the parser stopped.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element">HTML: prepare the script element</a>
    public void prepare() {
        // 1. Once only.
        if (alreadyStarted) {
            return;
        }
        // 2.-4. For now it is as if a script had made it.
        Document madeBy = parserDocument;
        parserDocument = null;
        if (madeBy != null && !hasAttribute("async")) {
            forceAsync = true;
        }
        // 5.-7. Something to run, in a document.
        if (!hasAttribute("src") && childTextContent().isEmpty() || !isConnected()) {
            return;
        }
        // 8.-12. The type; any unknown one is data.
        Type found = determineType();
        if (found == null) {
            return;
        }
        type = found;
        // 13.-14. The parser made it after all.
        if (madeBy != null) {
            parserDocument = madeBy;
            parserInserted = true;
            forceAsync = false;
        }
        // 15. It has started.
        alreadyStarted = true;
        // 17.-21. Not in another document than it was parsed into, nor where it says so.
        if (madeBy != null && madeBy != nodeDocument() || found == Type.CLASSIC && hasAttribute("nomodule")
                || isForAnotherEvent()) {
            return;
        }
        // 22.-35. Fetching and running.
        nodeDocument().loading().host().scriptPrepared(this);
    }

    private @Nullable Type determineType() {
        String typeValue = getAttributeNS(null, "type");
        String language = getAttributeNS(null, "language");
        String text;
        if (typeValue != null) {
            text = typeValue.isEmpty() ? "text/javascript" : Names.strip(typeValue);
        } else {
            text = language == null || language.isEmpty() ? "text/javascript" : "text/" + language;
        }
        String lower = Names.toAsciiLowercase(text);
        return JAVASCRIPT_TYPES.contains(lower) ? Type.CLASSIC : switch (lower) {
            case "module" -> Type.MODULE;
            case "importmap" -> Type.IMPORT_MAP;
            case "speculationrules" -> Type.SPECULATION_RULES;
            default -> null;
        };
    }

    private boolean isForAnotherEvent() {
        String event = getAttributeNS(null, "event");
        String target = getAttributeNS(null, "for");
        if (event == null || target == null || type != Type.CLASSIC) {
            return false;
        }
        String name = Names.toAsciiLowercase(Names.strip(event));
        return !Names.equalsIgnoringAsciiCase(Names.strip(target), "window")
                || !name.equals("onload") && !name.equals("onload()");
    }
}
