package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Objects;
import java.util.Random;

import static org.assertj.core.api.Assertions.assertThat;

/// What is laid out again after a change, and that it comes out as if the page had been laid out afresh.
class IncrementalLayoutTests {
    private static final String HEAD = "<!DOCTYPE html><style>body { margin: 0; font: 16px/20px 'DejaVu Sans' }</style>";

    private static String rows(int count) {
        StringBuilder markup = new StringBuilder(HEAD);
        for (int i = 0; i < count; i++) {
            if (i % 50 == 0) {
                markup.append(i == 0 ? "<section>" : "</section><section>");
            }
            markup.append("<div id=d").append(i).append("><span>row ").append(i).append("</span></div>");
        }
        return markup.toString();
    }

    private static long laidOutBy(LaidOutPage page, Runnable change) {
        page.view.updateLayout();
        long before = page.layout.boxesLaidOut();
        change.run();
        page.view.updateLayout();
        return page.layout.boxesLaidOut() - before;
    }

    @Test
    void nothingIsLaidOutWithoutAChange() {
        LaidOutPage page = new LaidOutPage(rows(100));
        assertThat(laidOutBy(page, () -> {})).isZero();
        assertThat(page.layout.isStale()).isFalse();
    }

    @Test
    void aTextOfTheSameHeightCostsOneBoxInAPageOfAnySize() {
        for (int size : new int[]{100, 3000}) {
            LaidOutPage page = new LaidOutPage(rows(size));
            Text text = (Text) Objects.requireNonNull(page.element("d77").firstElementChild()).firstChild();
            assertThat(laidOutBy(page, () -> Objects.requireNonNull(text).setData("other"))).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "margin: 3px 0", "overflow: hidden", "display: flex", "display: grid"})
    void aWidthCostsTheBoxAndWhatIsInItInAPageOfAnySize(String style) {
        for (int size : new int[]{100, 3000}) {
            LaidOutPage page = new LaidOutPage(rows(size));
            Element row = page.element("d77");
            row.setAttribute("style", style);
            assertThat(laidOutBy(page, () -> row.setAttribute("style", style + "; width: 123px")))
                    .isLessThanOrEqualTo(style.startsWith("display") ? 3 : 1);
            assertThat(page.view.boundingClientRect(row).width()).isEqualTo(123);
        }
    }

    @Test
    void controlsAreAsWideAsWhatTheyShow() {
        LaidOutPage page = new LaidOutPage(HEAD + "<style>input, select { font: inherit }</style>"
                + "<select id=menu><option>a<option id=last>b</select><input type=submit id=go value=a>"
                + "<input id=field size=10>");
        Element menu = page.element("menu");
        double before = page.view.boundingClientRect(menu).width();
        page.element("last").setTextContent("much longer");
        double longer = page.view.boundingClientRect(menu).width();
        assertThat(longer).isGreaterThan(before + 50);
        menu.setAttribute("style", "color: red");
        assertThat(page.view.boundingClientRect(menu).width()).isEqualTo(longer);
        double label = page.view.boundingClientRect(page.element("go")).width();
        page.element("go").setAttribute("value", "longer");
        assertThat(page.view.boundingClientRect(page.element("go")).width()).isGreaterThan(label + 30);
        double field = page.view.boundingClientRect(page.element("field")).width();
        page.element("field").setAttribute("size", "20");
        assertThat(page.view.boundingClientRect(page.element("field")).width()).isGreaterThan(field + 50);
    }

    @Test
    void fieldsetsFollowTheirLegendsAndStyles() {
        LaidOutPage page = new LaidOutPage(HEAD + "<fieldset id=f style='padding: 10px; border: 2px solid'>"
                + "<legend id=l>a</legend><div id=d>b</div></fieldset>");
        Element fieldset = page.element("f");
        assertThat(page.view.boundingClientRect(fieldset).height()).isEqualTo(20 + 10 + 20 + 10 + 2);
        fieldset.setAttribute("style", "padding: 10px; border: 2px solid; color: red");
        assertThat(page.view.boundingClientRect(fieldset).height()).isEqualTo(62);
        fieldset.setAttribute("style", "padding: 5px; border: 2px solid");
        assertThat(page.view.boundingClientRect(fieldset).height()).isEqualTo(52);
        page.element("l").remove();
        assertThat(page.view.boundingClientRect(fieldset).height()).isEqualTo(34);
        page.element("d").setTextContent("c");
        page.element("d").setAttribute("style", "height: 50px");
        assertThat(page.view.boundingClientRect(fieldset).height()).isEqualTo(64);
    }

