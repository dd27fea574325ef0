package dev.frameloop.dom.window;

import dev.frameloop.dom.css.StyleSheetLoading;
import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.PageTransitionEvent;
import dev.frameloop.dom.event.PageTransitionEventInit;
import dev.frameloop.dom.html.DocumentParser;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLScriptElement;
import dev.frameloop.dom.html.HtmlParser;
import dev.frameloop.dom.html.XmlParser;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.performance.PerformanceTiming.Station;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentHost;
import dev.frameloop.dom.tree.DocumentLoading.Readiness;
import dev.frameloop.dom.tree.DocumentLoading.ScriptWritableParser;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Brings a document from its text to its `load` event: parses, runs scripts in the middle of it, and says how far it is.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-end">HTML: the end</a>
public final class DocumentLoader implements DocumentHost, ScriptWritableParser {
    private final Window window;
    private final Document document;
    private final HtmlParser htmlParser;
    private DocumentParser parser;
    private final ScriptRunner scripts;
    private final Frames frames;
    private Consumer<Element> imageHost = image -> {};
    private int loadEventDelays;
    private boolean parsed;
    private boolean contentLoaded;
    private boolean completing;

    /// @param window the window that shows the document
    /// @param fetcher loads what belongs to the document
    /// @param scripting whether scripts run
    public DocumentLoader(Window window, ResourceFetcher fetcher, boolean scripting) {
        this.window = window;
        document = window.document();
        window.initializeFetcher(fetcher);
        htmlParser = new HtmlParser(document, scripting);
        parser = htmlParser;
        scripts = new ScriptRunner(window, this, fetcher);
        window.setModuleHost(scripts.modules());
        frames = new Frames(window);
        htmlParser.setWrittenScriptRunner(HTMLScriptElement::prepare);
        htmlParser.setReopenedListener(this::reopened);
        document.loading().begin(document.isHtmlDocument() ? this : null);
        document.loading().setHost(this);
        StyleSheetLoading.of(document).setLoader(new StyleSheetFetcher(window, this, fetcher));
    }

    /// Begins to parse, in a task.
    ///
    /// @param markup the whole text of the document
    public void load(String markup) {
        reached(Station.DOM_LOADING);
        if (document.isHtmlDocument()) {
            htmlParser.append(markup);
            htmlParser.finish();
        }
        window.queueGlobalTask(TaskSource.NETWORKING, "parse the document", () -> {
            if (!document.isHtmlDocument()) {
                parser = XmlParser.of(document, markup);
            }
            parse();
        });
    }

    /// Makes the document that a frame shows at first: it is there at once, complete, without an event.
    void loadBlank() {
        htmlParser.finish();
        htmlParser.parseUntilScript();
        document.loading().updateReadiness(Readiness.COMPLETE);
        parsed = true;
        contentLoaded = true;
        completing = true;
    }

    private void reached(Station station) {
        window.performance().timing().reached(station);
    }

    /// The frames in the document.
    Frames frames() {
        return frames;
    }

    // ---- What scripts write ---------------------------------------------------------------------------------------------------

    @Override
    public void write(String text) {
        htmlParser.write(text);
    }

    @Override
    public void open() {
        htmlParser.open();
    }

    @Override
    public void close() {
        htmlParser.close();
        if (!parsed && parser.isFinished() && !scripts.isParserBlocked()) {
            end();
        }
    }

    private void reopened() {
        document.loading().setParser(this);
        parsed = false;
        contentLoaded = false;
        completing = false;
        if (window.navigable() != null) {
            window.navigable().delayParent();
        }
    }

    /// Whether the document has loaded and `load` has been fired.
    public boolean isComplete() {
        return document.loading().readiness() == Readiness.COMPLETE;
    }

    private void parse() {
        while (true) {
            HTMLScriptElement script = parser.parseUntilScript();
            if (script == null) {
                break;
            }
            // The end tag of a script: a checkpoint if no page code is on the stack, then the script.
            if (!window.eventLoop().isRunningCallback()) {
                window.eventLoop().performMicrotaskCheckpoint();
            }
            script.prepare();
            if (scripts.isParserBlocked()) {
                htmlParser.setPaused(true);
                return;
            }
        }
        if (parser.isFinished()) {
            end();
        }
    }

