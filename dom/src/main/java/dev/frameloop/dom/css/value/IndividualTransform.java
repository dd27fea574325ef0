package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.StringJoiner;

/// The value of `translate`, `rotate` or `scale`.
///
/// @param function the transform that it stands for
public record IndividualTransform(TransformFunction function) implements CssValue {
    @Override
    public IndividualTransform computed(ComputationContext context) {
        return new IndividualTransform(function.computed(context));
    }

    @Override
    public String cssText() {
        List<Numeric> arguments = function.arguments();
        StringJoiner text = new StringJoiner(" ");
        if (function.kind() == TransformFunction.Kind.ROTATE_3D) {
            String axis = arguments.subList(0, 3).stream().map(CssValue::cssText).reduce("", (a, b) -> a + " " + b)
                    .strip();
            String named = axis.equals("1 0 0") ? "x" : axis.equals("0 1 0") ? "y" : axis.equals("0 0 1") ? "" : axis;
            return (named + " " + arguments.get(3).cssText()).strip();
        }
        for (Numeric argument : arguments) {
            text.add(argument.cssText());
        }
        boolean same = arguments.size() == 2 && arguments.get(0).equals(arguments.get(1))
                && function.kind() == TransformFunction.Kind.SCALE;
        boolean zero = arguments.size() == 2 && function.kind() == TransformFunction.Kind.TRANSLATE
                && arguments.get(1).cssText().equals("0px");
        return same || zero ? arguments.getFirst().cssText() : text.toString();
    }
}
