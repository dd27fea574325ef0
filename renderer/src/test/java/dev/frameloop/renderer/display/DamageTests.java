package dev.frameloop.renderer.display;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class DamageTests {
    private static PaintOperation box(double x) {
        return new PaintOperation.Fill(new Rectangle(x, 0, 10, 10), new Paint.SolidColor(0xff000000));
    }

    private static DisplayList list(double... places) {
        DisplayList.Builder list = DisplayList.builder();
        for (double x : places) {
            list.add(box(x));
        }
        return list.build();
    }

    @Test
    void findsNothingInEqualLists() {
        assertThat(list(0, 20, 40).damageSince(list(0, 20, 40)).isEmpty()).isTrue();
        assertThat(DisplayList.EMPTY.damageSince(DisplayList.EMPTY).isEmpty()).isTrue();
    }

    @Test
    void findsBothPlacesOfWhatMovedAndNoOthers() {
        assertThat(list(0, 100, 40).damageSince(list(0, 20, 40)).rectangles())
                .containsExactlyInAnyOrder(new Rectangle(20, 0, 10, 10), new Rectangle(100, 0, 10, 10));
        assertThat(list(0, 20, 30, 40, 61).damageSince(list(0, 21, 30, 40, 60)).rectangles()).hasSize(4)
                .doesNotContain(new Rectangle(30, 0, 10, 10));
    }

    @Test
    void findsWhatChangedItsOrderInsertedOrRemoved() {
        assertThat(list(0, 5).damageSince(list(5, 0)).rectangles()).hasSize(1);
        assertThat(list(0, 20, 40).damageSince(list(0, 40)).rectangles()).containsExactly(new Rectangle(20, 0, 10, 10));
        assertThat(list(0, 40).damageSince(list(0, 20, 40)).rectangles()).containsExactly(new Rectangle(20, 0, 10, 10));
    }

    @Test
    void findsContentWhoseGroupChanged() {
        DisplayList before = DisplayList.builder().push(new Group.Scrolled(0, 0)).add(box(0)).pop().add(box(50))
                .build();
        DisplayList after = DisplayList.builder().push(new Group.Scrolled(3, 0)).add(box(10)).pop().add(box(50))
                .build();
        assertThat(after.damageSince(before).rectangles()).containsExactlyInAnyOrder(new Rectangle(0, 0, 10, 10),
                new Rectangle(7, 0, 10, 10));
    }

    @Test
    void countsOnlyWhatClipsLeaveAndFiltersAdd() {
        DisplayList list = DisplayList.builder().push(new Group.Clip(new Rectangle(0, 0, 5, 5))).add(box(0))
                .add(box(90)).pop()
                .push(new Group.Layer(1, BlendMode.NORMAL, List.of(new Filter.Blur(2)))).add(box(20)).build();
        assertThat(list.size()).isEqualTo(2);
        assertThat(list.bounds(0)).isEqualTo(new Rectangle(0, 0, 5, 5));
        assertThat(list.bounds(1)).isEqualTo(new Rectangle(14, -6, 22, 22));
    }

    @Test
    void keepsFewRectangles() {
        double[] many = new double[100];
        for (int i = 0; i < many.length; i++) {
            many[i] = 30 * i;
        }
        assertThat(list(many).damageSince(DisplayList.EMPTY).rectangles()).hasSizeLessThanOrEqualTo(8);
    }
}
