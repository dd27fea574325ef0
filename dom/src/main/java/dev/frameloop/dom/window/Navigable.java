package dev.frameloop.dom.window;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.event.PageTransitionEvent;
import dev.frameloop.dom.event.PageTransitionEventInit;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.dom.script.ScriptlessRealm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentHost;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.View;
import dev.frameloop.dom.view.ViewHost;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// What shows one document after another: the page itself, and each of its frames.
///
/// DIVERGES: each document has a window of its own, also the first one that takes the place of a new frame's `about:blank`; a window
/// that was taken from a frame before a navigation goes on standing for the document that has gone.
///
/// DIVERGES: so a window that a script opens with an address shows that address at once, and its document's content later.
///
/// UNIMPLEMENTED: session history of frames, `sandbox`, `loading=lazy`, `beforeunload`, navigation of the page itself.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#navigables">HTML: navigables</a>
public final class Navigable {
    private static final int DEFAULT_WIDTH = 300;
    private static final int DEFAULT_HEIGHT = 150;

    private final NavigableHost host;
    private final @Nullable Navigable parent;
    private final @Nullable Element container;
    /// The windows that scripts of the page have opened.
    private final List<Navigable> auxiliaries;
    private final @Nullable Window opener;
    private String name = "";
    private boolean isOpening;
    private Window window;
    private DocumentLoader loader;
    private @Nullable ScriptRealm realm;
    private @Nullable Navigation ongoing;
    private boolean delaysParent;
    private boolean destroyed;

    /// The page itself.
    ///
    /// @param window the window that shows its document
    /// @param loader what loads that document
    public static Navigable topLevel(NavigableHost host, Window window, DocumentLoader loader) {
        Navigable page = new Navigable(host, window, loader);
        window.setNavigable(page);
        return page;
    }

    private Navigable(NavigableHost host, Window window, DocumentLoader loader) {
        this.host = host;
        parent = null;
        container = null;
        opener = null;
        auxiliaries = new ArrayList<>();
        this.window = window;
        this.loader = loader;
    }

    /// A frame, which shows `about:blank` at once.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#create-a-new-child-navigable">HTML: create a new child
    ///     navigable</a>
    Navigable(Navigable parent, Element container) {
        host = parent.host;
        this.parent = parent;
        this.container = container;
        opener = null;
        auxiliaries = parent.auxiliaries;
        window = newWindow(Document.newHtml("about:blank"), parent.window.origin());
        loader = show(window);
        loader.loadBlank();
    }

    /// A window that a script opens.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#creating-a-new-auxiliary-browsing-context">HTML: creating a
    ///     new auxiliary browsing context</a>
    private Navigable(Navigable openedFrom, @Nullable Window opener, String url, String name) {
        host = openedFrom.host;
        parent = null;
        container = null;
        this.opener = opener;
        this.name = name;
        auxiliaries = openedFrom.auxiliaries;
        boolean isAtHand = !url.startsWith("http");
        window = openedFrom.window;
        window = newWindow(Document.newHtml(isAtHand ? "about:blank" : url),
                isAtHand ? openedFrom.window.origin() : Urls.origin(Urls.parse(url)));
        loader = show(window);
        if (isAtHand) {
            loader.loadBlank();
        }
        isOpening = !isAtHand;
        auxiliaries.add(this);
    }

    /// Opens a window beside this one.
    ///
    /// @param opener what the new one knows as the window that opened it
    /// @param url an absolute address
    /// @param name by which it is found
    Navigable openAuxiliary(@Nullable Window opener, String url, String name) {
        Navigable opened = new Navigable(this, opener, url, name);
        if (!url.equals("about:blank")) {
            opened.navigate(url);
        }
        return opened;
    }

    // ---- Its place ------------------------------------------------------------------------------------------------------------

    /// The window of the document that it shows.
    public Window window() {
        return window;
    }

    /// The navigable of the document that holds the frame; null for the page itself.
    @Nullable
    Navigable parent() {
        return parent;
    }

    /// The frame's element; null for the page itself.
    @Nullable
    Element container() {
        return container;
    }

    /// The window that opened this one; null where none did, or none may be known.
    @Nullable
    Window opener() {
        return opener;
    }

