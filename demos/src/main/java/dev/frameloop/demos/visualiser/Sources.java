package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.Snapshot.Excerpt;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The text of a page and of the scripts that lie beside it.
final class Sources {
    private static final int BEFORE = 5;
    private static final int SHOWN = 11;

    private final Map<String, List<String>> texts = new HashMap<>();
    private final @Nullable Path folder;

    /// @param folder where the page's scripts lie; null where they are out of reach
    Sources(@Nullable Path folder) {
        this.folder = folder;
    }

    /// Adds a text that is known already.
    void add(String name, String text) {
        texts.put(name, text.lines().toList());
    }

    /// The surroundings of a line.
    ///
    /// @param place `file:line`, as traces tell it
    /// @return null where the file is not at hand
    @Nullable
    Excerpt excerpt(String place, boolean isRunning) {
        int colon = place.lastIndexOf(':');
        String file = place.substring(0, Math.max(0, colon));
        List<String> lines = lines(file);
        int line = Integer.parseInt(place.substring(colon + 1));
        if (line < 1 || line > lines.size()) {
            return null;
        }
        int first = Math.max(1, Math.min(line - BEFORE, lines.size() - SHOWN + 1));
        int last = Math.min(lines.size(), first + SHOWN - 1);
        return new Excerpt(file, first, lines.subList(first - 1, last), line, isRunning);
    }

    private List<String> lines(String file) {
        return texts.computeIfAbsent(file, name -> {
            try {
                Path path = folder == null || name.isEmpty() ? null : folder.resolve(name);
                return path == null || !Files.isRegularFile(path) ? List.of() : Files.readAllLines(path);
            } catch (CharacterCodingException e) {
                return List.of();
            } catch (IOException | IllegalArgumentException e) {
                return List.of();
            }
        });
    }
}
