package dev.frameloop.renderer.page;

import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.engine.agent.AgentOptions;
import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.CostModel;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.paint.SoftwarePainter;
import dev.frameloop.renderer.text.FontCollection;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What a page's run depends on, beside the page itself. On the virtual clock the same options give the same run, everywhere.
///
/// Immutable; the `with` methods give changed copies.
public final class PageOptions {
    private int viewportWidth = 800;
    private int viewportHeight = 600;
    private double devicePixelRatio = 1;
    private Supplier<? extends Clock> clock = VirtualClock::new;
    private FrameSource frameSource = new PeriodicFrameSource(60);
    private Supplier<SchedulingPolicy> policy = SchedulingPolicy::browserLike;
    private long seed;
    private ZoneId timeZone = ZoneOffset.UTC;
    private Locale locale = Locale.US;
    private long statementBudget = ScriptAgentOptions.DEFAULT_STATEMENT_BUDGET;
    private long microtaskLimit = LoopOptions.DEFAULT_MICROTASK_LIMIT;
    private Duration scriptTimeLimit = ScriptAgentOptions.DEFAULT_TIME_LIMIT;
    private boolean scripting = true;
    private boolean painting;
    private boolean crossOriginIsolated;
    private @Nullable ResourceLoader resourceLoader;
    private Consumer<ConsoleMessage> console = message -> {};
    private @Nullable TraceSink traceSink;
    private @Nullable CostModel costModel;
    private FontCollection fonts = FontCollection.embedded();
    private Supplier<? extends Painter> newPainter = SoftwarePainter::new;

    private PageOptions() {}

    private PageOptions(PageOptions other) {
        viewportWidth = other.viewportWidth;
        viewportHeight = other.viewportHeight;
        devicePixelRatio = other.devicePixelRatio;
        clock = other.clock;
        frameSource = other.frameSource;
        policy = other.policy;
        seed = other.seed;
        timeZone = other.timeZone;
        locale = other.locale;
        statementBudget = other.statementBudget;
        microtaskLimit = other.microtaskLimit;
        scriptTimeLimit = other.scriptTimeLimit;
        scripting = other.scripting;
        painting = other.painting;
        crossOriginIsolated = other.crossOriginIsolated;
        resourceLoader = other.resourceLoader;
        console = other.console;
        traceSink = other.traceSink;
        costModel = other.costModel;
        fonts = other.fonts;
        newPainter = other.newPainter;
    }

    /// A viewport of 800x600 CSS pixels at one device pixel each, the virtual clock, 60 frames a second, UTC, American English, scripts on,
    /// the page's own folder to load from.
    public static PageOptions defaults() {
        return new PageOptions();
    }

    private PageOptions with(Consumer<PageOptions> change) {
        PageOptions copy = new PageOptions(this);
        change.accept(copy);
        return copy;
    }

    /// The size of the viewport in CSS pixels.
    ///
    /// @throws IllegalArgumentException if one of them is not from 1 to 32767
    public PageOptions withViewport(int width, int height) {
        requireExtent("width", width);
        requireExtent("height", height);
        return with(copy -> {
            copy.viewportWidth = width;
            copy.viewportHeight = height;
        });
    }

    private static void requireExtent(String name, int value) {
        if (value < 1 || value > Short.MAX_VALUE) {
            throw new IllegalArgumentException("the viewport's " + name + " must be from 1 to 32767, but is " + value);
        }
    }

    /// How many device pixels a CSS pixel is wide.
    ///
    /// @throws IllegalArgumentException if it is not more than 0 and at most 16
    public PageOptions withDevicePixelRatio(double ratio) {
        if (!(ratio > 0 && ratio <= 16)) {
            throw new IllegalArgumentException("devicePixelRatio must be more than 0 and at most 16, but is " + ratio);
        }
        return with(copy -> copy.devicePixelRatio = ratio);
    }

    /// What makes the clock of each page.
    public PageOptions withClock(Supplier<? extends Clock> newClock) {
        return with(copy -> copy.clock = newClock);
    }

    /// When there are frames.
    public PageOptions withFrameSource(FrameSource newFrameSource) {
        return with(copy -> copy.frameSource = newFrameSource);
    }

    /// What makes each page's choice among task queues.
    public PageOptions withPolicy(Supplier<SchedulingPolicy> newPolicy) {
        return with(copy -> copy.policy = newPolicy);
    }

    /// What `Math.random()` begins with.
    public PageOptions withSeed(long newSeed) {
        return with(copy -> copy.seed = newSeed);
    }

    /// The zone of `Date`.
    public PageOptions withTimeZone(ZoneId newTimeZone) {
        return with(copy -> copy.timeZone = newTimeZone);
    }

    /// The language of `navigator.language` and `Intl`.
    public PageOptions withLocale(Locale newLocale) {
        return with(copy -> copy.locale = newLocale);
    }

