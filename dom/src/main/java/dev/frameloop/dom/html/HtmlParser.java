package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentLoading;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Parses an HTML document into the tree, and stops behind each script.
///
/// ```java
/// HtmlParser parser = new HtmlParser(document, true);
/// parser.append(markup);
/// parser.finish();
/// HTMLScriptElement script;
/// while ((script = parser.parseUntilScript()) != null) {
///     run(script); // sees the tree as far as it is parsed; may call document.write
/// }
/// ```
///
/// Text may come in pieces; then {@link #parseUntilScript} also returns null where it has run out of text, and
/// {@link #isFinished} tells the end.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#overview-of-the-parsing-model">HTML: the parsing model</a>
public final class HtmlParser implements DocumentParser, DocumentLoading.ScriptWritableParser {
    private static final int MAX_WRITE_NESTING = 20;

    private final Document document;
    private final boolean scripting;
    private InputStream input = new InputStream();
    private Tokenizer tokenizer = new Tokenizer(input);
    private TreeConstruction tree;
    private @Nullable Consumer<HTMLScriptElement> writtenScriptRunner;
    private @Nullable Runnable reopened;
    private boolean paused;
    private boolean openedByScript;
    private int writeNesting;

    /// A parser for an empty document.
    ///
    /// @param scripting whether scripts will run, so that `noscript` is text
    public HtmlParser(Document document, boolean scripting) {
        this.document = document;
        this.scripting = scripting;
        tree = new TreeConstruction(document, tokenizer, scripting);
        tree.declarativeShadowRoots = true;
    }

    /// Parses a whole text into an empty document, running no script.
    public static void parse(Document document, String markup) {
        HtmlParser parser = new HtmlParser(document, false);
        parser.tree.declarativeShadowRoots = false;
        parser.append(markup);
        parser.finish();
        HTMLScriptElement script;
        while ((script = parser.parseUntilScript()) != null) {
            script.setAlreadyStarted();
        }
    }

    /// Who runs the scripts that `document.write` brings, while the script that writes them still runs.
    public void setWrittenScriptRunner(Consumer<HTMLScriptElement> runner) {
        writtenScriptRunner = runner;
    }

    /// Who is told when `document.open` begins the document anew; it has to call {@link #parseUntilScript} after
    /// {@link #isInputClosed} has become true.
    public void setReopenedListener(Runnable listener) {
        reopened = listener;
    }

    /// Adds text to the end of the input.
    public void append(String text) {
        input.append(text);
    }

    /// Says that no text is added any more.
    public void finish() {
        input.close();
    }

    /// Whether {@link #finish} or `document.close` has ended the input.
    public boolean isInputClosed() {
        return input.isClosed();
    }

    @Override
    public boolean isFinished() {
        return tree.stopped;
    }

