package dev.frameloop.engine.frame;

import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.Trace;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected orders are those of HTML's run the animation frame callbacks.
class AnimationFrameCallbacksTests {
    private final AnimationFrameCallbacks callbacks = new AnimationFrameCallbacks(new Trace(new VirtualClock()));
    private final List<String> log = new ArrayList<>();

    @Test
    void whatAFrameRequestsWaitsForTheNextOne() {
        long first = callbacks.request(t -> {
            log.add("a " + t);
            callbacks.request(u -> log.add("c " + u));
        });
        callbacks.request(t -> log.add("b " + t));
        assertThat(first).isEqualTo(1);

        callbacks.run(16);
        assertThat(log).containsExactly("a 16.0", "b 16.0");
        assertThat(callbacks.isEmpty()).isFalse();

        callbacks.run(32);
        callbacks.run(48);
        assertThat(log).containsExactly("a 16.0", "b 16.0", "c 32.0");
        assertThat(callbacks.isEmpty()).isTrue();
    }

    @Test
    void aCallbackCanCancelALaterOneOfItsFrameAndOneOfTheNext() {
        long[] handles = new long[2];
        callbacks.request(_ -> {
            log.add("first");
            callbacks.cancel(handles[0]);
            handles[1] = callbacks.request(_ -> log.add("never"));
            callbacks.cancel(handles[1]);
            callbacks.cancel(0);
            callbacks.cancel(99);
        });
        handles[0] = callbacks.request(_ -> log.add("never"));
        callbacks.request(_ -> log.add("last"));

        callbacks.run(16);
        assertThat(callbacks.isEmpty()).isTrue();
        callbacks.run(32);

        assertThat(log).containsExactly("first", "last");
        assertThat(handles[1]).isEqualTo(4);
    }

    @Test
    void manyFramesOfManyCallbacksKeepTheirHandlesApart() {
        for (int frame = 0; frame < 50; frame++) {
            for (int i = 0; i < frame; i++) {
                callbacks.request(_ -> log.add("x"));
            }
            callbacks.run(frame);
        }

        assertThat(log).hasSize(50 * 49 / 2);
        assertThat(callbacks.request(_ -> {})).isEqualTo(50 * 49 / 2 + 1);
    }

    @Test
    void javaCodeThatThrowsLeavesNoOldCallbacksBehind() {
        callbacks.request(_ -> {
            throw new IllegalStateException("thrown in a frame");
        });
        callbacks.request(_ -> log.add("dropped"));
        assertThatThrownBy(() -> callbacks.run(16)).hasMessage("thrown in a frame");

        callbacks.request(_ -> log.add("next"));
        callbacks.run(32);
        callbacks.run(48);

        assertThat(log).containsExactly("next");
    }
}
