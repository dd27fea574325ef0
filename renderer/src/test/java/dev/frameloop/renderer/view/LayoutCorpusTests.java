package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.dom.view.OffsetBox;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.ScrollArea;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// The layout cases against their geometry in Chromium 156: every number within 1 px, every line with the same text.
///
/// The list `failing.txt` names the cases that are not expected to pass; it has to be kept exact.
class LayoutCorpusTests {
    private static final double TOLERANCE = 1.0005;

    private int values;
    private int right;
    private List<String> faults = new ArrayList<>();

    @Test
    void casesHaveTheGeometryOfChromium() throws IOException, URISyntaxException {
        Set<String> failing = new TreeSet<>();
        Map<String, int[]> areas = new TreeMap<>();
        for (String name : names()) {
            boolean passes = run(name);
            if (!passes) {
                failing.add(name);
            }
            int[] score = areas.computeIfAbsent(name.substring(0, name.indexOf('-')), _ -> new int[2]);
            score[0] += passes ? 1 : 0;
            score[1]++;
        }
        areas.forEach((area, score) -> System.out.println(area + " " + score[0] + "/" + score[1]));
        System.out.println("values " + right + "/" + values);
        Set<String> listed = new TreeSet<>(read("failing.txt").lines().filter(line -> !line.isBlank()).toList());
        assertThat(failing).isEqualTo(listed);
    }

