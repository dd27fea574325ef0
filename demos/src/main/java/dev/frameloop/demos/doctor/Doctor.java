package dev.frameloop.demos.doctor;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.terminal.Terminal.Style;
import dev.frameloop.dom.script.ScriptEngine;
import dev.frameloop.renderer.page.Painters;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.text.FontFace;

import java.util.List;
import java.util.stream.Collectors;

/// Tells what there is on this machine, and what is missing and why.
public final class Doctor implements Command {
    private final Terminal terminal;

    /// @param terminal where to tell it
    public Doctor(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "doctor";
    }

    @Override
    public String usage() {
        return "";
    }

    @Override
    public String summary() {
        return "what there is on this machine: JVM, JavaScript engine, fonts, painters and which of them serves";
    }

    @Override
    public int run(List<String> words) {
        Arguments.parse(words).atMost(0);
        line("JVM", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version") + ", "
                + System.getProperty("java.vendor"));
        line("system", System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " processors");
        line("JavaScript", ScriptEngine.load().map(ScriptEngine::description)
                .orElse("none: the module dev.frameloop.script is not on the class path"));
        fonts();
        painters();
        return SUCCESS;
    }

    private void line(String name, String text) {
        terminal.line(terminal.styled(Style.BOLD, String.format("%-12s", name)) + text);
    }

    private void fonts() {
        line("fonts", "embedded: " + families(FontCollection.embedded(), false));
        String system = families(FontCollection.builder().systemFonts(true).build(), true);
        line("", "of the system, used only where a page's options say so: " + (system.isEmpty() ? "none" : system));
    }

    private static String families(FontCollection fonts, boolean system) {
        return fonts.faces().stream().filter(face -> face.isSystem() == system)
                .collect(Collectors.groupingBy(FontFace::family, java.util.TreeMap::new, Collectors.counting()))
                .entrySet().stream().map(family -> family.getKey() + " (" + family.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    private void painters() {
        String name = "painters";
        for (Painters.Found painter : Painters.find()) {
            line(name, String.format("%-9s", painter.name()) + terminal.styled(
                    painter.works() ? Style.GOOD : Style.BAD, painter.works() ? "works" : "does not work") + ": "
                    + painter.description());
            painter.attempts().forEach(attempt -> line("", "         " + attempt));
            name = "";
        }
        line("", "By default the " + Painters.find().stream().filter(Painters.Found::serves)
                .map(Painters.Found::name).findFirst().orElse("software") + " painter serves.");
    }
}
