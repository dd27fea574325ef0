package dev.frameloop.renderer.display;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class ShapeTests {
    @Test
    void scalesOverlappingRadiiByOneFactor() {
        // CSS Backgrounds 3, 4.5: f is the least of length over sum, here 60 / (80 + 40), and applies to all radii.
        CornerRadii radii = new CornerRadii(80, 80, 40, 40, 80, 80, 40, 40).fit(80, 60);
        assertThat(radii).isEqualTo(new CornerRadii(40, 40, 20, 20, 40, 40, 20, 20));
    }

    @Test
    void leavesCornersOutOfRoundedRectangles() {
        RoundedRectangle box = new RoundedRectangle(new Rectangle(0, 0, 100, 50), CornerRadii.elliptical(20, 10));
        assertThat(box.contains(1, 1)).isFalse();
        assertThat(box.contains(20, 0)).isTrue();
        assertThat(box.contains(99, 49)).isFalse();
        assertThat(box.contains(99, 25)).isTrue();
        assertThat(box.toPath().contains(6, 3)).isEqualTo(box.contains(6, 3)).isTrue();
    }

    @Test
    void growsSmallRadiiOfShadowsSlowly() {
        // CSS Backgrounds 3, 6.1: a radius r below the spread grows by the spread times 1 + (r/spread - 1)^3.
        RoundedRectangle box = new RoundedRectangle(new Rectangle(0, 0, 100, 100), CornerRadii.circular(5));
        assertThat(box.spread(10).radii().topLeftX()).isEqualTo(5 + 10 * (1 - 0.125));
        assertThat(box.spread(2).radii().topLeftX()).isEqualTo(7);
        assertThat(box.spread(-2).radii().topLeftX()).isEqualTo(3);
        assertThat(new RoundedRectangle(box.rectangle(), CornerRadii.ZERO).spread(10).isRectangle()).isTrue();
    }

    @Test
    void tellsTheInsideOfPathsByTheirRule() {
        Path.Builder nested = Path.builder().rectangle(new Rectangle(0, 0, 9, 9)).rectangle(new Rectangle(3, 3, 3, 3));
        assertThat(nested.build().contains(4, 4)).isTrue();
        assertThat(nested.fillRule(Path.FillRule.EVENODD).build().contains(4, 4)).isFalse();
        assertThat(nested.build().contains(1, 4)).isTrue();
    }

    @Test
    void fillsGapsAmongColorStops() {
        var stops = ColorStops.fixUp(List.of(new ColorStops.Specified(1, null), new ColorStops.Specified(2, null),
                new ColorStops.Specified(3, 0.5), new ColorStops.Specified(4, 0.2), new ColorStops.Specified(5, null)));
        assertThat(stops).extracting(Gradient.ColorStop::offset).containsExactly(0.0, 0.25, 0.5, 0.5, 1.0);
    }

    @Test
    void bendsTransitionsAtHints() {
        var stops = ColorStops
                .fixUp(List.of(new ColorStops.Specified(0xff000000, null), new ColorStops.Specified(null, 0.25),
                        new ColorStops.Specified(0xffffffff, null)));
        // CSS Images 4: at the hint the colours are mixed half and half; a quarter of 16 pieces is the fourth.
        assertThat(stops.get(4)).isEqualTo(new Gradient.ColorStop(0.25, 0xff808080));
    }

    @Test
    void undoesTransforms() {
        Transform t = Transform.rotation(30).multiply(Transform.scaling(2, 3)).about(5, 7);
        Transform round = t.invert().multiply(t);
        assertThat(round.mapX(11, 13)).isCloseTo(11, org.assertj.core.data.Offset.offset(1e-12));
        assertThat(round.mapY(11, 13)).isCloseTo(13, org.assertj.core.data.Offset.offset(1e-12));
    }
}
