package dev.frameloop.demos.cli;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words of a command line, sorted into options and the rest.
///
/// `--name value` and `--name=value` are the same; after `--` everything is the rest; `-` alone is the rest too.
public final class Arguments {
    private final Map<String, List<String>> given = new HashMap<>();
    private final List<String> rest = new ArrayList<>();

    private Arguments() {}

    /// Sorts words.
    ///
    /// @param words the words
    /// @param options what is allowed
    /// @throws UsageException for an unknown option, a missing value, or a value that its option cannot read
    public static Arguments parse(List<String> words, Option<?>... options) {
        Map<String, Option<?>> known = Stream.of(options).collect(Collectors.toMap(Option::name, option -> option));
        Arguments arguments = new Arguments();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("--")) {
                arguments.rest.addAll(words.subList(i + 1, words.size()));
                break;
            }
            if (!word.startsWith("-") || word.equals("-")) {
                arguments.rest.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            Option<?> option = known.get(name);
            if (option == null) {
                throw new UsageException("unknown option " + name + "; known are " + names(options));
            }
            String value;
            if (option.isFlag()) {
                if (equals >= 0) {
                    throw new UsageException(name + " takes no value");
                }
                value = "true";
            } else if (equals >= 0) {
                value = word.substring(equals + 1);
            } else if (i + 1 < words.size()) {
                value = words.get(++i);
            } else {
                throw new UsageException(name + " needs a value: " + option);
            }
            arguments.read(option, value);
            arguments.given.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
        }
        return arguments;
    }

    private static String names(Option<?>[] options) {
        return options.length == 0
                ? "none"
                : Stream.of(options).map(Option::toString).collect(Collectors.joining(", "));
    }

    private <T> T read(Option<T> option, String value) {
        try {
            return option.read().apply(value);
        } catch (UsageException e) {
            throw new UsageException(option.name() + ": " + e.getMessage());
        }
    }

    /// The value of an option: the last one given, or the standard one.
    ///
    /// @throws UsageException if it was not given and has no standard value
    public <T> T get(Option<T> option) {
        T value = find(option);
        if (value == null) {
            throw new UsageException("needs " + option);
        }
        return value;
    }

    /// The value of an option, or null where it was not given and has no standard value.
    public <T> @Nullable T find(Option<T> option) {
        List<String> values = given.get(option.name());
        String value = values == null ? option.standard() : values.getLast();
        return value == null ? null : read(option, value);
    }

    /// All values of an option that may be given more than once.
    public <T> List<T> all(Option<T> option) {
        List<T> values = new ArrayList<>();
        for (String value : given.getOrDefault(option.name(), List.of())) {
            values.add(read(option, value));
        }
        return values;
    }

    /// The values of an option as they were given, in their order.
    public List<String> texts(Option<?> option) {
        return given.getOrDefault(option.name(), List.of());
    }

    /// Whether an option was given.
    public boolean has(Option<?> option) {
        return given.containsKey(option.name());
    }

    /// The words that are no options.
    public List<String> rest() {
        return rest;
    }

    /// The one word that is no option.
    ///
    /// @param what what it is called in a message, `PAGE` say
    /// @throws UsageException if there is none, or more than one
    public String single(String what) {
        if (rest.isEmpty()) {
            throw new UsageException("needs " + what);
        }
        atMost(1);
        return rest.getFirst();
    }

    /// Refuses more words than are wanted.
    public void atMost(int count) {
        if (rest.size() > count) {
            throw new UsageException("does not know what to do with \"" + rest.get(count) + "\"");
        }
    }
}
