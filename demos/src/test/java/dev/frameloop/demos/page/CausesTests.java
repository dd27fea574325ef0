package dev.frameloop.demos.page;

import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/// From every callback one can walk back to what queued it, up to the load of the page.
class CausesTests {
    private static final String MARKUP = """
            <!DOCTYPE html><div id=box style='width: 10px; height: 10px'></div><script>
            const box = document.getElementById('box');
            setTimeout(() => queueMicrotask(() => requestAnimationFrame(() => box.style.width = '20px')), 5);
            const interval = setInterval(() => clearInterval(interval), 3);
            Promise.resolve().then(() => {}).then(async () => { await null; box.className = 'x'; });
            new MutationObserver(() => {}).observe(box, { attributes: true });
            new ResizeObserver(() => {}).observe(box);
            new IntersectionObserver(() => {}).observe(box);
            fetch('data.txt').then(r => r.text()).then(() => postMessage('hello'));
            addEventListener('message', () => requestIdleCallback(() => {}));
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {};
            channel.port2.postMessage('over the channel');
            scheduler.postTask(() => {}, { delay: 10 });
            addEventListener('load', () => new Image().src = 'data.txt');
            box.addEventListener('click', () => {});
            setTimeout(() => box.click(), 20);
            Promise.reject(new Error('unhandled'));
            addEventListener('unhandledrejection', e => e.preventDefault());
            </script>""";

    @Test
    void everyCallbackLeadsBackToTheLoadOfThePage() {
        TraceRecorder recorder = new TraceRecorder(1 << 16);
        PageOptions options = PageOptions.defaults().withTraceSink(recorder)
                .withResourceLoader(
                        url -> new ResourceResponse(url, 200, "text/plain", "data".getBytes(StandardCharsets.UTF_8)));
        try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open(MARKUP, options)) {
            page.runFor(Duration.ofMillis(500));
        }
        List<TraceEvent> events = recorder.events();
        TraceIndex index = new TraceIndex(events);
        Map<String, List<String>> roots = new LinkedHashMap<>();
        for (TraceEvent event : events) {
            if (event.phase() == TracePhase.BEGIN
                    && (event.kind() == TraceKind.CALLBACK || event.kind() == TraceKind.MICROTASK
                            || event.kind() == TraceKind.TASK)) {
                roots.computeIfAbsent(root(event.id(), index), _ -> new ArrayList<>()).add(TraceText.describe(event));
            }
        }

        assertThat(roots).hasSize(1);
        List<String> names = roots.values().iterator().next();
        assertThat(names).anyMatch(name -> name.contains("requestAnimationFrame callback"))
                .anyMatch(name -> name.contains("promise job")).anyMatch(name -> name.contains("setTimeout callback"))
                .anyMatch(name -> name.contains("setInterval callback"))
                .anyMatch(name -> name.contains("requestIdleCallback callback"));
    }

    /// What something goes back to: walks from each thing to what asked for it, or where nobody did to what it ran in.
    private static String root(long id, TraceIndex index) {
        long at = id;
        String name = "";
        while (at != 0) {
            TraceEvent request = index.request(at);
            TraceEvent beginning = index.beginning(at);
            name = request != null ? request.name() : beginning != null ? beginning.name() : "#" + at;
            at = request != null ? request.cause() : index.enclosing(at);
        }
        return name;
    }
}
