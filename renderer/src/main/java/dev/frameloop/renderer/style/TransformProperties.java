package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.BackfaceVisibility;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.TransformBox;
import dev.frameloop.dom.css.value.TransformFunction;
import dev.frameloop.dom.css.value.TransformStyle;

import java.util.List;

/// The computed values of transforms.
public sealed interface TransformProperties extends PropertyValues permits ComputedStyle {
    /// `transform`, empty for `none`
    default List<TransformFunction> transform() {
        return list(Longhand.TRANSFORM);
    }

    /// `transform-style`
    default TransformStyle transformStyle() {
        return (TransformStyle) get(Longhand.TRANSFORM_STYLE);
    }

    /// `transform-box`
    default TransformBox transformBox() {
        return (TransformBox) get(Longhand.TRANSFORM_BOX);
    }

    /// `perspective`
    default CssValue perspective() {
        return get(Longhand.PERSPECTIVE);
    }

    /// `perspective-origin`
    default Position perspectiveOrigin() {
        return (Position) get(Longhand.PERSPECTIVE_ORIGIN);
    }

    /// `backface-visibility`
    default BackfaceVisibility backfaceVisibility() {
        return (BackfaceVisibility) get(Longhand.BACKFACE_VISIBILITY);
    }

    /// `translate`, empty for `none`
    default List<TransformFunction> translate() {
        return individualTransform(Longhand.TRANSLATE);
    }

    /// `rotate`, empty for `none`
    default List<TransformFunction> rotate() {
        return individualTransform(Longhand.ROTATE);
    }

    /// `scale`, empty for `none`
    default List<TransformFunction> scale() {
        return individualTransform(Longhand.SCALE);
    }

    /// `offset-path`
    default CssValue offsetPath() {
        return get(Longhand.OFFSET_PATH);
    }

    /// `offset-distance`
    default LengthPercentage offsetDistance() {
        return (LengthPercentage) get(Longhand.OFFSET_DISTANCE);
    }

    /// `offset-rotate`
    default CssValue offsetRotate() {
        return get(Longhand.OFFSET_ROTATE);
    }

    /// `will-change`, empty for `auto`
    default List<Ident> willChange() {
        return list(Longhand.WILL_CHANGE);
    }
}