    private static List<String> names() throws IOException, URISyntaxException {
        URL folder = Objects.requireNonNull(LayoutCorpusTests.class.getResource("layout"));
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".html"))
                    .map(name -> name.substring(0, name.length() - 5)).sorted().toList();
        }
    }

    private static String read(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(LayoutCorpusTests.class.getResourceAsStream("layout/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// Measures one case, and tells whether all of it is right.
    boolean run(String name) throws IOException {
        faults = new ArrayList<>();
        try {
            measure(name);
        } catch (RuntimeException e) {
            faults.add(e + " at " + e.getStackTrace()[0]);
        }
        return faults.isEmpty();
    }

    List<String> faults() {
        return faults;
    }

    @SuppressWarnings("unchecked")
    private void measure(String name) throws IOException {
        LaidOutPage page = new LaidOutPage(read(name + ".html"));
        Map<String, Object> record = (Map<String, Object>) Json.parse(read(name + ".json"));
        for (Element element : elements(page, "data-scroll")) {
            String[] position = Objects.requireNonNull(element.getAttribute("data-scroll")).split(",");
            page.view.scrollTo(element, Double.parseDouble(position[0]), Double.parseDouble(position[1]));
        }
        ((Map<String, Map<String, List<Double>>>) Objects.requireNonNull(record.get("boxes")))
                .forEach((id, expected) -> {
                    Element element = page.element(id);
                    Rect rect = page.view.boundingClientRect(element);
                    compare(id + ".rect", Objects.requireNonNull(expected.get("rect")), rect.x(), rect.y(),
                            rect.width(), rect.height());
                    if (expected.containsKey("offset")) {
                        OffsetBox offset = page.view.offsetBox(element);
                        compare(id + ".offset", Objects.requireNonNull(expected.get("offset")), offset.left(),
                                offset.top(), offset.width(),
                                offset.height());
                    }
                    Rect client = page.view.clientBox(element);
                    compare(id + ".client", Objects.requireNonNull(expected.get("client")), client.x(), client.y(),
                            client.width(), client.height());
                    ScrollArea scroll = page.view.scrollArea(element);
                    compare(id + ".scroll", Objects.requireNonNull(expected.get("scroll")), scroll.scrollWidth(),
                            scroll.scrollHeight());
                });
        if (record.get("lines") instanceof Map<?, ?> lines) {
            ((Map<String, List<List<Object>>>) lines).forEach((id, expected) -> compareLines(id, expected,
                    fragments(page, page.element(id))));
        }
    }

    private static List<Element> elements(LaidOutPage page, String attribute) {
        List<Element> found = new ArrayList<>();
        for (Node node = page.document.firstChild(); node != null; node = node.following(null)) {
            if (node instanceof Element element && element.getAttribute(attribute) != null) {
                found.add(element);
            }
        }
        return found;
    }

    private void compare(String what, List<Double> expected, double... actual) {
        for (int i = 0; i < actual.length; i++) {
            values++;
            if (Math.abs(expected.get(i) - actual[i]) <= TOLERANCE) {
                right++;
            } else {
                faults.add(what + "[" + i + "] is " + actual[i] + ", not " + expected.get(i));
            }
        }
    }

    private void compareLines(String id, List<List<Object>> expected, List<Piece> actual) {
        if (expected.size() != actual.size()) {
            faults.add(id + " has pieces " + actual.stream().map(Piece::toString).toList() + ", not " + expected);
            values += expected.size();
            return;
        }
        for (int i = 0; i < actual.size(); i++) {
            Piece piece = actual.get(i);
            List<Object> line = expected.get(i);
            if (!plain((String) line.getFirst()).equals(plain(piece.text.toString()))) {
                faults.add(id + " line " + i + " is '" + piece.text + "', not '" + line.getFirst() + "'");
            }
            compare(id + " line '" + piece.text + "'",
                    line.subList(1, 5).stream().map(value -> (Double) value).toList(), piece.left, piece.top,
                    piece.width, piece.height);
        }
    }

    private static String plain(String text) {
        return text.replace("\u00AD", "").strip();
    }

    /// Neighbouring characters that share a line and join edge to edge, in either axis.
    private static final class Piece {
        final StringBuilder text = new StringBuilder();
        double left;
        double top;
        double width;
        double height;
        private int direction;

        Piece(Rect first) {
            left = first.x();
            top = first.y();
            width = first.width();
            height = first.height();
        }

        boolean join(Rect next) {
            boolean line = near(next.y(), top) && near(next.height(), height);
            boolean column = near(next.x(), left) && near(next.width(), width);
            if (line && direction >= 0 && direction < 3 && near(next.x(), left + width)) {
                direction = 1;
                width = next.right() - left;
            } else if (line && direction <= 0 && near(next.right(), left)) {
                direction = -1;
                width += left - next.x();
                left = next.x();
            } else if (column && (direction == 0 || direction == 3) && near(next.y(), top + height)) {
                direction = 3;
                height = next.bottom() - top;
            } else {
                return false;
            }
            return true;
        }

        private static boolean near(double a, double b) {
            return Math.abs(a - b) <= 0.6;
        }

        @Override
        public String toString() {
            return "[" + text + " " + left + " " + top + " " + width + "]";
        }
    }

    private static List<Piece> fragments(LaidOutPage page, Element element) {
        List<Piece> pieces = new ArrayList<>();
        for (Node node = element; node != null; node = node.following(element)) {
            if (node instanceof Text text) {
                addPieces(page, text, pieces);
            }
        }
        pieces.removeIf(piece -> piece.text.toString().isBlank());
        return pieces;
    }

    private static void addPieces(LaidOutPage page, Text text, List<Piece> pieces) {
        Piece piece = null;
        String data = text.data();
        for (int i = 0; i < data.length(); i++) {
            Rect rect = LayoutView.union(page.view.clientRects(text, i, text, i + 1));
            if (rect.width() == 0 || rect.height() == 0) {
                continue;
            }
            if (piece == null || !piece.join(rect)) {
                piece = new Piece(rect);
                pieces.add(piece);
            }
            piece.text.append(data.charAt(i) == '\n' || data.charAt(i) == '\t' ? ' ' : data.charAt(i));
        }
    }

    /// Prints the faults of the cases whose names begin with the arguments.
    public static void main(String[] prefixes) throws IOException, URISyntaxException {
        LayoutCorpusTests tests = new LayoutCorpusTests();
        Map<String, int[]> areas = new TreeMap<>();
        for (String name : names()) {
            if (Stream.of(prefixes).noneMatch(name::startsWith)) {
                continue;
            }
            boolean passes = tests.run(name);
            int[] score = areas.computeIfAbsent(name.substring(0, name.indexOf('-')), _ -> new int[2]);
            score[0] += passes ? 1 : 0;
            score[1]++;
            System.out.println((passes ? "PASS " : "FAIL ") + name);
            tests.faults.stream().limit(8).forEach(fault -> System.out.println("     " + fault));
        }
        areas.forEach((area, score) -> System.out.println(area + " " + score[0] + "/" + score[1]));
        System.out.println("values " + tests.right + "/" + tests.values);
    }
}