    void parserBlockingScriptIsReady() {
        htmlParser.setPaused(false);
        scripts.runParserBlockingScript();
        parse();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-end">HTML: the end</a>
    private void end() {
        // 1.-3. Parsed.
        parsed = true;
        reached(Station.DOM_INTERACTIVE);
        document.loading().updateReadiness(Readiness.INTERACTIVE);
        runDeferredScripts();
    }

    /// Steps 5 and 6 of the end.
    void runDeferredScripts() {
        if (!parsed || contentLoaded || !scripts.runDeferredScripts()) {
            return;
        }
        contentLoaded = true;
        window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "DOMContentLoaded", () -> {
            reached(Station.DOM_CONTENT_LOADED_EVENT_START);
            document.fire("DOMContentLoaded", EventInit.BUBBLES);
            reached(Station.DOM_CONTENT_LOADED_EVENT_END);
            completeIfNothingDelays();
        });
    }

    /// Keeps `load` from being fired until {@link #undelayLoadEvent} is called as many times.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#delay-the-load-event">HTML: delay the load event</a>
    public void delayLoadEvent() {
        loadEventDelays++;
    }

    /// Ends what {@link #delayLoadEvent} began.
    public void undelayLoadEvent() {
        loadEventDelays--;
        completeIfNothingDelays();
    }

    /// Steps 7 to 9 of the end.
    private void completeIfNothingDelays() {
        if (!contentLoaded || loadEventDelays > 0 || completing) {
            return;
        }
        completing = true;
        window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "load", this::complete);
    }

    private void complete() {
        // 9.1 The document is complete.
        reached(Station.DOM_COMPLETE);
        document.loading().updateReadiness(Readiness.COMPLETE);
        reached(Station.LOAD_EVENT_START);
        // 9.2-5 Fire `load` at the window, with the document as its target.
        window.fireWithLegacyTargetOverride(new Event(window.realm(), "load", EventInit.DEFAULT));
        reached(Station.LOAD_EVENT_END);
        // 9.6-11 Fire `pageshow` likewise.
        window.fireWithLegacyTargetOverride(new PageTransitionEvent(window.relevantRealm(), "pageshow",
                new PageTransitionEventInit(true, true, false, false)));
        if (window.navigable() != null) {
            window.navigable().loaded();
        }
    }

    @Override
    public void scriptPrepared(Element script) {
        if (script instanceof HTMLScriptElement element) {
            scripts.prepared(element);
        }
    }

    /// Who loads and shows images; without one no image is loaded.
    public void setImageHost(Consumer<Element> newImageHost) {
        imageHost = newImageHost;
    }

    @Override
    public void imageChanged(Element image) {
        imageHost.accept(image);
    }

    @Override
    public void labelClicked(Element control) {
        if (control instanceof HTMLElement html) {
            window.documentFocus().runFocusingSteps(html, Focus.Trigger.CLICK);
        }
    }

    @Override
    public void followHyperlink(Element link, Event event) {
        Navigable navigable = window.navigable();
        Navigable target = navigable == null ? null : navigable.choose(link.attributeOrEmpty("target"));
        if (target != null) {
            window.location().navigate(target, link.attributeOrEmpty("href"));
        }
    }

    @Override
    public void frameChanged(Element frame) {
        frames.changed(frame);
    }

    @Override
    public void frameDisconnected(Element frame) {
        frames.disconnected(frame);
    }

    @Override
    public @Nullable Document contentDocument(Element frame) {
        Navigable navigable = frames.get(frame);
        return navigable == null || !navigable.window().origin().equals(window.origin())
                ? null
                : navigable.window().document();
    }

    @Override
    public @Nullable EventTarget contentWindow(Element frame) {
        Navigable navigable = frames.get(frame);
        return navigable == null ? null : navigable.window();
    }
}
