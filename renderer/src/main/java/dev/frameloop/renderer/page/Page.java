package dev.frameloop.renderer.page;

import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptEngine;
import dev.frameloop.dom.script.ScriptFrame;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.dom.script.ScriptlessRealm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.window.DocumentLoader;
import dev.frameloop.dom.window.DocumentText;
import dev.frameloop.dom.window.Navigable;
import dev.frameloop.dom.window.Window;
import dev.frameloop.dom.window.WindowSettings;
import dev.frameloop.dom.worker.WorkerSettings;
import dev.frameloop.dom.worker.Workers;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.agent.Agents;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.input.Keyboard;
import dev.frameloop.renderer.input.Pointer;
import dev.frameloop.renderer.input.UserInput;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.PngEncoder;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// One page on its own event loop.
///
/// Nothing happens in it but while one of the `run` methods runs. It belongs to the thread that opened it.
public final class Page implements AutoCloseable {
    private static final String USER_AGENT = "Mozilla/5.0 (compatible; Frameloop)";
    /// How long after the time origin the first byte of the document comes, in virtual time: as in every browser, the clock has
    /// moved when the first script reads it.
    private static final Duration FIRST_BYTE = Duration.ofMillis(1);

    private final EventLoop eventLoop;
    private final Agents agents;
    private final Window window;
    private final DocumentLoader loader;
    private final Navigable navigable;
    private final DocumentView documentView;
    private final UserInput userInput;
    private final @Nullable ScriptAgent scriptAgent;
    private final @Nullable ScriptRealm realm;
    private final List<ConsoleMessage> console = new ArrayList<>();
    private final PageOptions options;
    private boolean closed;

    Page(URI url, DocumentText text, ResourceLoader resourceLoader, PageOptions options,
            Optional<ScriptEngine> scriptEngine) {
        this.options = options;
        eventLoop = new EventLoop(options.loopOptions(this::uncaught));
        if (options.traceSink() != null) {
            eventLoop.trace().addSink(options.traceSink());
        }
        if (options.costModel() != null) {
            eventLoop.trace().setCostModel(options.costModel());
        }
        Document document = text.newDocument(url.toString());
        WindowSettings settings = new WindowSettings(options.viewportWidth(), options.viewportHeight(),
                options.devicePixelRatio(), List.of(options.locale().toLanguageTag()), USER_AGENT, this::print);
        Agent agent = Agent.first("window agent", eventLoop, options.agentOptions(this::uncaughtElsewhere));
        agents = agent.agents();
        window = new Window(agent, document, settings);
        if (options.scripting() && scriptEngine.isPresent()) {
            scriptAgent = scriptEngine.get().newAgent(options.scriptAgentOptions(eventLoop));
            realm = scriptAgent.newRealm(window);
            eventLoop.trace().setLocator(scriptAgent::currentLine);
            Workers.allow(agents, new WorkerSettings(scriptEngine.get(), options::scriptAgentOptions, resourceLoader,
                    settings.languages(), USER_AGENT, this::print));
            window.initializeRealm(realm);
        } else {
            scriptAgent = null;
            realm = null;
            window.initializeRealm(new ScriptlessRealm(window));
        }
        if (eventLoop.clock() instanceof VirtualClock virtual) {
            virtual.consume(FIRST_BYTE);
        }
        ResourceFetcher fetcher = new ResourceFetcher(agent, resourceLoader);
        loader = new DocumentLoader(window, fetcher, realm != null);
        PageFrames frames = new PageFrames(window.agent(), scriptAgent, fetcher, options.fonts(),
                options.newPainter());
        navigable = Navigable.topLevel(frames, window, loader);
        documentView = frames.newDocumentView(window, loader, options.painting());
        userInput = new UserInput(window);
        documentView.setUserInput(userInput);
        eventLoop.addDocument(documentView);
        loader.load(text.markup());
    }

    private void print(ConsoleMessage message) {
        console.add(message);
        options.console().accept(message);
    }

    private void uncaught(Throwable exception) {
        print(ConsoleMessage.uncaught("internal error: " + exception, "", 0, 0));
        System.getLogger(Page.class.getName()).log(System.Logger.Level.ERROR, "uncaught in a page", exception);
    }

    /// An exception in a worker's loop, told of on its thread.
    private void uncaughtElsewhere(Throwable exception) {
        eventLoop.post(() -> uncaught(exception));
    }

    /// The document.
    public Document document() {
        return window.document();
    }

    /// The window.
    public Window window() {
        return window;
    }

    /// The loop that everything in the page runs on.
    public EventLoop eventLoop() {
        return eventLoop;
    }

    /// Whether the document has loaded and `load` has been fired.
    public boolean isLoaded() {
        return loader.isComplete();
    }

    /// What the page's console has printed so far, uncaught errors included.
    public List<ConsoleMessage> console() {
        return Collections.unmodifiableList(console);
    }

    /// Why the page was ended before its time: endless scripts, a closed loop; null if it was not.
    public @Nullable String termination() {
        return eventLoop.termination();
    }

    /// The page's agent and those of its workers.
    public Agents agents() {
        return agents;
    }

