package dev.frameloop.dom.window;

import dev.frameloop.dom.animation.DocumentTimeline;
import dev.frameloop.dom.css.condition.DocumentMedia;
import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.WindowTarget;
import dev.frameloop.dom.intersection.IntersectionObservers;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.performance.Performance;
import dev.frameloop.dom.performance.TimeOrigin;
import dev.frameloop.dom.resize.ResizeObservers;
import dev.frameloop.dom.scheduler.Scheduler;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ModuleHost;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentGlobal;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.ScrollEvents;
import dev.frameloop.dom.view.View;
import dev.frameloop.dom.view.ViewHost;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.frame.AnimationFrameCallbacks;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.IdleCallbacks;
import dev.frameloop.engine.loop.TaskDocument;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The window of one document: the table of contents of what a page sees.
///
/// Owner thread of its agent's loop only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object">HTML: the Window object</a>
public final class Window extends EventTarget
        implements
            WindowOrWorkerGlobalScope,
            AnimationFrameProvider,
            DocumentGlobal,
            ViewHost,
            ResizeObservers.Host,
            IntersectionObservers.Host,
            WindowTarget,
            TaskDocument,
            DocumentTimeline.Host {
    private final Agent agent;
    private final Document document;
    private final WindowSettings settings;
    private final TimeOrigin timeOrigin;
    private final GlobalTimers timers;
    private final AnimationFrameCallbacks animationFrameCallbacks;
    private final IdleCallbacks idleCallbacks;
    private final ResizeObservers resizeObservers;
    private final IntersectionObservers intersectionObservers;
    private final ScrollEvents scrollEvents;
    private final ErrorReporting errorReporting = new ErrorReporting(this, () -> document().URL());
    private final WindowMessages messages = new WindowMessages(this);
    private final Focus focus = new Focus(this);
    private final DocumentVisibility visibility = new DocumentVisibility(this);
    private final Scheduler scheduler;
    private final DocumentTimeline timeline = new DocumentTimeline(this);
    private final Performance performance;
    private final Location location;
    private final History history;
    private final Navigator navigator;
    private final NamedElements namedElements;
    private final Screen screen;
    private @Nullable Realm realm;
    private @Nullable View view;
    private @Nullable ResourceFetcher fetcher;
    private @Nullable Event currentEvent;
    private @Nullable ModuleHost moduleHost;
    private @Nullable Navigable navigable;
    private @Nullable String origin;
    private @Nullable RenderableDocument renderable;
    private final List<Runnable> cleanups = new ArrayList<>();
    private String name = "";
    private boolean closed;
    private boolean closing;
    private @Nullable Opener ownOpener;

    /// A window without a realm and without a view, which the page gives it before anything runs in it.
    ///
    /// @param agent what it runs on
    /// @param document the document that it shows
    /// @param settings what it is told of the outside
    public Window(Agent agent, Document document, WindowSettings settings) {
        this.agent = agent;
        this.document = document;
        this.settings = settings;
        updateMediaContext();
        EventLoop loop = agent.eventLoop();
        timeOrigin = new TimeOrigin(loop.clock());
        timers = new GlobalTimers(this, this, document::documentBaseURL);
        animationFrameCallbacks = new AnimationFrameCallbacks(loop.trace());
        idleCallbacks = loop.newIdleCallbacks(this);
        resizeObservers = new ResizeObservers(this, settings::devicePixelRatio);
        intersectionObservers = new IntersectionObservers(this);
        scrollEvents = new ScrollEvents(loop);
        scheduler = new Scheduler(this, this);
        performance = new Performance(this, timeOrigin, true);
        location = new Location(this);
        history = new History(this);
        namedElements = new NamedElements(document);
        navigator = new Navigator(this, settings);
        screen = new Screen(this, settings);
    }

    /// Changes the size of the viewport; the page hears of it in the next frame.
    public void resizeViewport(int width, int height) {
        settings.setViewport(width, height);
        updateMediaContext();
        eventLoop().requestFrame();
    }

    private void updateMediaContext() {
        DocumentMedia.of(document).setContext(MediaContext.desktop(settings.viewportWidth(), settings.viewportHeight(),
                settings.devicePixelRatio()));
    }

    /// Gives the window its realm, in which its scripts run. Once.
    public void initializeRealm(Realm newRealm) {
        if (realm != null) {
            throw new IllegalStateException("the window has its realm already");
        }
        realm = newRealm;
        document.setBrowsingContext(newRealm, this);
        LongTasks.of(agent).add(this);
    }

    /// Gives the window the layout of its document. Once.
    public void initializeView(View newView) {
        if (view != null) {
            throw new IllegalStateException("the window has its view already");
        }
        view = newView;
    }

    // ---- What the rooms below ask of a global object -----------------------------------------------------------------------

    @Override
    public Agent agent() {
        return agent;
    }

    @Override
    public Realm realm() {
        if (realm == null) {
            throw new IllegalStateException("the window has no realm yet");
        }
        return realm;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    @Override
    public void reportException(Throwable exception) {
        errorReporting.report(exception);
    }

    @Override
    public ErrorReporting errorReporting() {
        return errorReporting;
    }

    @Override
    public void tellConsole(ConsoleMessage message) {
        settings.console().accept(message);
    }

    @Override
    public void firePromiseRejectionEvent(String type, ScriptPromise promise, @Nullable Object reason) {
        errorReporting.firePromiseRejectionEvent(type, promise, reason);
    }

    @Override
    public void reportErrorMessage(String message) {
        errorReporting.reportMessage(message);
    }

    @Override
    public @Nullable ModuleHost moduleHost() {
        return moduleHost;
    }

    void setModuleHost(ModuleHost host) {
        moduleHost = host;
    }

    @Override
    public double currentHighResolutionTime() {
        return timeOrigin.now();
    }

    @Override
    public void queueGlobalTask(TaskSource source, String taskName, Runnable steps) {
        eventLoop().queueTask(source, this, taskName, steps);
    }

    @Override
    public boolean isFullyActive() {
        return !closed && (navigable == null || navigable.isFullyActive(this));
    }

    @Override
    public Document associatedDocument() {
        return document;
    }

    @Override
    protected boolean isPassiveByDefault(String type) {
        return isScrollBlocking(type);
    }

    @Override
    protected EventTarget legacyTargetOverride() {
        return document;
    }

    @Override
    public View view() {
        return view != null ? view : View.none();
    }

    @Override
    public ScrollEvents scrollEvents() {
        return scrollEvents;
    }

    @Override
    public ResizeObservers resizeObservers() {
        return resizeObservers;
    }

    @Override
    public IntersectionObservers intersectionObservers() {
        return intersectionObservers;
    }

    @Override
    public GlobalTimers timers() {
        return timers;
    }

    @Override
    public Scheduler scheduler() {
        return scheduler;
    }

    @Override
    public @Nullable Event currentEvent() {
        return currentEvent;
    }

    @Override
    public void setCurrentEvent(@Nullable Event event) {
        currentEvent = event;
    }

    /// The focus of the document.
    public Focus documentFocus() {
        return focus;
    }

    /// Whether the document can be seen.
    public DocumentVisibility documentVisibility() {
        return visibility;
    }

    /// What the window is told of the outside.
    public WindowSettings settings() {
        return settings;
    }

    // ---- What pages see ------------------------------------------------------------------------------------------------------

    /// The window itself.
    public Window window() {
        return this;
    }

    /// The window itself.
    public Window self() {
        return this;
    }

    /// The window itself, as the list of its frames.
    public Window frames() {
        return this;
    }

    /// The window that holds this one; a top-level one is its own.
    public @Nullable Window parent() {
        return isDiscarded()
                ? null
                : navigable == null || navigable.parent() == null ? this : navigable.parent().window();
    }

    /// The outermost window.
    public @Nullable Window top() {
        return isDiscarded() ? null : navigable == null ? this : navigable.top().window();
    }

    /// Whether its frame shows another document by now, or has gone.
    private boolean isDiscarded() {
        return closed && navigable != null && navigable.parent() != null;
    }

    /// The element whose frame this window is in; null for a top-level window, and where that element has another origin.
    public @Nullable Element frameElement() {
        Window around = parent();
        return navigable == null || around == null || !around.origin().equals(origin()) ? null : navigable.container();
    }

    /// The window that opened this one, or what a script has put in its place; the page's `null` where there is none.
    public @Nullable Object opener() {
        if (ownOpener != null) {
            return ownOpener.value();
        }
        Window opened = navigable == null ? null : navigable.opener();
        return opened == null ? realm().nullValue() : opened;
    }

    /// Forgets the window that opened this one, or puts something else in its place.
    public void setOpener(@Nullable Object value) {
        ownOpener = new Opener(value);
    }

    private record Opener(@Nullable Object value) {}

    /// Opens a window, or shows a document in one that is open.
    ///
    /// @param url relative to the document of the entry realm; empty for `about:blank`
    /// @param target its name, or one of the names that stand for another window
    /// @param features `noopener` among them makes a window that does not know this one
    /// @return the window; null where the features do not allow to know it
    /// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-open">HTML: open()</a>
    public @Nullable Window open(String url, String target, String features) {
        return WindowOpening.open(this, url, target, features);
    }

    /// Closes the window if a script has opened it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-close">HTML: close()</a>
    public void closeByScript() {
        Navigable shownBy = navigable;
        if (shownBy != null && shownBy.isAuxiliary() && !closing) {
            closing = true;
            queueGlobalTask(TaskSource.DOM_MANIPULATION, "close", shownBy::destroy);
        }
    }

    /// How many frames the document has.
    public long length() {
        return isDiscarded() || navigable == null ? 0 : navigable.children().size();
    }

    @Override
    public Document document() {
        return document;
    }

    /// The event whose listener runs now, or null.
    public @Nullable Event event() {
        return currentEvent;
    }

    /// The name of the navigable.
    public String name() {
        return name;
    }

    /// Renames the navigable.
    public void setName(String newName) {
        name = newName;
    }

    /// Whether the window was closed.
    public boolean closed() {
        return closed || closing;
    }

    /// The document's address.
    public Location location() {
        return location;
    }

    /// The session history.
    public History history() {
        return history;
    }

    /// The browser as pages see it.
    public Navigator navigator() {
        return navigator;
    }

    /// The window of a frame by its index or name, or the element that scripts see as a global variable of this name, or null.
    public @Nullable EventTarget namedItem(String itemName) {
        Window frame = navigable == null || isDiscarded() ? null : navigable.frameNamed(itemName);
        return frame != null ? frame : namedElements.get(itemName);
    }

    /// The screen as pages see it.
    public Screen screen() {
        return screen;
    }

    @Override
    public Performance performance() {
        return performance;
    }

    @Override
    public String origin() {
        return origin != null ? origin : location.origin();
    }

    @Override
    public boolean isSecureContext() {
        return location.isPotentiallyTrustworthy();
    }

    /// The width of the viewport with its scrollbar, in CSS pixels.
    public int innerWidth() {
        updateViewport();
        return settings.viewportWidth();
    }

    /// The height of the viewport with its scrollbar, in CSS pixels.
    public int innerHeight() {
        updateViewport();
        return settings.viewportHeight();
    }

    /// How many device pixels a CSS pixel is wide.
    public double devicePixelRatio() {
        return settings.devicePixelRatio();
    }

    /// Posts a message to this window.
    ///
    /// The window whose script calls is the sender.
    ///
    /// @param targetOrigin for which origin it is meant: `"/"` for the sender's own, `"*"` for any, or a URL of that origin
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws dev.frameloop.dom.script.DOMException `SyntaxError` if the origin is none, `DataCloneError` if the message cannot be cloned
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#dom-window-postmessage">HTML: postMessage()</a>
    public void postMessage(@Nullable Object message, String targetOrigin, List<?> transfer) {
        messages.post(realm().incumbentGlobal() instanceof Window sender ? sender : this, message, targetOrigin,
                transfer);
    }

    /// Posts a message to this window.
    public void postMessage(@Nullable Object message, WindowPostMessageOptions options) {
        postMessage(message, options.targetOrigin(), options.transfer());
    }

    @Override
    public AnimationFrameCallbacks animationFrameCallbacks() {
        return animationFrameCallbacks;
    }

    /// Runs the animation frame callbacks, with the frame's time relative to this window's time origin.
    ///
    /// @param frameTimestampNanos the loop's time of the frame
    public void runAnimationFrameCallbacks(long frameTimestampNanos) {
        animationFrameCallbacks.run(timeOrigin.relative(frameTimestampNanos));
    }

    @Override
    public double frameTime() {
        return timeOrigin.relative(Math.max(eventLoop().lastRenderOpportunityTime(), timeOrigin.nanos()));
    }

    /// The timeline of the document's animations.
    public DocumentTimeline timeline() {
        return timeline;
    }

    /// A time of the loop's clock in milliseconds since this window's time origin, as pages see it.
    public double relativeHighResolutionTime(long nanos) {
        return timeOrigin.relative(nanos);
    }

    /// Gives the window what loads the resources that its scripts fetch. Once.
    void initializeFetcher(ResourceFetcher newFetcher) {
        fetcher = newFetcher;
    }

    @Override
    public @Nullable ResourceFetcher fetcher() {
        return fetcher;
    }

    @Override
    public String apiBaseUrl() {
        return document.documentBaseURL();
    }

    /// Has something done when the window's document goes for good, or the page ends.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#unloading-document-cleanup-steps">HTML: unloading document
    ///     cleanup steps</a>
    @Override
    public void atEnd(Runnable cleanup) {
        cleanups.add(cleanup);
    }

    /// Asks for a callback when the loop is idle.
    ///
    /// @return the handle, greater than 0
    /// @see <a href="https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method">requestIdleCallback()</a>
    public long requestIdleCallback(IdleRequestCallback callback, IdleRequestOptions options) {
        return idleCallbacks.request(
                deadline -> invokeCallback("idle callback", () -> callback.call(new IdleDeadline(deadline))),
                options.timeout());
    }

    /// Takes a request back; an unknown handle is ignored.
    public void cancelIdleCallback(long handle) {
        idleCallbacks.cancel(handle);
    }

    /// Closes the window: its timers are forgotten, and its tasks never run.
    public void close() {
        closed = true;
        LongTasks.of(agent).remove(this);
        timers.clearAll();
        cleanups.forEach(Runnable::run);
        cleanups.clear();
        idleCallbacks.close();
        scheduler.close();
        if (realm != null && navigable != null && navigable.parent() != null) {
            document.setBrowsingContext(realm, null);
        }
    }

    /// What shows the window's document, or has shown it.
    public @Nullable Navigable navigable() {
        return navigable;
    }

    @Override
    public @Nullable Element frameContainer() {
        return navigable == null ? null : navigable.container();
    }

    void setNavigable(Navigable shownBy) {
        navigable = shownBy;
    }

    /// Sets the origin of a document whose address has none.
    void setOrigin(String serialized) {
        origin = serialized;
    }

    /// Takes over the size of the frame's box, where the window is in a frame.
    public void updateViewport() {
        if (navigable != null && isFullyActive()) {
            navigable.updateViewport();
        }
    }

    /// What the update of the rendering knows of the document; null where nobody draws it.
    public @Nullable RenderableDocument renderable() {
        return renderable;
    }

    /// Sets what the update of the rendering knows of the document.
    public void setRenderable(RenderableDocument document) {
        renderable = document;
    }
}
