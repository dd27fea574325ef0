package dev.frameloop.dom.console;

import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ConsoleMessage.Level;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.WeakHashMap;

/// The namespace `console`.
///
/// UNIMPLEMENTED: `console.table` prints its value on one line.
///
/// @see <a href="https://console.spec.whatwg.org/#console-namespace">Console: the console namespace</a>
public final class Console {
    private Console() {}

    /// The consoles of all globals of an agent.
    private static final class States {
        final WeakHashMap<GlobalObject, ConsoleState> states = new WeakHashMap<>();
    }

    /// Prints as an error unless the condition holds.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#assert">Console: assert</a>
    public static void assertTrue(Realm realm, boolean condition, @Nullable Object... data) {
        // 1. If the condition holds, that is all.
        if (condition) {
            return;
        }
        // 2.-4. Say so before what is given.
        String message = "Assertion failed";
        if (data.length == 0) {
            print(realm, Level.ERROR, message);
        } else if (data[0] instanceof String first) {
            @Nullable
            Object[] all = data.clone();
            all[0] = message + ": " + first;
            print(realm, Level.ERROR, all);
        } else {
            print(realm, Level.ERROR, before(message + ":", data));
        }
    }

    /// Leaves all groups; what was printed stays.
    public static void clear(Realm realm) {
        state(realm).groups = 0;
    }

    /// Prints what is for those who debug.
    public static void debug(Realm realm, @Nullable Object... data) {
        print(realm, Level.DEBUG, data);
    }

    /// Prints an error.
    public static void error(Realm realm, @Nullable Object... data) {
        print(realm, Level.ERROR, data);
    }

    /// Prints.
    public static void info(Realm realm, @Nullable Object... data) {
        print(realm, Level.LOG, data);
    }

    /// Prints.
    public static void log(Realm realm, @Nullable Object... data) {
        print(realm, Level.LOG, data);
    }

    /// Prints a value.
    public static void table(Realm realm, @Nullable Object tabularData, @Nullable List<String> properties) {
        print(realm, Level.LOG, tabularData);
    }

    /// Prints under the heading of a trace.
    public static void trace(Realm realm, @Nullable Object... data) {
        print(realm, Level.LOG, data.length == 0 ? new Object[]{"Trace"} : before("Trace:", data));
    }

    /// Prints a warning.
    public static void warn(Realm realm, @Nullable Object... data) {
        print(realm, Level.WARNING, data);
    }

    /// Prints a value.
    public static void dir(Realm realm, @Nullable Object item, @Nullable Object options) {
        print(realm, Level.LOG, item);
    }

    /// Prints.
    public static void dirxml(Realm realm, @Nullable Object... data) {
        print(realm, Level.LOG, data);
    }

    /// Counts up, and prints the count.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#count">Console: count</a>
    public static void count(Realm realm, String label) {
        tell(realm, Level.LOG, label + ": " + state(realm).counts.merge(label, 1, Integer::sum));
    }

    /// Counts from 0 again.
    public static void countReset(Realm realm, String label) {
        if (state(realm).counts.replace(label, 0) == null) {
            tell(realm, Level.WARNING, "Count for '" + label + "' does not exist");
        }
    }

    /// Prints, and indents what follows.
    public static void group(Realm realm, @Nullable Object... data) {
        if (data.length > 0) {
            print(realm, Level.LOG, data);
        }
        state(realm).groups++;
    }

    /// The same as {@link #group}.
    public static void groupCollapsed(Realm realm, @Nullable Object... data) {
        group(realm, data);
    }

    /// Ends the innermost group.
    public static void groupEnd(Realm realm) {
        ConsoleState state = state(realm);
        state.groups = Math.max(0, state.groups - 1);
    }

    /// Starts a timer.
    public static void time(Realm realm, String label) {
        if (state(realm).timers.putIfAbsent(label, now(realm)) != null) {
            tell(realm, Level.WARNING, "Timer '" + label + "' already exists");
        }
    }

    /// Prints how long a timer has run.
    public static void timeLog(Realm realm, String label, @Nullable Object... data) {
        Double start = state(realm).timers.get(label);
        if (start == null) {
            tell(realm, Level.WARNING, "Timer '" + label + "' does not exist");
        } else {
            print(realm, Level.LOG, before(duration(realm, label, start), data));
        }
    }

    /// Prints how long a timer has run, and forgets it.
    public static void timeEnd(Realm realm, String label) {
        Double start = state(realm).timers.remove(label);
        if (start == null) {
            tell(realm, Level.WARNING, "Timer '" + label + "' does not exist");
        } else {
            tell(realm, Level.LOG, duration(realm, label, start));
        }
    }

    private static String duration(Realm realm, String label, double start) {
        return label + ": " + String.format(Locale.ROOT, "%.3f", now(realm) - start) + " ms";
    }

    private static double now(Realm realm) {
        return realm.global().currentHighResolutionTime();
    }

    private static @Nullable Object[] before(String first, @Nullable Object[] rest) {
        @Nullable
        Object[] all = Arrays.copyOf(new Object[]{first}, rest.length + 1);
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    private static ConsoleState state(Realm realm) {
        return realm.global().agent().state(States.class, States::new).states
                .computeIfAbsent(realm.global(), _ -> new ConsoleState());
    }

    /// @see <a href="https://console.spec.whatwg.org/#logger">Console: Logger</a>
    private static void print(Realm realm, Level level, @Nullable Object... data) {
        // 1. Nothing is printed for nothing.
        if (data.length > 0) {
            // 2.-6. Format, and print.
            tell(realm, level, new Formatter(realm).format(data));
        }
    }

    /// @see <a href="https://console.spec.whatwg.org/#printer">Console: Printer</a>
    private static void tell(Realm realm, Level level, String text) {
        String line = state(realm).indentation() + text;
        realm.global().eventLoop().trace().instant(TraceKind.MESSAGE, line, 0);
        realm.global().tellConsole(new ConsoleMessage(level, line, "", 0, 0));
    }
}