    /// A digest of everything that has run in the page and in its workers.
    public long traceHash() {
        return agents.traceHash();
    }

    /// The mouse of the page's user.
    public Pointer pointer() {
        return userInput.pointer();
    }

    /// The keyboard of the page's user.
    public Keyboard keyboard() {
        return userInput.keyboard();
    }

    /// Changes the size of the viewport; the page hears of it in the next frame.
    ///
    /// @param width in CSS pixels
    /// @param height in CSS pixels
    public void resizeViewport(int width, int height) {
        window.resizeViewport(width, height);
    }

    /// Shows or hides the page, as a tab that comes to the front or goes behind another. A hidden page has no frames; its documents
    /// hear of it by `visibilitychange`, in a task.
    public void setVisible(boolean visible) {
        navigable.setSystemVisibility(visible);
    }

    /// Runs until the document has loaded, or the limit is used up.
    public RunOutcome runUntilLoaded(Duration limit) {
        return eventLoop.runUntil(this::isLoaded, limit);
    }

    /// Runs until a condition holds, or the limit is used up.
    public RunOutcome runUntil(BooleanSupplier condition, Duration limit) {
        return eventLoop.runUntil(condition, limit);
    }

    /// Runs for a time; on the virtual clock that time has passed afterwards.
    public RunOutcome runFor(Duration duration) {
        return eventLoop.runFor(duration);
    }

    /// Runs to the end of the next frame, which comes even if nothing has changed.
    public RunOutcome runFrame(Duration limit) {
        long before = eventLoop.lastRenderOpportunityTime();
        documentView.wantFrame();
        return eventLoop.runUntil(() -> eventLoop.lastRenderOpportunityTime() > before && !documentView.isFrameWanted(),
                limit);
    }

    /// The picture of the viewport in device pixels as the page is now, style and layout brought up to date first. It is valid until the page is painted again.
    ///
    /// Images that come into view only now are loaded for the next picture; run the page on to see them.
    public Bitmap picture() {
        return documentView.picture();
    }

    /// What is to be seen of the page as it is now, style and layout brought up to date first: for a painter in a context of the caller's own. It
    /// is immutable, and may be painted on another thread while the page goes on; {@link DisplayList#damageSince} tells what has changed.
    public DisplayList displayList() {
        return documentView.displayList();
    }

    /// The {@link #picture} as a PNG file; the same bytes on every system.
    public byte[] png() {
        return PngEncoder.encode(picture());
    }

    /// The picture as it was last painted; unlike {@link #picture} this changes nothing. It is valid until the page is painted again. Empty
    /// before the first time; each frame is painted where {@link PageOptions#withPainting} says so.
    public Bitmap paintedPicture() {
        return documentView.paintedPicture();
    }

    /// Gives an address a picture of the caller's own: wherever the page shows the image of that address, it shows this one from the next frame
    /// on, and nothing is loaded.
    ///
    /// @param url absolute
    public void setImage(String url, Image image) {
        documentView.setImage(url, image);
    }

    /// Begins to tell an observer what each update of the rendering touches.
    public void observeRendering(RenderingObserver observer) {
        documentView.observe(observer);
    }

    /// The page code on the stack, the innermost first; empty where none runs, or the page runs no scripts.
    public List<ScriptFrame> callStack() {
        return scriptAgent == null ? List.of() : scriptAgent.callStack();
    }

    /// Has a listener told of what is to be seen after each update of the rendering; with painting of every frame off.
    void setListListener(Consumer<DisplayList> listener) {
        documentView.setListListener(listener);
    }

    /// Has a listener told of each picture that was painted because something in it has changed; with painting of every frame on.
    void setPaintListener(Consumer<Bitmap> listener) {
        documentView.setPaintListener(listener);
    }

    /// Sets who is told of each statement of page code before it runs; null for nobody. It slows page code down while there is a listener, which
    /// may take as long as it likes. Nothing happens where the page runs no scripts.
    public void setStatementListener(@Nullable Consumer<ScriptPosition> listener) {
        if (scriptAgent != null) {
            scriptAgent.setStatementListener(listener);
        }
    }

    /// The realm of the page's scripts.
    ///
    /// @throws IllegalStateException if the page runs no scripts
    public ScriptRealm realm() {
        if (realm == null) {
            throw new IllegalStateException(
                    "the page runs no scripts: scripting is off, or no script engine is installed");
        }
        return realm;
    }

    /// Runs a script in the page, with a microtask checkpoint after it, and gives its completion value.
    ///
    /// @return a string, a boolean, a number, a platform object, an opaque value of the script engine, or null
    /// @throws dev.frameloop.dom.script.ScriptException what the script throws
    /// @throws IllegalStateException if the page runs no scripts
    public @Nullable Object evaluate(String script) {
        return realm().evaluate(script, "evaluate");
    }

    /// Ends the page and its workers, and frees what it holds; a second time does nothing.
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            window.close();
            agents.close();
            documentView.close();
            eventLoop.close();
            if (scriptAgent != null) {
                scriptAgent.close();
            }
        }
    }
}