    /// Whether a script has opened it.
    boolean isAuxiliary() {
        return auxiliaries.contains(this);
    }

    /// The page that it belongs to.
    Navigable top() {
        Navigable navigable = this;
        while (navigable.parent != null) {
            navigable = navigable.parent;
        }
        return navigable;
    }

    /// The frames in its document, in tree order.
    List<Navigable> children() {
        return loader.frames().inTreeOrder();
    }

    /// The name by which links and scripts find it.
    String targetName() {
        return container == null ? name : container.attributeOrEmpty("name");
    }

    /// Whether this window's document is the one that shows, here and in everything around.
    boolean isFullyActive(Window candidate) {
        if (destroyed || candidate != window) {
            return false;
        }
        return parent == null || parent.isFullyActive(parent.window);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable">HTML: the rules for
    ///     choosing a navigable</a>
    @Nullable
    Navigable choose(String target) {
        return switch (target.toLowerCase(Locale.ROOT)) {
            case "", "_self" -> this;
            case "_parent" -> parent == null ? this : parent;
            case "_top" -> top();
            default -> {
                Navigable found = top().find(target);
                for (Navigable each : found == null ? List.copyOf(auxiliaries) : List.<Navigable>of()) {
                    found = found == null ? each.find(target) : found;
                }
                yield found;
            }
        };
    }

    private @Nullable Navigable find(String name) {
        if (targetName().equals(name)) {
            return this;
        }
        for (Navigable child : children()) {
            Navigable found = child.find(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /// The window of a frame by its index or name, or null.
    @Nullable
    Window frameNamed(String name) {
        if (loader.frames().size() == 0 || name.isEmpty()) {
            return null;
        }
        List<Navigable> children = children();
        if (name.length() < 6 && name.chars().allMatch(c -> c >= '0' && c <= '9')) {
            int index = Integer.parseInt(name);
            return index < children.size() && Integer.toString(index).equals(name)
                    ? children.get(index).window
                    : null;
        }
        for (Navigable child : children) {
            if (name.equals(child.targetName())) {
                return child.window;
            }
        }
        return null;
    }

    /// Hands out what the update of the rendering knows of the frames' documents, in tree order.
    public void forEachChild(Consumer<RenderableDocument> consumer) {
        for (Navigable child : children()) {
            RenderableDocument renderable = child.window.renderable();
            if (renderable != null) {
                consumer.accept(renderable);
            }
        }
    }

    // ---- Its size -------------------------------------------------------------------------------------------------------------

    /// Takes over the size of the frame's content box.
    void updateViewport() {
        if (container == null || destroyed) {
            return;
        }
        View view = ViewHost.viewOf(container.nodeDocument());
        int width = DEFAULT_WIDTH;
        int height = DEFAULT_HEIGHT;
        if (view != View.none()) {
            Rect content = view.boxSizes(container).contentRect();
            width = (int) StrictMath.round(content.width());
            height = (int) StrictMath.round(content.height());
        }
        WindowSettings settings = window.settings();
        if (settings.viewportWidth() != width || settings.viewportHeight() != height) {
            window.resizeViewport(width, height);
        }
    }

    /// Says whether the page is in front, to its document and to those in its frames.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#system-visibility-state">HTML: system visibility
    ///     state</a>
    public void setSystemVisibility(boolean visible) {
        window.documentVisibility().systemVisibilityChanged(visible);
        for (Navigable child : children()) {
            child.setSystemVisibility(visible);
        }
    }

    // ---- Its documents --------------------------------------------------------------------------------------------------------

    private Window newWindow(Document document, String origin) {
        Window around = parent == null ? window : parent.window;
        if (document.URL().startsWith("about:")) {
            document.setFallbackBaseURL(around.document().documentBaseURL());
        }
        Window made = new Window(host.agent(), document,
                parent == null
                        ? around.settings().withViewport(around.settings().viewportWidth(),
                                around.settings().viewportHeight())
                        : around.settings().withViewport(DEFAULT_WIDTH, DEFAULT_HEIGHT));
        made.setOrigin(origin);
        made.documentVisibility().inherit(around.documentVisibility());
        made.setName(targetName());
        ScriptAgent scripts = host.scriptAgent();
        if (scripts != null) {
            realm = scripts.newRealm(made);
            made.initializeRealm(realm);
        } else {
            made.initializeRealm(new ScriptlessRealm(made));
        }
        return made;
    }

    private DocumentLoader show(Window made) {
        window = made;
        made.setNavigable(this);
        loader = new DocumentLoader(made, host.fetcher(), host.scriptAgent() != null);
        host.documentShown(made, loader);
        return loader;
    }

    /// Puts the document of a navigation in the place of the present one.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#initialise-the-document-object">HTML: create and initialize a
    ///     Document object</a>
    private void replaceDocument(String url, String origin, DocumentText text) {
        leave();
        show(newWindow(text.newDocument(url), origin)).load(text.markup());
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-a-document">HTML: unload a document</a>
    private void leave() {
        for (Navigable child : children()) {
            child.leave();
        }
        if (isFullyActive(window) && window.relevantRealm() != null) {
            window.fireWithLegacyTargetOverride(new PageTransitionEvent(window.relevantRealm(), "pagehide",
                    new PageTransitionEventInit(true, true, false, false)));
            window.fireWithLegacyTargetOverride(new Event(window.realm(), "unload", EventInit.DEFAULT));
        }
        window.close();
        window.document().loading().setHost(DocumentHost.NONE);
    }

    /// The frame's element has gone.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#destroy-a-child-navigable">HTML: destroy a child
    ///     navigable</a>
    void destroy() {
        if (!destroyed) {
            leave();
            destroyed = true;
            auxiliaries.remove(this);
            ongoing = null;
            endDelay();
        }
    }

    // ---- Navigation -----------------------------------------------------------------------------------------------------------

    /// Goes to an address. What was on its way before is forgotten.
    ///
    /// @param url an absolute address
    /// @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate">HTML: navigate</a>
    void navigate(String url) {
        begin(new Navigation(this, url, null));
    }

    /// Shows the text of an attribute `srcdoc`.
    void navigateToSrcdoc(String markup) {
        begin(new Navigation(this, "about:srcdoc", markup));
    }

    private void begin(Navigation navigation) {
        ongoing = navigation;
        delayParent();
        navigation.start(host.fetcher(), parent == null ? window : parent.window);
    }

    boolean isOngoing(Navigation navigation) {
        return ongoing == navigation && !destroyed;
    }

    /// The document of a navigation is there.
    void finish(Navigation navigation, String url, String origin, DocumentText text) {
        if (isOngoing(navigation)) {
            ongoing = null;
            boolean isFirst = isOpening && text.newDocument(url).isHtmlDocument();
            isOpening = false;
            if (isFirst) {
                loader.load(text.markup());
            } else {
                replaceDocument(url, origin, text);
            }
        }
    }

    /// Runs a script as an address, whose result is the document if it is a string.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-to-a-javascript:-url">HTML: navigate to a javascript:
    ///     URL</a>
    void runScriptUrl(Navigation navigation, String source) {
        if (!isOngoing(navigation) || realm == null) {
            return;
        }
        ongoing = null;
        if (evaluate(realm, source) instanceof String markup && !destroyed) {
            replaceDocument(window.document().URL(), window.origin(), DocumentText.html(markup));
        } else {
            loaded();
        }
    }

    private @Nullable Object evaluate(ScriptRealm scripts, String source) {
        try {
            return scripts.evaluate(source, window.document().URL());
        } catch (ScriptException error) {
            window.reportException(error);
            return null;
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#completely-finish-loading">HTML: completely finish
    ///     loading</a>
    void loaded() {
        if (parent != null && ongoing == null && !destroyed) {
            parent.window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "frame loaded", this::runLoadEventSteps);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#iframe-load-event-steps">HTML: iframe load event
    ///     steps</a>
    void runLoadEventSteps() {
        if (container != null && !destroyed) {
            container.fire("load");
        }
        endDelay();
    }

    /// Lets `load` of the document around wait for this frame.
    void delayParent() {
        if (parent != null && !delaysParent) {
            delaysParent = true;
            parent.loader.delayLoadEvent();
        }
    }

    private void endDelay() {
        if (delaysParent && parent != null) {
            delaysParent = false;
            parent.loader.undelayLoadEvent();
        }
    }
}
