package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.StringJoiner;

/// `image-set()`.
///
/// @param candidates the choices, in order
public record ImageSet(List<Candidate> candidates) implements Image {
    /// One choice.
    ///
    /// @param image the image
    /// @param resolution for how many device pixels per px it was made
    /// @param type its MIME type, or null
    public record Candidate(Image image, double resolution, @Nullable String type) {}

    /// The candidate for a screen: the smallest resolution that is at least the screen's, else the largest.
    ///
    /// @param devicePixelRatio device pixels per px
    public Image choose(double devicePixelRatio) {
        Candidate best = candidates.getFirst();
        for (Candidate candidate : candidates) {
            boolean larger = candidate.resolution > best.resolution;
            if (best.resolution < devicePixelRatio
                    ? larger
                    : candidate.resolution >= devicePixelRatio && candidate.resolution < best.resolution) {
                best = candidate;
            }
        }
        return best.image;
    }

    @Override
    public ImageSet computed(ComputationContext context) {
        return new ImageSet(candidates.stream()
                .map(candidate -> new Candidate((Image) candidate.image.computed(context), candidate.resolution,
                        candidate.type))
                .toList());
    }

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(", ", "image-set(", ")");
        for (Candidate candidate : candidates) {
            text.add(candidate.image.cssText() + " " + NumberText.of(candidate.resolution, "dppx")
                    + (candidate.type == null ? "" : " type(" + CssText.string(candidate.type) + ")"));
        }
        return text.toString();
    }
}
