package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.ValueList;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The shorthands whose values come in layers, with commas between them: backgrounds, masks, transitions, animations.
final class LayerShorthands {
    private LayerShorthands() {}

    private static final List<Longhand> BACKGROUND_PARTS = List.of(Longhand.BACKGROUND_IMAGE,
            Longhand.BACKGROUND_REPEAT,
            Longhand.BACKGROUND_ATTACHMENT);
    private static final List<Longhand> MASK_PARTS = List.of(Longhand.MASK_IMAGE, Longhand.MASK_REPEAT,
            Longhand.MASK_COMPOSITE,
            Longhand.MASK_MODE);

    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#background">CSS Backgrounds: background</a>
    static boolean background(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Layers layers = new Layers(Shorthand.BACKGROUND.longhands());
        CssValue color = null;
        do {
            if (color != null) {
                return false;
            }
            Map<Longhand, CssValue> layer = new EnumMap<>(Longhand.class);
            boolean found = true;
            while (found) {
                found = part(BACKGROUND_PARTS, in, layer)
                        || position(in, layer, Longhand.BACKGROUND_POSITION_X, Longhand.BACKGROUND_SIZE)
                        || box(in, layer, Longhand.BACKGROUND_ORIGIN, Longhand.BACKGROUND_CLIP);
                if (!found && color == null) {
                    color = Colors.parse(in);
                    found = color != null;
                }
            }
            if (layer.isEmpty() && color == null) {
                return false;
            }
            layers.add(layer);
        } while (Grammar.comma(in));
        layers.into(values);
        values.put(Longhand.BACKGROUND_COLOR, color == null ? InitialValues.of(Longhand.BACKGROUND_COLOR) : color);
        return true;
    }

    /// @see <a href="https://drafts.fxtf.org/css-masking-1/#the-mask">CSS Masking: mask</a>
    static boolean mask(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Layers layers = new Layers(Shorthand.MASK.longhands());
        do {
            Map<Longhand, CssValue> layer = new EnumMap<>(Longhand.class);
            boolean found = true;
            while (found) {
                found = part(MASK_PARTS, in, layer) || position(in, layer, Longhand.MASK_POSITION, Longhand.MASK_SIZE)
                        || box(in, layer, Longhand.MASK_ORIGIN, Longhand.MASK_CLIP);
            }
            if (layer.isEmpty()) {
                return false;
            }
            layers.add(layer);
        } while (Grammar.comma(in));
        layers.into(values);
        return true;
    }

    /// One item of a list property that the layer has not yet.
    private static boolean part(List<Longhand> properties, ComponentValueStream in, Map<Longhand, CssValue> layer) {
        for (Longhand property : properties) {
            CssValue value = layer.containsKey(property) ? null : item(property, in);
            if (value != null) {
                layer.put(property, value);
                return true;
            }
        }
        return false;
    }

    /// One item of a property that is a list with commas.
    private static @Nullable CssValue item(Longhand property, ComponentValueStream in) {
        return Grammars.item(property).parse(in);
    }

    private static boolean position(ComponentValueStream in, Map<Longhand, CssValue> layer, Longhand property,
            Longhand size) {
        Position position = layer.containsKey(property) ? null : Positions.backgroundPosition(in);
        if (position == null) {
            return false;
        }
        if (property == Longhand.BACKGROUND_POSITION_X) {
            layer.put(Longhand.BACKGROUND_POSITION_X, position.x());
            layer.put(Longhand.BACKGROUND_POSITION_Y, position.y());
        } else {
            layer.put(property, position);
        }
        if (!Grammar.slash(in)) {
            return true;
        }
        CssValue given = Backgrounds.size(in);
        if (given != null) {
            layer.put(size, given);
        }
        return given != null;
    }

    /// One box is for origin and clip, two are for one each.
    private static boolean box(ComponentValueStream in, Map<Longhand, CssValue> layer, Longhand origin, Longhand clip) {
        CssValue box = item(layer.containsKey(clip) ? clip : origin, in);
        if (box == null) {
            box = layer.containsKey(clip) && layer.containsKey(origin) && layer.get(clip) != layer.get(origin)
                    ? null
                    : item(clip, in);
            if (box == null) {
                return false;
            }
            layer.put(clip, box);
            return true;
        }
        if (!layer.containsKey(origin)) {
            layer.put(origin, (BackgroundBox) box);
        }
        layer.put(clip, box);
        return true;
    }

