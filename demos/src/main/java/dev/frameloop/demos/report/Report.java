package dev.frameloop.demos.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// One HTML file that tells of a run, written from top to bottom.
public final class Report {
    private final StringBuilder body = new StringBuilder();
    private final String title;

    /// @param title what it is about
    public Report(String title) {
        this.title = title;
        element("h1", title);
    }

    /// Begins a section.
    public Report section(String heading) {
        return element("h2", heading);
    }

    /// Adds a paragraph.
    public Report paragraph(String text) {
        return element("p", text);
    }

    /// Adds a paragraph of less weight.
    public Report remark(String text) {
        body.append("<p class=faint>").append(escaped(text)).append("</p>\n");
        return this;
    }

    /// Adds a table of numbers, whose first row has the headings.
    public Report table(List<List<String>> rows) {
        body.append("<table>\n");
        for (List<String> row : rows) {
            String cell = row == rows.getFirst() ? "th" : "td";
            body.append("<tr>");
            row.forEach(text -> body.append('<').append(cell).append('>').append(escaped(text)));
            body.append('\n');
        }
        body.append("</table>\n");
        return this;
    }

    /// Adds what is HTML already.
    public Report markup(CharSequence html) {
        body.append(html).append('\n');
        return this;
    }

    /// Writes the file.
    ///
    /// @throws IOException if that fails
    public void write(Path file) throws IOException {
        Files.writeString(file, toString());
    }

    /// The file's text.
    @Override
    public String toString() {
        return "<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n<meta name=viewport content='width=device-width'>\n<title>"
                + escaped(title) + "</title>\n<style>\n" + style() + "</style>\n<body>\n" + body + "</body>\n</html>\n";
    }

    private Report element(String name, String text) {
        body.append('<').append(name).append('>').append(escaped(text)).append("</").append(name).append(">\n");
        return this;
    }

    private static String style() {
        try (InputStream in = Report.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("report.css is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Text as HTML, also within quotes.
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
