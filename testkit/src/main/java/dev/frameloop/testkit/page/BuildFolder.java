package dev.frameloop.testkit.page;

import java.nio.file.Files;
import java.nio.file.Path;

/// Where tests leave what people may want to see: `target/frameloop`, with Gradle `build/frameloop`, or what the system property
/// `frameloop.output` names.
public final class BuildFolder {
    private static final String PROPERTY = "frameloop.output";

    private BuildFolder() {}

    /// The folder, which need not be there yet.
    public static Path path() {
        String named = System.getProperty(PROPERTY);
        if (named != null) {
            return Path.of(named);
        }
        boolean gradle = Files.exists(Path.of("build.gradle")) || Files.exists(Path.of("build.gradle.kts"));
        return Path.of(gradle ? "build" : "target", "frameloop");
    }
}