    static boolean borderImage(ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<Longhand> left = new ArrayList<>(
                List.of(Longhand.BORDER_IMAGE_SOURCE, Longhand.BORDER_IMAGE_SLICE, Longhand.BORDER_IMAGE_REPEAT));
        boolean found = true;
        while (found) {
            found = false;
            for (Longhand property : left) {
                CssValue value = ShorthandParser.longhand(property, in);
                if (value == null) {
                    continue;
                }
                values.put(property, value);
                left.remove(property);
                found = true;
                if (property == Longhand.BORDER_IMAGE_SLICE && Grammar.slash(in)) {
                    CssValue width = ShorthandParser.longhand(Longhand.BORDER_IMAGE_WIDTH, in);
                    CssValue outset = Grammar.slash(in)
                            ? ShorthandParser.longhand(Longhand.BORDER_IMAGE_OUTSET, in)
                            : null;
                    if (width == null && outset == null) {
                        return false;
                    }
                    values.put(Longhand.BORDER_IMAGE_WIDTH,
                            width == null ? InitialValues.of(Longhand.BORDER_IMAGE_WIDTH) : width);
                    values.put(Longhand.BORDER_IMAGE_OUTSET,
                            outset == null ? InitialValues.of(Longhand.BORDER_IMAGE_OUTSET) : outset);
                }
                break;
            }
        }
        boolean any = !values.isEmpty();
        Shorthand.BORDER_IMAGE.longhands()
                .forEach(property -> values.putIfAbsent(property, InitialValues.of(property)));
        return any;
    }

    /// @see <a href="https://drafts.csswg.org/css-transitions-2/#transition-shorthand-property">CSS Transitions: transition</a>
    static boolean transition(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Layers layers = new Layers(Shorthand.TRANSITION.longhands());
        boolean none = false;
        do {
            Map<Longhand, CssValue> layer = new EnumMap<>(Longhand.class);
            while (part(List.of(Longhand.TRANSITION_DURATION, Longhand.TRANSITION_DELAY,
                    Longhand.TRANSITION_TIMING_FUNCTION,
                    Longhand.TRANSITION_BEHAVIOR), in, layer) || transitionProperty(in, layer)) {
                none |= layer.get(Longhand.TRANSITION_PROPERTY) == None.NONE;
            }
            if (layer.isEmpty()) {
                return false;
            }
            layers.add(layer);
        } while (Grammar.comma(in));
        layers.into(values);
        if (none) {
            values.put(Longhand.TRANSITION_PROPERTY, None.NONE);
        }
        return !none || layers.size() == 1;
    }

    private static boolean transitionProperty(ComponentValueStream in, Map<Longhand, CssValue> layer) {
        if (layer.containsKey(Longhand.TRANSITION_PROPERTY)) {
            return false;
        }
        CssValue property = Grammar.keyword(in, "none") ? None.NONE : Animations.customIdent("none").parse(in);
        if (property == null) {
            return false;
        }
        layer.put(Longhand.TRANSITION_PROPERTY, property);
        return true;
    }

    /// @see <a href="https://drafts.csswg.org/css-animations-1/#animation">CSS Animations: animation</a>
    static boolean animation(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Layers layers = new Layers(Shorthand.ANIMATION.longhands());
        List<Longhand> order = List.of(Longhand.ANIMATION_DURATION, Longhand.ANIMATION_DELAY,
                Longhand.ANIMATION_TIMING_FUNCTION,
                Longhand.ANIMATION_ITERATION_COUNT, Longhand.ANIMATION_DIRECTION, Longhand.ANIMATION_FILL_MODE,
                Longhand.ANIMATION_PLAY_STATE, Longhand.ANIMATION_NAME);
        do {
            Map<Longhand, CssValue> layer = new EnumMap<>(Longhand.class);
            boolean found = true;
            while (found) {
                found = part(order, in, layer);
            }
            if (layer.isEmpty()) {
                return false;
            }
            layers.add(layer);
        } while (Grammar.comma(in));
        layers.into(values);
        values.put(Longhand.ANIMATION_TIMELINE, new Ident("auto"));
        return true;
    }

    /// Collects layers into one list for each longhand.
    private static final class Layers {
        private final List<Longhand> longhands;
        private final List<Map<Longhand, CssValue>> layers = new ArrayList<>();

        Layers(List<Longhand> longhands) {
            this.longhands = longhands;
        }

        void add(Map<Longhand, CssValue> layer) {
            layers.add(layer);
        }

        int size() {
            return layers.size();
        }

        void into(Map<Longhand, CssValue> values) {
            for (Longhand property : longhands) {
                if (!(InitialValues.of(property) instanceof ValueList<?> initial)) {
                    continue;
                }
                List<CssValue> items = new ArrayList<>();
                for (Map<Longhand, CssValue> layer : layers) {
                    CssValue given = layer.get(property);
                    items.add(given != null ? given : initial.items().getFirst());
                }
                values.put(property, ValueList.ofCommas(items));
            }
        }
    }
}
