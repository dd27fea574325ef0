package dev.frameloop.demos.panel;

import dev.frameloop.demos.cli.Command;
import dev.frameloop.renderer.page.Painters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class LwjglPanelTests {
    @TempDir
    Path folder;

    @Test
    void thePageIsOnTheCubeInTheScene() throws IOException {
        Painters.Found gl = Painters.find().getFirst();
        assumeTrue(gl.works(), () -> "no OpenGL: " + gl.attempts());
        Path page = Files.writeString(folder.resolve("page.html"),
                "<!doctype html><style>html { background: #f00 } body { height: 100vh; margin: 0 }</style>");
        Path out = folder.resolve("out.png");

        assertThat(new LwjglPanel().run(List.of("--out", out.toString(), "--viewport", "400x300", page.toString())))
                .isEqualTo(Command.SUCCESS);

        BufferedImage image = ImageIO.read(out.toFile());
        assertThat(List.of(image.getWidth(), image.getHeight())).containsExactly(400, 300);
        // The scene's own background is as its state has it, so painting has not disturbed that.
        assertThat(image.getRGB(5, 5)).isEqualTo(0xff0d121f);
        assertThat(image.getRGB(5, 295)).isEqualTo(0xff0d121f);
        int panel = image.getRGB(160, 170);
        assertThat(panel >> 16 & 0xff).isGreaterThan(100);
        assertThat(panel & 0xffff).isZero();
    }
}
