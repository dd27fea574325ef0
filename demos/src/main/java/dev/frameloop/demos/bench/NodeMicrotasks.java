package dev.frameloop.demos.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;

/// What a microtask costs in Node.js, by the same batches as ours.
final class NodeMicrotasks {
    private static final String PROGRAM = """
            const BATCH = 1000, nothing = () => {};
            function batch(then) {
              for (let i = 0; i < BATCH; i++) queueMicrotask(nothing);
              queueMicrotask(then);
            }
            function measure(batches, then) {
              const start = process.hrtime.bigint();
              let left = batches;
              (function next() {
                if (left-- > 0) setImmediate(() => batch(next));
                else then(Number(process.hrtime.bigint() - start));
              })();
            }
            function empty(batches, then) {
              const start = process.hrtime.bigint();
              let left = batches;
              (function next() {
                if (left-- > 0) setImmediate(() => queueMicrotask(next));
                else then(Number(process.hrtime.bigint() - start));
              })();
            }
            measure(3000, () => empty(3000, () => {
              let best = Infinity, rounds = 5;
              (function round() {
                if (rounds-- === 0) { console.log(best); return; }
                empty(3000, around => measure(3000, nanos => {
                  best = Math.min(best, (nanos - around) / (3000 * BATCH));
                  round();
                }));
              })();
            }));
            """;

    private NodeMicrotasks() {}

    /// Nanoseconds a microtask, the best of five rounds, without what the tasks around them cost; empty where `node` is not installed.
    static OptionalDouble measure() throws InterruptedException {
        try {
            Process node = new ProcessBuilder("node", "-e", PROGRAM).redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return node.waitFor() == 0 && !output.isEmpty()
                    ? OptionalDouble.of(Double.parseDouble(output))
                    : OptionalDouble.empty();
        } catch (IOException e) {
            return OptionalDouble.empty();
        }
    }
}
