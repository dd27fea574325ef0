package dev.frameloop.demos.bench;

import dev.frameloop.dom.html.HtmlParser;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.renderer.box.ReplacedContent;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.view.DocumentLayout;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// What style and layout cost after a change, among few and among many siblings of one parent.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LayoutBenchmarks {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 600;
    private static final int VARIANTS = 100;

    /// How many elements there are.
    @Param({"1000", "10000", "100000"})
    public int elements;

    private final Document document = Document.newHtml("about:blank");
    private final DocumentLayout layout = new DocumentLayout(document, WIDTH, HEIGHT, FontCollection.embedded(),
            ReplacedContent.NONE, () -> {});
    private Element element = document.createElement("div");
    private Text text = new Text(document, "");
    private int step;

    /// Lays out the page.
    @Setup
    public void open() {
        StringBuilder markup = new StringBuilder("<!DOCTYPE html><style>.row { margin: 2px 0 }</style>");
        for (int i = 0; i < elements; i++) {
            markup.append("<div class=row id=e").append(i).append("><span>text ").append(i).append("</span></div>");
        }
        HtmlParser.parse(document, markup.toString());
        layout.update();
        element = byId(elements / 2);
        text = (Text) Objects.requireNonNull(Objects.requireNonNull(byId(elements / 2 + 1).firstElementChild())
                .firstChild());
    }

    private Element byId(int number) {
        return Objects.requireNonNull(document.getElementById("e" + number));
    }

    private long updated() {
        layout.update();
        return layout.boxesLaidOut();
    }

    /// One element gets another width.
    @Benchmark
    public long width() {
        element.setAttribute("style", "width: " + (VARIANTS + ++step % VARIANTS) + "px");
        return updated();
    }

    /// One text gets other characters.
    @Benchmark
    public long text() {
        text.setData("text " + ++step % VARIANTS);
        return updated();
    }

    /// Nothing has changed.
    @Benchmark
    public long unchanged() {
        return updated();
    }

    /// Everything gets another font size.
    @Benchmark
    public long everything() {
        Objects.requireNonNull(document.documentElement()).setAttribute("style",
                "font-size: " + (10 + ++step % 8) + "px");
        return updated();
    }
}
