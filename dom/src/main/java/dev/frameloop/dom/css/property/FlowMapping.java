package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.WritingMode;

/// From flow-relative to physical properties.
///
/// A flow-relative property knows what it is in horizontal left-to-right text; this turns that.
///
/// @see <a href="https://drafts.csswg.org/css-writing-modes-4/#logical-to-physical">CSS Writing Modes: abstract-to-physical mappings</a>
final class FlowMapping {
    private static final String[] SIDES = {"top", "right", "bottom", "left"};
    private static final int TOP = 0;
    private static final int RIGHT = 1;
    private static final int BOTTOM = 2;
    private static final int LEFT = 3;

    private FlowMapping() {}

    static Longhand physical(Longhand property, Longhand horizontal, WritingMode mode, Direction direction) {
        String name = property.cssName();
        if (name.contains("-radius")) {
            String[] words = name.split("-");
            int block = side(true, words[1].equals("start"), mode, direction);
            int inline = side(false, words[2].equals("start"), mode, direction);
            boolean blockIsVertical = block == TOP || block == BOTTOM;
            String corner = blockIsVertical ? SIDES[block] + "-" + SIDES[inline] : SIDES[inline] + "-" + SIDES[block];
            return named("border-" + corner + "-radius");
        }
        if (name.endsWith("-size") || name.startsWith("overflow") || name.startsWith("overscroll")) {
            return mode == WritingMode.HORIZONTAL_TB ? horizontal : turnedAxis(horizontal);
        }
        int side = side(name.contains("block"), name.contains("-start"), mode, direction);
        String flowSide = (name.contains("block") ? "block-" : "inline-") + (name.contains("-start") ? "start" : "end");
        String physicalName = name.replace(flowSide, SIDES[side]);
        return named(physicalName.startsWith("inset-") ? physicalName.substring(6) : physicalName);
    }

    private static Longhand named(String name) {
        Longhand longhand = Longhand.byName(name);
        if (longhand == null) {
            throw new AssertionError(name);
        }
        return longhand;
    }

    private static Longhand turnedAxis(Longhand horizontal) {
        return switch (horizontal) {
            case WIDTH -> Longhand.HEIGHT;
            case HEIGHT -> Longhand.WIDTH;
            case MIN_WIDTH -> Longhand.MIN_HEIGHT;
            case MIN_HEIGHT -> Longhand.MIN_WIDTH;
            case MAX_WIDTH -> Longhand.MAX_HEIGHT;
            case MAX_HEIGHT -> Longhand.MAX_WIDTH;
            case OVERFLOW_X -> Longhand.OVERFLOW_Y;
            case OVERFLOW_Y -> Longhand.OVERFLOW_X;
            case OVERSCROLL_BEHAVIOR_X -> Longhand.OVERSCROLL_BEHAVIOR_Y;
            default -> Longhand.OVERSCROLL_BEHAVIOR_X;
        };
    }

    private static int side(boolean block, boolean start, WritingMode mode, Direction direction) {
        if (block) {
            return switch (mode) {
                case HORIZONTAL_TB -> start ? TOP : BOTTOM;
                case VERTICAL_RL, SIDEWAYS_RL -> start ? RIGHT : LEFT;
                case VERTICAL_LR, SIDEWAYS_LR -> start ? LEFT : RIGHT;
            };
        }
        boolean forward = start == (direction == Direction.LTR);
        return switch (mode) {
            case HORIZONTAL_TB -> forward ? LEFT : RIGHT;
            case SIDEWAYS_LR -> forward ? BOTTOM : TOP;
            case VERTICAL_RL, VERTICAL_LR, SIDEWAYS_RL -> forward ? TOP : BOTTOM;
        };
    }
}
