package dev.frameloop.demos.doctor;

import dev.frameloop.demos.Main;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.renderer.page.Painters;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/// What is told of this machine, and what becomes of pictures on others: programs of their own, in which something is missing.
class DoctorTests {
    @TempDir
    Path folder;

    private Path page;

    /// What a program did.
    private record Outcome(int status, String output) {}

    @BeforeEach
    void writePage() throws IOException {
        page = Files.writeString(folder.resolve("page.html"), "<!doctype html><p>Hello</p>");
    }

    @Test
    void tellsWhatThereIsAndWhichPainterServes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            assertThat(new Doctor(new Terminal(out, 80, false)).run(List.of())).isEqualTo(Command.SUCCESS);
        }

        String text = bytes.toString(StandardCharsets.UTF_8);
        assertThat(text).contains("JVM  ", System.getProperty("java.vm.version"), "JavaScript  GraalJS, ",
                "Liberation Sans (4)", "GLFW null platform with EGL: ", "software works");
        assertThat(text.lines().toList()).last().asString().matches(" +By default the (gl|software) painter serves\\.");
        assertThat(Painters.find()).filteredOn(Painters.Found::serves).hasSize(1);
    }

    @Test
    void withoutNativeCodeOpenGlIsRefusedAndTheSoftwarePainterServes() throws IOException, InterruptedException {
        Outcome refused = run(List.of(), "screenshot", "--painter", "gl");
        Outcome served = run(List.of(), "screenshot", "--painter", "auto");

        assertThat(refused.status).as(refused.output).isEqualTo(Command.FAILURE);
        assertThat(refused.output).contains("screenshot: no OpenGL 3.3 here; tried GLFW null platform with EGL: ",
                "; a hidden GLFW window: ");
        assertThat(served.status).as(served.output).isEqualTo(Command.SUCCESS);
        assertThat(served.output.lines().filter(line -> line.startsWith("screenshot: "))).singleElement().asString()
                .contains("the software painter serves: no OpenGL 3.3 here");
        assertThat(folder.resolve("out.png")).isNotEmptyFile();
    }

    @Test
    void nothingOfLwjglLoadsBeforeOpenGlIsAskedFor() throws IOException, InterruptedException {
        Outcome outcome = run(List.of("-Xlog:class+load"), "screenshot", "--painter", "software");

        assertThat(outcome.status).isEqualTo(Command.SUCCESS);
        assertThat(outcome.output).contains("dev.frameloop.renderer.page.Painters").doesNotContain("org.lwjgl.");
    }

    /// Runs a command in a JVM without LWJGL's native code.
    private Outcome run(List<String> flags, String... words) throws IOException, InterruptedException {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.matches(".*lwjgl.*-natives-.*"))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-Djava.library.path=" + folder, "-Dorg.lwjgl.librarypath=" + folder));
        command.addAll(flags);
        command.addAll(List.of("-cp", classPath, Main.class.getName()));
        command.addAll(List.of(words));
        command.addAll(List.of("--out", folder.resolve("out.png").toString(), page.toString()));
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        int status = process.waitFor();
        return new Outcome(status, Files.readString(log));
    }
}
