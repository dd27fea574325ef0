package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.None;

import java.util.List;
import java.util.StringJoiner;

/// The text of shorthands that have layers.
final class LayerText {
    private LayerText() {}

    static String of(Shorthand shorthand, List<CssValue> values) {
        int layers = ShorthandText.items(values.getFirst()).size();
        for (int i = 0; i < values.size(); i++) {
            boolean single = shorthand.longhands().get(i) == Longhand.BACKGROUND_COLOR
                    || shorthand.longhands().get(i) == Longhand.ANIMATION_TIMELINE;
            if (!single && ShorthandText.items(values.get(i)).size() != layers) {
                return "";
            }
        }
        StringJoiner text = new StringJoiner(", ");
        for (int layer = 0; layer < layers; layer++) {
            text.add(layer(shorthand, values, layer, layer == layers - 1));
        }
        return text.toString();
    }

    private static String layer(Shorthand shorthand, List<CssValue> values, int layer, boolean last) {
        StringJoiner text = new StringJoiner(" ");
        boolean positioned = false;
        String origin = "";
        for (int i = 0; i < values.size(); i++) {
            Longhand property = shorthand.longhands().get(i);
            List<? extends CssValue> items = ShorthandText.items(values.get(i));
            if (property == Longhand.BACKGROUND_COLOR || property == Longhand.ANIMATION_TIMELINE) {
                if (last && !isInitial(property, values.get(i))) {
                    text.add(values.get(i).cssText());
                }
                continue;
            }
            CssValue item = items.get(layer);
            boolean initial = isInitial(property, item);
            switch (property) {
                case BACKGROUND_POSITION_X -> {
                    CssValue y = ShorthandText.items(values.get(i + 1)).get(layer);
                    CssValue size = ShorthandText.items(values.get(i + 2)).get(layer);
                    positioned = !initial || !isInitial(Longhand.BACKGROUND_POSITION_Y, y)
                            || !isInitial(Longhand.BACKGROUND_SIZE, size);
                    if (positioned) {
                        text.add(item.cssText() + " " + y.cssText());
                    }
                }
                case MASK_POSITION -> {
                    positioned = !initial
                            || !isInitial(Longhand.MASK_SIZE, ShorthandText.items(values.get(i + 1)).get(layer));
                    if (positioned) {
                        text.add(item.cssText());
                    }
                }
                case BACKGROUND_POSITION_Y -> {
                }
                case BACKGROUND_SIZE, MASK_SIZE -> {
                    if (!initial) {
                        text.add("/ " + item.cssText());
                    }
                }
                case BACKGROUND_ORIGIN, MASK_ORIGIN -> {
                    CssValue clip = ShorthandText.items(values.get(i + 1)).get(layer);
                    origin = item.cssText();
                    boolean clipInitial = isInitial(shorthand.longhands().get(i + 1), clip);
                    if (!initial || !clipInitial) {
                        text.add(origin);
                    }
                }
                case BACKGROUND_CLIP, MASK_CLIP -> {
                    boolean originInitial = isInitial(shorthand.longhands().get(i - 1),
                            ShorthandText.items(values.get(i - 1)).get(layer));
                    if (!(initial && originInitial) && !item.cssText().equals(origin)) {
                        text.add(item.cssText());
                    }
                }
                case TRANSITION_DURATION, ANIMATION_DURATION -> {
                    int delay = property == Longhand.TRANSITION_DURATION ? 3 : 2;
                    boolean delayed = !isInitial(shorthand.longhands().get(delay),
                            ShorthandText.items(values.get(delay)).get(layer));
                    if (!initial || delayed) {
                        text.add(item.cssText());
                    }
                }
                default -> {
                    if (!initial) {
                        text.add(item.cssText());
                    }
                }
            }
        }
        if (text.length() > 0) {
            return text.toString();
        }
        return switch (shorthand) {
            case TRANSITION -> "all";
            default -> None.NONE.cssText();
        };
    }

    private static boolean isInitial(Longhand property, CssValue item) {
        return ShorthandText.items(InitialValues.of(property)).getFirst().cssText().equals(item.cssText());
    }

    static String positions(List<CssValue> values) {
        List<? extends CssValue> x = ShorthandText.items(values.get(0));
        List<? extends CssValue> y = ShorthandText.items(values.get(1));
        if (x.size() != y.size()) {
            return "";
        }
        StringJoiner text = new StringJoiner(", ");
        for (int i = 0; i < x.size(); i++) {
            text.add(x.get(i).cssText() + " " + y.get(i).cssText());
        }
        return text.toString();
    }
}
