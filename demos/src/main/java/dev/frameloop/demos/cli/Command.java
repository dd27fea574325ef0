package dev.frameloop.demos.cli;

import java.util.List;

/// One of the things that `demos/run` does.
public interface Command {
    /// It succeeded.
    int SUCCESS = 0;
    /// The page failed, or the check did.
    int FAILURE = 1;
    /// It was called in a wrong way.
    int USAGE = 2;

    /// What it is called on the command line.
    String name();

    /// What may follow the name.
    String usage();

    /// What it does, in one line.
    String summary();

    /// Whether the words ask what may be said, instead of for the thing itself.
    default boolean asksForHelp(List<String> words) {
        return words.contains("--help");
    }

    /// Does it.
    ///
    /// @param words what followed the name
    /// @return the exit status
    /// @throws UsageException if a word is not right
    /// @throws Exception if something goes wrong that nobody could foresee
    int run(List<String> words) throws Exception;
}