    /// How many statements one task may run before the page is ended as endless.
    ///
    /// @throws IllegalArgumentException if it is less than 1
    public PageOptions withStatementBudget(long statements) {
        if (statements < 1) {
            throw new IllegalArgumentException("statementBudget must be at least 1, but is " + statements);
        }
        return with(copy -> copy.statementBudget = statements);
    }

    /// How much real time page code of one task may take before the page is ended, where the budget of statements does not end it. For those
    /// who stop page code in the middle to look at it.
    ///
    /// @throws IllegalArgumentException if it is less than a second
    public PageOptions withScriptTimeLimit(Duration limit) {
        if (limit.toSeconds() < 1) {
            throw new IllegalArgumentException("scriptTimeLimit must be at least a second, but is " + limit);
        }
        return with(copy -> copy.scriptTimeLimit = limit);
    }

    /// How many microtasks one checkpoint may run before the page is ended as endless.
    public PageOptions withMicrotaskLimit(long limit) {
        return with(copy -> copy.microtaskLimit = limit);
    }

    /// Whether scripts run.
    public PageOptions withScripting(boolean enabled) {
        return with(copy -> copy.scripting = enabled);
    }

    /// Whether every frame is painted, so that {@link Page#picture} costs nothing more. Off at first: a picture is then painted when it is
    /// asked for.
    public PageOptions withPainting(boolean everyFrame) {
        return with(copy -> copy.painting = everyFrame);
    }

    /// Whether the page and its workers share memory, as a page does whose server sends `Cross-Origin-Opener-Policy: same-origin` and
    /// `Cross-Origin-Embedder-Policy: require-corp`. Off at first.
    public PageOptions withCrossOriginIsolation(boolean isolated) {
        return with(copy -> copy.crossOriginIsolated = isolated);
    }

    /// What the page may load, in place of its own folder.
    public PageOptions withResourceLoader(ResourceLoader newLoader) {
        return with(copy -> copy.resourceLoader = newLoader);
    }

    /// Gets what the page's console prints, as it comes.
    public PageOptions withConsole(Consumer<ConsoleMessage> newConsole) {
        return with(copy -> copy.console = newConsole);
    }

    /// Sees everything that happens from the first task on.
    public PageOptions withTraceSink(@Nullable TraceSink sink) {
        return with(copy -> copy.traceSink = sink);
    }

    /// Lets work take time on the virtual clock, by a model; at first it takes none.
    public PageOptions withCostModel(CostModel newCostModel) {
        return with(copy -> copy.costModel = newCostModel);
    }

    /// The fonts that the page may use, in place of the embedded ones alone.
    public PageOptions withFonts(FontCollection newFonts) {
        return with(copy -> copy.fonts = newFonts);
    }

    /// When there are frames.
    public FrameSource frameSource() {
        return frameSource;
    }

    /// What makes the page's painter, when the page is painted for the first time; the page closes it. It is the software painter at first,
    /// which gives the same pixels on every system.
    public PageOptions withPainter(Supplier<? extends Painter> makePainter) {
        return with(copy -> copy.newPainter = makePainter);
    }

    Supplier<? extends Painter> newPainter() {
        return newPainter;
    }

    FontCollection fonts() {
        return fonts;
    }

    int viewportWidth() {
        return viewportWidth;
    }

    int viewportHeight() {
        return viewportHeight;
    }

    double devicePixelRatio() {
        return devicePixelRatio;
    }

    boolean scripting() {
        return scripting;
    }

    boolean painting() {
        return painting;
    }

    Locale locale() {
        return locale;
    }

    @Nullable
    ResourceLoader resourceLoader() {
        return resourceLoader;
    }

    Consumer<ConsoleMessage> console() {
        return console;
    }

    /// What sees everything that happens, null for nobody.
    public @Nullable TraceSink traceSink() {
        return traceSink;
    }

    @Nullable
    CostModel costModel() {
        return costModel;
    }

    LoopOptions loopOptions(Consumer<Throwable> uncaught) {
        return loopOptions(clock.get(), uncaught);
    }

    private LoopOptions loopOptions(Clock itsClock, Consumer<Throwable> uncaught) {
        return new LoopOptions(itsClock, frameSource, policy.get(), microtaskLimit, uncaught);
    }

    /// What the page's workers have in common with it.
    ///
    /// @param uncaught told of exceptions in their loops, on their threads
    AgentOptions agentOptions(Consumer<Throwable> uncaught) {
        return new AgentOptions(seed, itsClock -> loopOptions(itsClock, uncaught), crossOriginIsolated);
    }

    ScriptAgentOptions scriptAgentOptions(EventLoop eventLoop) {
        return new ScriptAgentOptions(eventLoop, seed, timeZone, locale, statementBudget, scriptTimeLimit);
    }
}
