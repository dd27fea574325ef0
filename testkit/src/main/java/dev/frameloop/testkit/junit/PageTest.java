package dev.frameloop.testkit.junit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A test that runs on a page of its own, on the virtual clock: nothing sleeps, and every run is the same.
///
/// ```java
/// @PageTest("<script>requestAnimationFrame(() => console.log('frame'))</script>")
/// void aFrameComes(Page page, Frames frames) {
///     page.runFor(Duration.ofMillis(100));
///     assertThat(frames).hasSize(1);
/// }
/// ```
///
/// The method may ask for the `Page`, its `EventLoop`, its `VirtualClock`, its `TraceRecorder`, its `Frames`, or the `PageFixture` that holds
/// all of them. When it begins the page has loaded, and had no frame yet.
///
/// Where the test fails, the failure tells what the loop was doing, and `target/frameloop/CLASS/METHOD` has the trace (as text, and as JSON that
/// opens in Perfetto and Chrome) and the page's picture.
@Test
@ExtendWith(PageTestExtension.class)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface PageTest {
    /// The page: HTML, if it has a `<`; otherwise the name of a resource beside the test class (or, with a `/` in front, of the class
    /// path), or of a file. A file may load the others of its folder.
    String value() default "<!doctype html>";

    /// The viewport's width in CSS pixels.
    int width() default 800;

    /// The viewport's height in CSS pixels.
    int height() default 600;

    /// How many device pixels a CSS pixel is wide.
    double devicePixelRatio() default 1;

    /// How many frames there are in a second of the page's time.
    double hz() default 60;

    /// What `Math.random()` begins with.
    long seed() default 0;

    /// Whether scripts run.
    boolean scripting() default true;

    /// Whether every frame is painted, so that frames tell how many pixels they painted.
    boolean painting() default false;

    /// How much of the page's time work takes: none, unless said.
    WorkCost cost() default @WorkCost;

    /// What else the page's options are to be; applied last.
    Class<? extends PageSetup> setup() default PageSetup.None.class;
}
