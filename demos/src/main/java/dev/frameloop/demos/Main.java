package dev.frameloop.demos;

import dev.frameloop.demos.bench.Bench;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Failure;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.doctor.Doctor;
import dev.frameloop.demos.explore.Explore;
import dev.frameloop.demos.frames.RafVsTimer;
import dev.frameloop.demos.node.Node;
import dev.frameloop.demos.page.Eval;
import dev.frameloop.demos.page.Frames;
import dev.frameloop.demos.page.Screenshot;
import dev.frameloop.demos.page.Trace;
import dev.frameloop.demos.panel.LwjglPanel;
import dev.frameloop.demos.puzzle.Puzzle;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.visualiser.Visualise;
import dev.frameloop.demos.window.WindowCommand;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/// The program behind `demos/run`: finds the command that its first word names, and runs it.
///
/// Results go to standard output, everything else to standard error. The exit status is 0 for success, 1 if the page or the check failed,
/// 2 for wrong usage.
public final class Main {
    private final Terminal terminal = Terminal.standardOutput();
    private final List<Command> commands = List.of(
            new RafVsTimer(terminal),
            new Visualise(),
            new Puzzle(terminal),
            new Trace(System.out),
            new Screenshot(),
            new Frames(),
            new Eval(System.out),
            new Explore(terminal),
            new WindowCommand(terminal),
            new LwjglPanel(),
            new Doctor(terminal),
            new Node(System.out),
            new Bench(terminal));

    private Main() {}

    /// Runs a command, and ends the JVM with its status.
    public static void main(String[] words) {
        System.exit(new Main().run(List.of(words)));
    }

    private int run(List<String> words) {
        if (words.isEmpty()) {
            list();
            return run(List.of("raf-vs-timer"));
        }
        String name = words.getFirst();
        if (List.of("list", "help", "--help", "-h").contains(name)) {
            list();
            return Command.SUCCESS;
        }
        for (Command command : commands) {
            if (command.name().equals(name)) {
                return run(command, words.subList(1, words.size()));
            }
        }
        System.err.println("unknown demo \"" + name + "\"; there are "
                + commands.stream().map(Command::name).collect(Collectors.joining(", ")));
        return Command.USAGE;
    }

    private int run(Command command, List<String> words) {
        if (command.asksForHelp(words)) {
            terminal.line(("demos/run " + command.name() + " " + command.usage()).strip());
            terminal.line(command.summary());
            return Command.SUCCESS;
        }
        try {
            int status = command.run(words);
            System.out.flush();
            return status;
        } catch (UsageException e) {
            System.err.println(command.name() + ": " + e.getMessage());
            System.err.println(("usage: demos/run " + command.name() + " " + command.usage()).strip());
            return Command.USAGE;
        } catch (IOException e) {
            System.err.println(command.name() + ": " + Failure.text(e));
            return Command.FAILURE;
        } catch (Exception e) {
            System.err.println(command.name() + ": " + e);
            return Command.FAILURE;
        }
    }

    private void list() {
        terminal.line("Frameloop: a headless, deterministic browser rendering loop");
        terminal.line();
        for (Command command : commands) {
            terminal.line(("  demos/run " + command.name() + " " + command.usage()).stripTrailing());
            terminal.line("      " + command.summary());
        }
        terminal.line();
    }
}
