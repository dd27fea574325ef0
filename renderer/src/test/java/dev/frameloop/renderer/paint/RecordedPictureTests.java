package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BorderEdge;
import dev.frameloop.renderer.display.CornerRadii;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.text.FontSelection;
import dev.frameloop.renderer.text.ShapedText;
import dev.frameloop.renderer.text.Shaper;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextSpacing;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Text and borders against pictures recorded from Chromium 156 on Linux.
class RecordedPictureTests {
    private final DisplayList.Builder list = DisplayList.builder();

    private PictureDifference difference(String picture, int left, int top, int width, int height) {
        Bitmap bitmap = new Bitmap(400, 300);
        new SoftwarePainter().paint(list.build(), Damage.of(new Rectangle(0, 0, 400, 300)), bitmap, 0xffffffff);
        return PictureDifference.of(bitmap, PictureDifference.recorded(getClass(), picture), left, top, width, height);
    }

    private void border(double x, double y, double width, double height, BorderEdge edge) {
        RoundedRectangle box = new RoundedRectangle(new Rectangle(x, y, width, height), CornerRadii.ZERO);
        list.add(new PaintOperation.DrawBorder(box, edge, edge, edge, edge));
    }

    @Test
    void textIsHintedVertically() {
        FontCollection fonts = FontCollection.builder()
                .addResource(getClass().getClassLoader(), "net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf").build();
        String text = "Crimson 26";
        ShapedText shaped = new Shaper().shape(text, 0, text.length(),
                fonts.match(List.of("DejaVu Sans"), FontSelection.NORMAL, 26), TextDirection.LTR, TextSpacing.NONE);
        // The line is 33.8 px high from 6 px on; 24 + 6 px of text leave 1.9 px above, of which whole pixels count.
        shaped.runs().forEach(run -> list.add(new PaintOperation.DrawGlyphs(run, 12 + run.x(), 31, 0xffcc0000)));
        PictureDifference difference = difference("paint-text-colours.png", 0, 0, 200, 40);
        assertThat(difference.percent()).isLessThan(2);
        assertThat(difference.mean()).isLessThan(1.5);
    }

    @Test
    void borderStylesLookAlike() {
        int blue = 0xff224466;
        border(10, 10, 86, 56, new BorderEdge(8, BorderEdge.Style.SOLID, blue));
        border(116, 10, 86, 56, new BorderEdge(8, BorderEdge.Style.DASHED, blue));
        border(222, 10, 86, 56, new BorderEdge(8, BorderEdge.Style.DOTTED, blue));
        border(10, 86, 88, 58, new BorderEdge(9, BorderEdge.Style.DOUBLE, blue));
        assertThat(difference("paint-border-styles.png", 0, 0, 400, 75).percent()).isLessThan(0.4);
        // Solid, dashed and double borders agree but for the rounding of some mitres.
        assertThat(difference("paint-border-styles.png", 0, 0, 210, 70).mean()).isLessThan(0.01);
        assertThat(difference("paint-border-styles.png", 0, 80, 100, 70).mean()).isLessThan(0.01);
    }
}