    /// While paused, because a script that blocks the parser is being loaded, written text waits.
    public void setPaused(boolean nowPaused) {
        paused = nowPaused;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#scriptEndTag">HTML: an end tag whose tag name is "script"</a>
    @Override
    public @Nullable HTMLScriptElement parseUntilScript() {
        input.restoreInsertionPoint(-1);
        HTMLScriptElement script = advance();
        if (script != null) {
            input.defineInsertionPoint();
        }
        return script;
    }

    private @Nullable HTMLScriptElement advance() {
        StringBuilder text = new StringBuilder();
        while (!tree.stopped) {
            Token token = tokenizer.next();
            if (token instanceof Token.Characters characters
                    && (characters.data().length() > 1 || !characters.isNull())) {
                text.append(characters.data());
                continue;
            }
            if (!text.isEmpty()) {
                tree.process(new Token.Characters(text.toString()));
                text.setLength(0);
            }
            if (token == null) {
                return null;
            }
            tree.process(token);
            HTMLScriptElement script = tree.endedScript;
            if (script != null) {
                tree.endedScript = null;
                return script;
            }
        }
        return null;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps">HTML: document write steps</a>
    @Override
    public void write(String text) {
        // Without an insertion point the document is opened anew, unless text is still coming.
        if (!input.hasInsertionPoint() && !(openedByScript && !tree.stopped)) {
            if (!tree.stopped) {
                return;
            }
            open();
        }
        if (writeNesting >= MAX_WRITE_NESTING) {
            return;
        }
        // The text goes to the insertion point, and is parsed at once as far as it goes.
        input.insert(text);
        if (paused) {
            return;
        }
        writeNesting++;
        try {
            HTMLScriptElement script;
            while ((script = advance()) != null) {
                int outer = input.insertionPointFromEnd();
                input.defineInsertionPoint();
                if (writtenScriptRunner != null) {
                    writtenScriptRunner.accept(script);
                }
                input.restoreInsertionPoint(outer);
            }
        } finally {
            writeNesting--;
        }
    }

    @Override
    public void open() {
        if (!tree.stopped || input.hasInsertionPoint()) {
            return;
        }
        Mutations.replaceAll(null, document);
        document.setMode(Document.Mode.NO_QUIRKS);
        input = new InputStream();
        tokenizer = new Tokenizer(input);
        tree = new TreeConstruction(document, tokenizer, scripting);
        openedByScript = true;
        document.loading().begin(this);
        if (reopened != null) {
            reopened.run();
        }
    }

    @Override
    public void close() {
        if (openedByScript && !tree.stopped && !input.isClosed()) {
            input.close();
            write("");
        }
    }

    /// Parses markup as the contents of an element. Scripts in it never run.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-parsing-algorithm">HTML: HTML fragment parsing algorithm</a>
    public static DocumentFragment parseFragment(Element context, String markup) {
        // 1.-3. A document of its own, in the mode of the context's.
        Document document = Document.newSibling("text/html", context.nodeDocument().URL(), context.nodeDocument());
        document.setMode(context.nodeDocument().mode());
        InputStream input = new InputStream();
        Tokenizer tokenizer = new Tokenizer(input);
        TreeConstruction tree = new TreeConstruction(document, tokenizer, context.nodeDocument().defaultView() != null);
        // 4. What the context makes of text.
        switchTokenizer(tokenizer, context, tree.scripting);
        // 5.-9. A root, and the context in its place.
        Element root = document.createHtmlElement("html");
        Mutations.append(root, document);
        tree.open.push(root);
        if (context.isHtml("template")) {
            tree.templateModes.addLast(TreeConstruction.Mode.IN_TEMPLATE);
        }
        tree.context = context;
        tree.resetInsertionMode();
        tokenizer.allowCdata(!Namespaces.HTML.equals(context.namespaceURI()));
        // 10. The nearest form around it.
        for (Node node = context; node != null; node = node.parentNode()) {
            if (node instanceof Element element && element.isHtml("form")) {
                tree.formPointer = element;
                break;
            }
        }
        // 11.-12. Parse all of it.
        HtmlParser parser = new HtmlParser(document, input, tokenizer, tree);
        parser.append(markup);
        parser.finish();
        while (parser.advance() != null) {
            continue;
        }
        // 13.-14. The children, in the context's document.
        DocumentFragment content = context.templateContent();
        DocumentFragment fragment = new DocumentFragment(
                content != null ? content.nodeDocument() : context.nodeDocument());
        for (Node child = root.firstChild(); child != null; child = root.firstChild()) {
            Mutations.append(child, fragment);
        }
        return fragment;
    }

    private HtmlParser(Document document, InputStream input, Tokenizer tokenizer, TreeConstruction tree) {
        this.document = document;
        this.scripting = tree.scripting;
        this.input = input;
        this.tokenizer = tokenizer;
        this.tree = tree;
    }

    private static void switchTokenizer(Tokenizer tokenizer, Element context, boolean scripting) {
        if (!Namespaces.HTML.equals(context.namespaceURI())) {
            return;
        }
        tokenizer.setLastStartTag(context.localName());
        tokenizer.switchTo(switch (context.localName()) {
            case "title", "textarea" -> Tokenizer.State.RCDATA;
            case "style", "xmp", "iframe", "noembed", "noframes" -> Tokenizer.State.RAWTEXT;
            case "script" -> Tokenizer.State.SCRIPT_DATA;
            case "noscript" -> scripting ? Tokenizer.State.RAWTEXT : Tokenizer.State.DATA;
            case "plaintext" -> Tokenizer.State.PLAINTEXT;
            default -> Tokenizer.State.DATA;
        });
    }
}
