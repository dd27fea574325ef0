package dev.frameloop.engine.loop;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class BrowserLikePolicyTests {
    @Test
    void aFloodOfInputLetsOlderTasksHaveTheirTurnButNotBackgroundOnes() {
        EventLoop loop = new EventLoop();
        List<String> log = new ArrayList<>();
        loop.queueTask(TaskSource.IDLE, null, "idle", () -> log.add("idle"));
        loop.queueTask(TaskSource.TIMER, null, "timer", () -> log.add("timer"));
        for (int i = 0; i < 100; i++) {
            loop.queueTask(TaskSource.USER_INTERACTION, null, "key", () -> log.add("key"));
        }

        loop.runUntilIdle();

        assertThat(log.indexOf("timer")).isEqualTo(32);
        assertThat(log.indexOf("idle")).isEqualTo(log.size() - 1);
    }
}
