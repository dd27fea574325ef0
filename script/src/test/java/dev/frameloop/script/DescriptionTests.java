package dev.frameloop.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The descriptions of the whole document against its Java classes.
class DescriptionTests {
    @Test
    void everyDescribedMemberHasItsJavaMethod() {
        assertThat(ScriptFixture.ENGINE.bindings().problems()).isEmpty();
    }
}
