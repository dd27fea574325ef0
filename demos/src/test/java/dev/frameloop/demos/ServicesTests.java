package dev.frameloop.demos;

import org.junit.jupiter.api.Test;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// Services are told twice, in `module-info` for the module path and in `META-INF/services` for the class path: both must say the same.
class ServicesTests {
    @Test
    void theClassPathFindsWhatTheModulePathFinds() throws IOException {
        Path[] outputs = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(path -> path.toString().matches(".*(target.classes|frameloop-[a-z]+-.*\\.jar)"))
                .toArray(Path[]::new);
        int services = 0;
        for (ModuleReference module : ModuleFinder.of(outputs).findAll()) {
            for (ModuleDescriptor.Provides provided : module.descriptor().provides()) {
                services++;
                assertThat(listed(module, provided.service())).as("META-INF/services/" + provided.service() + " of "
                        + module.descriptor().name()).containsExactlyElementsOf(provided.providers());
            }
        }
        assertThat(services).isPositive();
    }

    private static List<String> listed(ModuleReference module, String service) throws IOException {
        try (var reader = module.open()) {
            var file = reader.open("META-INF/services/" + service);
            if (file.isEmpty()) {
                return List.of();
            }
            try (var in = file.get()) {
                return new String(in.readAllBytes()).lines().map(String::strip).filter(line -> !line.isEmpty())
                        .toList();
            }
        }
    }
}
