package dev.frameloop.demos.explore;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.page.PageSource;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.terminal.Terminal.Style;
import dev.frameloop.engine.explore.Choice;
import dev.frameloop.engine.explore.Exploration;
import dev.frameloop.engine.explore.Explorer;
import dev.frameloop.engine.explore.Outcome;
import dev.frameloop.engine.explore.Run;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.renderer.page.Frameloop;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Runs a page under many orders that the standard allows: what comes of it, how often, and what decides.
public final class Explore implements Command {
    private static final Option<String> EXPRESSION = Option.of("--expr", "E", Values::text);
    private static final Option<String> UNTIL = Option.of("--until", "E", Values::text);
    private static final Option<Integer> SEEDS = Option.of("--seeds", "1000", Explore::seeds, "1000");
    private static final Option<Long> REPLAY = Option.of("--replay", "SEED", Explore::seed);
    private static final Option<Duration> LENGTH = Option.of("--for", "1s", Values::positiveDuration, "1s");
    private static final Option<Duration> LATE = Option.of("--late", "20ms", Values::duration, "20ms");
    private static final int MOST_SEEDS = 1_000_000;
    private static final int MOST_SHOWN = 8;
    private static final Pattern PLAIN = Pattern.compile("[\\w./:@%+=-]+");
    private static final double NANOS_PER_SECOND = 1e9;

    private final Terminal terminal;

    /// @param terminal where to print
    public Explore(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "explore";
    }

    @Override
    public String usage() {
        return "[--expr E] [--seeds 1000] [--replay SEED] [--until E] [--for 1s] [--late 20ms] [--viewport 800x600] [--allow ORIGIN]... [PAGE]";
    }

    @Override
    public String summary() {
        return "runs a page in other orders that the standard allows, and tells what decides its outcome; built in: "
                + String.join(", ", Examples.NAMES);
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, EXPRESSION, UNTIL, SEEDS, REPLAY, LENGTH, LATE,
                PageSource.VIEWPORT,
                PageSource.ALLOW);
        arguments.atMost(1);
        List<String> pages = arguments.rest().isEmpty() ? Examples.NAMES : arguments.rest();
        try (PageSource source = new PageSource(arguments, ClockKind.VIRTUAL); Frameloop frameloop = new Frameloop()) {
            for (String page : pages) {
                Explorer explorer = new Explorer(subject(page, arguments, source, frameloop), arguments.get(LATE));
                Long seed = arguments.find(REPLAY);
                if (seed == null) {
                    explore(again(page, arguments), explorer, arguments.get(SEEDS));
                } else {
                    replay(explorer, seed);
                }
            }
        }
        return SUCCESS;
    }

    private ExploredPage subject(String page, Arguments arguments, PageSource source, Frameloop frameloop)
            throws IOException {
        String expression = arguments.find(EXPRESSION);
        String until = arguments.find(UNTIL);
        if (Examples.NAMES.contains(page)) {
            String markup = Examples.markup(page);
            terminal.line(terminal.styled(Style.BOLD, page));
            markup.lines().dropWhile(line -> !line.startsWith("<title>")).forEach(
                    line -> terminal.line("    " + terminal.styled(Style.DIM, line)));
            return new ExploredPage(options -> frameloop.open(markup, options), source.options(),
                    expression == null ? Examples.expression(markup) : expression, until, arguments.get(LENGTH));
        }
        if (expression == null) {
            throw new UsageException("needs --expr E, whose value is the outcome of " + page);
        }
        source.open(page, source.options()).close();
        return new ExploredPage(options -> source.open(page, options), source.options(), expression, until,
                arguments.get(LENGTH));
    }

    private void explore(String again, Explorer explorer, int seeds) {
        Clock clock = new SystemClock();
        Exploration exploration = explorer.explore(seeds);
        double seconds = clock.now() / NANOS_PER_SECOND;
        List<Outcome> outcomes = exploration.outcomes();
        terminal.line(String.format(Locale.ROOT, "%d outcome%s of %d seeds", outcomes.size(),
                outcomes.size() == 1 ? "" : "s", seeds));
        System.err.printf(Locale.ROOT,
                "explore: %.1f s, %.0f seeds a second, the search for short schedules included%n",
                seconds, seeds / seconds);
        for (Outcome outcome : outcomes.subList(0, Math.min(MOST_SHOWN, outcomes.size()))) {
            terminal.line();
            show(outcome, outcomes.getFirst(), again);
        }
        if (outcomes.size() > MOST_SHOWN) {
            terminal.line();
            terminal.line("and " + (outcomes.size() - MOST_SHOWN) + " more");
        }
        terminal.line();
    }

    private void show(Outcome outcome, Outcome standard, String again) {
        terminal.line(terminal.styled(Style.GOOD, outcome.value()) + "   " + outcome.count() + " seeds"
                + (outcome.isDefault()
                        ? ", and the default order"
                        : "; again: demos/run explore --replay " + outcome.firstSeed() + again));
        if (outcome.isDefault()) {
            return;
        }
        tell(outcome.shortest(), "it takes ");
        if (outcome.shortest().departures().size() == 1) {
            return;
        }
        Exploration.parting(standard, outcome).ifPresent(parting -> {
            terminal.line("  until then both are the same run; " + time(parting.other()) + " "
                    + parting.other().kind().label() + ":");
            terminal.line("    " + standard.value() + "  <-  " + parting.one().takenOption());
            terminal.line("    " + outcome.value() + "  <-  " + parting.other().takenOption());
        });
    }

    /// The words that make the same runs again, for a shell: a seed means nothing with other options.
    private static String again(String page, Arguments arguments) {
        StringBuilder words = new StringBuilder();
        for (Option<?> option : List.of(EXPRESSION, UNTIL, LENGTH, LATE, PageSource.VIEWPORT, PageSource.ALLOW)) {
            for (String value : arguments.texts(option)) {
                words.append(' ').append(option.name()).append(' ').append(quoted(value));
            }
        }
        return words.append(' ').append(quoted(page)).toString();
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private void replay(Explorer explorer, long seed) {
        Run run = explorer.replay(seed);
        terminal.line(terminal.styled(Style.GOOD, run.outcome()) + "   seed " + seed + ", of "
                + run.choices().size() + " choices");
        tell(run, "");
    }

    private void tell(Run run, String before) {
        List<Choice> departures = run.departures();
        terminal.line("  " + before + departures.size() + " choice" + (departures.size() == 1 ? "" : "s")
                + " other than in the default order:");
        departures.forEach(choice -> terminal.line("    " + choice));
    }

    private static String time(Choice choice) {
        return String.format(Locale.ROOT, "at %.3f ms", choice.nanos() / 1e6);
    }

    private static int seeds(String text) {
        long seeds = seed(text);
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new UsageException("\"" + text + "\" is not a number of seeds; write one from 1 to " + MOST_SEEDS);
        }
        return (int) seeds;
    }

    private static Long seed(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            throw new UsageException("\"" + text + "\" is not a seed; write a whole number");
        }
    }
}
