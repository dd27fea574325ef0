package dev.frameloop.script;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// The descriptions of the whole document against its Java classes.
class DescriptionTests {
    @Test
    void everyDescribedMemberHasItsJavaMethod() {
        assertThat(ScriptFixture.ENGINE.bindings().problems()).isEmpty();
    }
}
