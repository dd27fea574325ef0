package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.stream.Collectors;

/// An explicit list of tracks.
///
/// @param subgrid whether the tracks are the parent grid's
/// @param entries the tracks, with the names of the lines between them
/// @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">CSS Grid: explicit track sizing</a>
public record GridTrackList(boolean subgrid, List<Entry> entries) implements GridTracks {
    /// A track, some line names, or a repetition of both.
    public sealed interface Entry extends CssValue permits LineNames, TrackSize, Repeat {}

    /// The names of a line.
    ///
    /// @param names the names, in order
    public record LineNames(List<String> names) implements Entry {
        @Override
        public String cssText() {
            return names.stream().map(CssText::identifier).collect(Collectors.joining(" ", "[", "]"));
        }
    }

    /// Tracks that repeat.
    ///
    /// @param count how often; 0 when as often as fits
    /// @param fit whether tracks that stay empty collapse (`auto-fit`)
    /// @param entries what repeats: sizes and line names
    public record Repeat(int count, boolean fit, List<Entry> entries) implements Entry {
        @Override
        public Repeat computed(ComputationContext context) {
            return new Repeat(count, fit, entries.stream().map(entry -> (Entry) entry.computed(context)).toList());
        }

        @Override
        public String cssText() {
            String times = count > 0 ? Integer.toString(count) : fit ? "auto-fit" : "auto-fill";
            return entries.stream().map(CssValue::cssText)
                    .collect(Collectors.joining(" ", "repeat(" + times + ", ", ")"));
        }
    }

    @Override
    public GridTrackList computed(ComputationContext context) {
        return new GridTrackList(subgrid, entries.stream().map(entry -> (Entry) entry.computed(context)).toList());
    }

    @Override
    public String cssText() {
        String text = entries.stream().map(CssValue::cssText).collect(Collectors.joining(" "));
        return subgrid ? ("subgrid " + text).strip() : text;
    }
}
