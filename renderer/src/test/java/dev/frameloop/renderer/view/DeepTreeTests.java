package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;

/// Trees of any depth, and values without bounds, are laid out like others.
class DeepTreeTests {
    private static final int DEPTH = 10_000;

    private static LaidOutPage nested(String name, String style) {
        LaidOutPage page = new LaidOutPage("<!DOCTYPE html><style>body { margin: 0; font: 16px/20px 'DejaVu Sans' } "
                + name + " { " + style + " }</style>");
        Document document = page.document;
        Element innermost = Objects.requireNonNull(document.body());
        for (int i = 0; i < DEPTH; i++) {
            Element child = document.createElement(name);
            innermost.appendChild(child);
            innermost = child;
        }
        innermost.setAttribute("id", "inner");
        innermost.setTextContent("x");
        Objects.requireNonNull(Objects.requireNonNull(document.body()).firstElementChild()).setAttribute("id", "outer");
        return page;
    }

    @ParameterizedTest
    @ValueSource(strings = {"display: block", "display: block; padding-top: 1px", "float: left", "overflow: hidden",
            "display: inline-block", "display: flex", "position: relative", "position: absolute",
            "width: min-content", "display: block; margin: 1px 0"})
    void blocksNestToAnyDepth(String style) {
        LaidOutPage page = nested("div", style);
        Rect inner = page.view.boundingClientRect(page.element("inner"));
        assertThat(inner.height()).isBetween(20.0, 21.0);
        if (style.contains("padding")) {
            assertThat(page.view.boundingClientRect(page.element("outer")).height()).isEqualTo(20 + DEPTH);
        }
        page.element("inner").setTextContent("y z");
        assertThat(page.view.boundingClientRect(page.element("inner")).height()).isGreaterThan(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"display: inline", "padding: 1px", "position: relative"})
    void inlinesNestToAnyDepth(String style) {
        LaidOutPage page = nested("span", style);
        assertThat(page.view.boundingClientRect(page.element("inner")).width()).isGreaterThan(0);
        assertThat(page.view.clientRects(page.element("outer"))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"width: 1e30px; height: 1e30px", "margin: -1e30px", "padding: 1e30px",
            "width: calc(1px / 0)", "font-size: 1e30px", "line-height: 1e30", "text-indent: -1e30px",
            "letter-spacing: 1e30px", "border: 1e30px solid", "aspect-ratio: 1e-30", "position: absolute; left: 1e30px",
            "float: left; margin: 1e30px", "tab-size: 1e30; white-space: pre"})
    void hugeLengthsStayFinite(String style) {
        LaidOutPage page = new LaidOutPage(
                "<!DOCTYPE html><div id=a style='" + style + "'>a\tb <b>c</b></div><div id=b>after</div>");
        for (String id : new String[]{"a", "b"}) {
            Rect rect = page.view.boundingClientRect(page.element(id));
            assertThat(rect.x() + rect.y() + rect.width() + rect.height()).isFinite();
            assertThat(rect.width()).isNotNegative();
            assertThat(rect.height()).isNotNegative();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "overflow-wrap: anywhere", "word-break: break-all", "white-space: pre",
            "width: 100px; overflow-wrap: anywhere"})
    void aWordOfAMillionCharactersIsLaidOut(String style) {
        LaidOutPage page = new LaidOutPage("<!DOCTYPE html><div id=a style='" + style + "'>" + "x".repeat(1_000_000));
        assertThat(page.view.boundingClientRect(page.element("a")).height()).isGreaterThan(0);
    }
}
