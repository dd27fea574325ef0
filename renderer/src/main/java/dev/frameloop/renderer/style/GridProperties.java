package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.ColumnFill;
import dev.frameloop.dom.css.value.ColumnSpan;
import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridAutoFlow;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.GridTracks;
import dev.frameloop.dom.css.value.IntegerOrAuto;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.TrackSize;

import java.util.List;

/// The computed values of grids and columns.
public sealed interface GridProperties extends PropertyValues permits ComputedStyle {
    /// `grid-template-columns`
    default GridTracks gridTemplateColumns() {
        return (GridTracks) get(Longhand.GRID_TEMPLATE_COLUMNS);
    }

    /// `grid-template-rows`
    default GridTracks gridTemplateRows() {
        return (GridTracks) get(Longhand.GRID_TEMPLATE_ROWS);
    }

    /// `grid-template-areas`
    default GridAreas gridTemplateAreas() {
        return (GridAreas) get(Longhand.GRID_TEMPLATE_AREAS);
    }

    /// `grid-auto-columns`
    default List<TrackSize> gridAutoColumns() {
        return list(Longhand.GRID_AUTO_COLUMNS);
    }

    /// `grid-auto-rows`
    default List<TrackSize> gridAutoRows() {
        return list(Longhand.GRID_AUTO_ROWS);
    }

    /// `grid-auto-flow`
    default GridAutoFlow gridAutoFlow() {
        return (GridAutoFlow) get(Longhand.GRID_AUTO_FLOW);
    }

    /// `grid-row-start`
    default GridLine gridRowStart() {
        return (GridLine) get(Longhand.GRID_ROW_START);
    }

    /// `grid-row-end`
    default GridLine gridRowEnd() {
        return (GridLine) get(Longhand.GRID_ROW_END);
    }

    /// `grid-column-start`
    default GridLine gridColumnStart() {
        return (GridLine) get(Longhand.GRID_COLUMN_START);
    }

    /// `grid-column-end`
    default GridLine gridColumnEnd() {
        return (GridLine) get(Longhand.GRID_COLUMN_END);
    }

    /// `column-count`
    default IntegerOrAuto columnCount() {
        return (IntegerOrAuto) get(Longhand.COLUMN_COUNT);
    }

    /// `column-width`
    default LengthPercentageOrAuto columnWidth() {
        return (LengthPercentageOrAuto) get(Longhand.COLUMN_WIDTH);
    }

    /// `column-fill`
    default ColumnFill columnFill() {
        return (ColumnFill) get(Longhand.COLUMN_FILL);
    }

    /// `column-span`
    default ColumnSpan columnSpan() {
        return (ColumnSpan) get(Longhand.COLUMN_SPAN);
    }

    /// `column-rule-width`, in px
    default double columnRuleWidth() {
        return pixels(Longhand.COLUMN_RULE_WIDTH);
    }

    /// `column-rule-style`
    default BorderStyle columnRuleStyle() {
        return (BorderStyle) get(Longhand.COLUMN_RULE_STYLE);
    }

    /// `column-rule-color`, with `currentcolor` resolved
    default AbsoluteColor columnRuleColor() {
        return color(Longhand.COLUMN_RULE_COLOR);
    }
}
