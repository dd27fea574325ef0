package dev.frameloop.engine.frame;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/// Ticks follow what the display tells: expected times are multiples of its period from its last refresh.
class DisplayFrameSourceTests {
    private static final long MS = 1_000_000;

    private final DisplayFrameSource source = new DisplayFrameSource(100);

    @Test
    void withoutWordFromTheDisplayItTicksAtItsRate() {
        assertThat(source.tickAfter(0)).isEqualTo(10 * MS);
        assertThat(source.tickAfter(10 * MS)).isEqualTo(20 * MS);
        assertThat(source.tickAtOrBefore(29 * MS)).isEqualTo(20 * MS);
        assertThat(source.ticksBetween(5 * MS, 40 * MS)).isEqualTo(4);
        assertThat(source.intervalNanos()).isEqualTo(10 * MS);
    }

    @Test
    void itTakesTheDisplaysPhase() {
        source.refreshed(103 * MS, 104 * MS);
        assertThat(source.tickAfter(104 * MS)).isEqualTo(113 * MS);
        assertThat(source.tickAfter(113 * MS)).isEqualTo(123 * MS);
    }

    @Test
    void aNewPhaseMakesNoFrameOfNoLength() {
        // The tick at 100 has been; by the new phase one would come at 101.
        source.refreshed(91 * MS, 100 * MS);
        assertThat(source.tickAfter(100 * MS)).isEqualTo(111 * MS);
    }

    @Test
    void itFollowsTheDisplaysRateSlowly() {
        long refresh = 0;
        for (int i = 0; i < 200; i++) {
            source.refreshed(refresh, refresh);
            refresh += 10_100_000;
        }
        assertThat(source.intervalNanos()).isBetween(10_095_000L, 10_100_000L);
        source.refreshed(refresh + 50 * MS, refresh + 50 * MS);
        assertThat(source.intervalNanos()).isBetween(10_095_000L, 10_100_000L);
    }

    @Test
    void aRateOutOfRangeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new DisplayFrameSource(0)).withMessageContaining("hertz");
    }
}
