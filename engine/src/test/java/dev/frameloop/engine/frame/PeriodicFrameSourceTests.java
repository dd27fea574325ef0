package dev.frameloop.engine.frame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;
import java.math.RoundingMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class PeriodicFrameSourceTests {
    @ParameterizedTest
    @ValueSource(doubles = {59.94, 60, 144, 23.976, 1000})
    void tenMillionTicksDoNotDrift(double hertz) {
        PeriodicFrameSource source = new PeriodicFrameSource(hertz);
        int ticks = 10_000_000;
        long tick = 0;
        for (int i = 0; i < ticks; i++) {
            long next = source.tickAfter(tick);
            assertThat(next > tick).isTrue();
            tick = next;
        }

        long exact = BigDecimal.valueOf(ticks).movePointRight(9)
                .divide(BigDecimal.valueOf(hertz), 0, RoundingMode.FLOOR).longValueExact();
        assertThat(tick).isBetween(exact - 1, exact + 1);
        assertThat(source.ticksBetween(0, tick)).isEqualTo(ticks);
        assertThat(source.tickAtOrBefore(tick)).isEqualTo(tick);
        assertThat(source.tickAtOrBefore(tick - 1)).isLessThan(tick);
    }

    @Test
    void thePhaseIsTheFirstTick() {
        PeriodicFrameSource source = new PeriodicFrameSource(100, 7);

        assertThat(source.tickAfter(0)).isEqualTo(7);
        assertThat(source.tickAfter(7)).isEqualTo(10_000_007);
        assertThat(source.tickAtOrBefore(6)).isEqualTo(-1);
        assertThat(source.intervalNanos()).isEqualTo(10_000_000);
    }

    @Test
    void badRatesAreRefused() {
        for (double hertz : new double[]{0, -60, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new PeriodicFrameSource(hertz)).isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("hertz");
        }
        assertThatThrownBy(() -> new PeriodicFrameSource(60, -1)).hasMessageContaining("phaseNanos");
    }
}