    @Test
    void detailsShowTheirTextWhileTheyAreOpen() {
        LaidOutPage page = new LaidOutPage(
                HEAD + "<details id=d><summary>a</summary>b<p style='margin: 0'>c</details>");
        Element details = page.element("d");
        assertThat(page.view.boundingClientRect(details).height()).isEqualTo(20);
        details.setAttribute("open", "");
        assertThat(page.view.boundingClientRect(details).height()).isEqualTo(60);
        details.removeAttribute("open");
        assertThat(page.view.boundingClientRect(details).height()).isEqualTo(20);
    }

    @Test
    void aWidthBesideAFloatMovesTheBox() {
        LaidOutPage page = new LaidOutPage(HEAD + "<div style='float: left; width: 500px; height: 50px'></div>"
                + "<div id=d style='overflow: hidden; width: 100px; height: 10px'></div>");
        page.view.updateLayout();
        page.element("d").setAttribute("style", "overflow: hidden; width: 400px; height: 10px");
        assertThat(page.view.boundingClientRect(page.element("d")).y()).isEqualTo(50);
    }

    @Test
    void aWidthCountsInWhatIsAsWideAsItsContent() {
        LaidOutPage page = new LaidOutPage(HEAD + "<div id=f style='float: left'><div id=d style='width: 50%'>wide "
                + "text</div></div>");
        page.view.updateLayout();
        double width = page.view.boundingClientRect(page.element("d")).width();
        page.element("d").setAttribute("style", "width: " + width + "px");
        assertThat(page.view.boundingClientRect(page.element("f")).width()).isEqualTo(width);
    }

    @Test
    void aMarginReachesOutOfAScrollContainer() {
        LaidOutPage page = new LaidOutPage(HEAD + "<div id=s style='overflow: auto; width: 200px'>"
                + "<div id=d style='width: 100px; height: 5px; margin-right: 50px'></div></div>");
        assertThat(page.view.scrollArea(page.element("s")).scrollWidth()).isEqualTo(200);
        page.element("d").setAttribute("style", "width: 190px; height: 5px; margin-right: 50px");
        assertThat(page.view.scrollArea(page.element("s")).scrollWidth()).isEqualTo(240);
    }

    @Test
    void insetsMoveAPositionedBox() {
        LaidOutPage page = new LaidOutPage(HEAD + "<div><div id=a style='position: absolute; left: 200px'></div>"
                + "<div id=f style='position: fixed; top: 20px'></div></div>");
        page.view.updateLayout();
        page.element("a").setAttribute("style", "position: absolute; left: 10px");
        page.element("f").setAttribute("style", "position: fixed; top: 30px");
        assertThat(page.view.boundingClientRect(page.element("a")).x()).isEqualTo(10);
        assertThat(page.view.boundingClientRect(page.element("f")).y()).isEqualTo(30);
    }

    @Test
    void aHeightMovesWhatFollows() {
        LaidOutPage page = new LaidOutPage(rows(200));
        page.view.updateLayout();
        page.element("d3").setAttribute("style", "height: 50px");
        assertThat(page.view.boundingClientRect(page.element("d4")).y()).isEqualTo(4 * 20 + 30);
        assertThat(page.view.boundingClientRect(page.element("d199")).y()).isEqualTo(199 * 20 + 30);
    }

    /// Random changes, each compared with a first layout of the same document.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void changesComeOutAsAFirstLayout(long seed) {
        Random random = new Random(seed);
        LaidOutPage page = new LaidOutPage(rows(40));
        String[] styles = {"width: 50px", "float: left; height: 30px", "margin: 15px 0", "display: inline-block",
                "position: absolute; top: 5px", "display: none", "padding: 3px", "overflow: hidden", "clear: both",
                "display: flex", "float: right; width: 40%", "position: relative; left: 7px", "font-size: 30px", ""};
        for (int step = 0; step < 40; step++) {
            Element row = page.element("d" + random.nextInt(40));
            switch (random.nextInt(4)) {
                case 0 -> row.setAttribute("style", styles[random.nextInt(styles.length)]);
                case 1 -> row.setTextContent("text " + "word ".repeat(random.nextInt(40)));
                case 2 -> {
                    Element child = page.document.createElement(random.nextBoolean() ? "div" : "span");
                    child.setTextContent("new " + step);
                    row.insertBefore(child, row.firstChild());
                }
                default -> Objects.requireNonNull(row.parentNode()).appendChild(row);
            }
            page.view.updateLayout();
        }
        LaidOutPage fresh = new LaidOutPage("");
        fresh.document.replaceChild(fresh.document.importNode(
                Objects.requireNonNull(page.document.documentElement()), true),
                Objects.requireNonNull(fresh.document.documentElement()));
        for (int i = 0; i < 40; i++) {
            assertThat(page.view.boundingClientRect(page.element("d" + i))).as("d" + i)
                    .isEqualTo(fresh.view.boundingClientRect(fresh.element("d" + i)));
        }
    }
}
