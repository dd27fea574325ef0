package dev.frameloop.demos.report;

import java.util.Locale;

/// A chart as SVG that follows the report's colours, which the style sheet names by class.
public final class Drawing {
    private final StringBuilder shapes = new StringBuilder();
    private final double width;
    private final double height;

    /// @param width in user units, which are the report's pixels where there is room
    /// @param height in the same
    public Drawing(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /// Draws a rectangle with rounded corners.
    ///
    /// @param style the class
    /// @param tip what the pointer tells of it; empty for nothing
    public void box(String style, double x, double y, double boxWidth, double boxHeight, String tip) {
        shapes.append(String.format(Locale.ROOT,
                "<rect class=%s x=%.2f y=%.2f width=%.2f height=%.2f rx=%.1f>", style, x, y, boxWidth, boxHeight,
                Math.min(1.5, boxWidth / 3)));
        if (!tip.isEmpty()) {
            shapes.append("<title>").append(Report.escaped(tip)).append("</title>");
        }
        shapes.append("</rect>\n");
    }

    /// Draws a dot.
    public void dot(String style, double x, double y, double radius) {
        shapes.append(
                String.format(Locale.ROOT, "<circle class=%s cx=%.2f cy=%.2f r=%.2f />\n", style, x, y, radius));
    }

    /// Draws a thin line.
    public void line(double x1, double y1, double x2, double y2) {
        shapes.append(String.format(Locale.ROOT, "<line class=line x1=%.2f y1=%.2f x2=%.2f y2=%.2f />\n", x1, y1, x2,
                y2));
    }

    /// Writes text.
    ///
    /// @param anchor `start`, `middle` or `end`: which part of the text is at `x`
    public void text(String style, double x, double y, String anchor, String text) {
        shapes.append(String.format(Locale.ROOT, "<text class=%s x=%.2f y=%.2f text-anchor=%s>", style, x, y, anchor))
                .append(Report.escaped(text)).append("</text>\n");
    }

    /// The drawing as an element.
    ///
    /// @param label what it shows, for those who do not see it
    public String markup(String label) {
        return String.format(Locale.ROOT, "<svg viewBox='0 0 %.0f %.0f' role=img aria-label=\"%s\">%n%s</svg>", width,
                height, Report.escaped(label), shapes);
    }
}
