package dev.frameloop.dom.css.value;

/// The size `fit-content(limit)`.
///
/// @param limit a length, not negative
public record FitContentSize(Numeric limit) implements Size {
    @Override
    public String cssText() {
        return "fit-content(" + limit.cssText() + ")";
    }

    @Override
    public FitContentSize computed(ComputationContext context) {
        return new FitContentSize(limit.computed(context));
    }
}
