package dev.frameloop.dom.css.property;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// Texts as CSSOM and the properties' modules define them.
class DeclarationBlockTests {
    private static DeclarationBlock block(String text) {
        return DeclarationBlock.parse(text, UnsupportedProperties.IGNORED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            // numbers, units, ranges
            "width | 10PX | 10px", "width | -1px | ``", "width | 0 | 0px", "width | 1 | ``",
            "margin-left | -1.50em | -1.5em",
            "opacity | .5 | 0.5", "z-index | 1.5 | ``", "z-index | calc(1.4) | calc(1.4)", "line-height | 1.2 | 1.2",
            // calculations
            "width | calc(1px + 2px) | calc(3px)", "width | calc(100% - 10px) | calc(100% - 10px)",
            "width | calc(10px + 5) | ``", "width | calc(1em + 10px * 2 + 5%) | calc(5% + 1em + 20px)",
            "width | min(50%, 150px) | min(50%, 150px)", "width | min(1px, 2px) | calc(1px)",
            "width | clamp(10px, 90%, 12em) | clamp(10px, 90%, 12em)",
            "width | calc((1px + 1em) * 3) | calc(3em + 3px)",
            "width | calc(10px / 0) | calc(infinity * 1px)", "width | round(37px, 10px) | calc(40px)",
            "width | calc(1px * 2px) | ``", "width | calc(10px/2px * 1px) | calc(5px)",
            "rotate | calc(1turn - 90deg) | calc(270deg)",
            "opacity | calc(sin(90deg)) | calc(1)", "width | calc(1px+2px) | ``", "width | hypot(3px, 4px) | calc(5px)",
            "transition-duration | calc(1s + 500ms) | calc(1.5s)", "width | calc(pi * 1px) | calc(3.14159px)",
            // colours
            "color | RED | red", "color | #f00 | rgb(255, 0, 0)", "color | #ff000080 | rgba(255, 0, 0, 0.5)",
            "color | rgb(0 128 255 / 50%) | rgba(0, 128, 255, 0.5)", "color | hsl(120, 100%, 25%) | rgb(0, 128, 0)",
            "color | hwb(90 10% 20%) | rgb(115, 204, 26)", "color | lab(50% 20 none) | lab(50 20 none)",
            "color | oklch(60% 0.1 390deg / 40%) | oklch(0.6 0.1 30 / 0.4)",
            "color | color(display-p3 1 0.5 0) | color(display-p3 1 0.5 0)",
            "color | rgb(300, -5, 20.5) | rgb(255, 0, 21)", "color | currentColor | currentcolor",
            "color | rgb(1 2, 3) | ``",
            "color | color-mix(in srgb, red 30%, blue) | color-mix(in srgb, red 30%, blue)",
            // images
            "background-image | linear-gradient(red, blue) | linear-gradient(red, blue)",
            "background-image | linear-gradient(to right, red 10%, blue 20px 30px) | linear-gradient(to right, red 10%, blue 20px, blue 30px)",
            "background-image | radial-gradient(circle at 10px 20px, red, 30%, blue) | radial-gradient(circle at 10px 20px, red, 30%, blue)",
            "background-image | conic-gradient(from 45deg, red, blue 50%) | conic-gradient(from 45deg, red, blue 50%)",
            "background-image | url(a.png), none | url(\"a.png\"), none",
            "background-image | linear-gradient(red) | ``",
            // keywords and lists
            "display | inline flow-root | inline-block", "display | block grid | grid",
            "display | list-item flow-root | flow-root list-item",
            "font-family | Arial, 'Times New Roman', serif | Arial, \"Times New Roman\", serif",
            "font-family | inherit, x | ``",
            "transform | translate(10px, 5%) rotate(45deg) | translate(10px, 5%) rotate(45deg)",
            "rotate | z 45deg | 45deg",
            "transition-timing-function | cubic-bezier(0.42, 0, 1, 1) | ease-in",
            "transition-timing-function | steps(3, jump-end) | steps(3)",
            "grid-template-columns | repeat(2, [a] minmax(10px, 1fr)) auto | repeat(2, [a] minmax(10px, 1fr)) auto",
            "grid-row-start | 3 span | span 3", "align-items | first baseline | baseline",
            "justify-content | safe center | safe center",
            "box-shadow | 1px 2px red inset | red 1px 2px 0px 0px inset",
            "clip-path | polygon(0 0, 100% 0, 50% 100%) | polygon(0px 0px, 100% 0px, 50% 100%)",
            "counter-reset | a b 3 | a 0 b 3",
            "content | counters(x, '.') ' ' attr(T) | counters(x, \".\") \" \" attr(t)",
            "object-position | right | right center", "aspect-ratio | 16/9 | 16 / 9", "width | inherit | inherit",
            "width | var(--x, 1px) | var(--x, 1px)"
    })
    void serializesLonghands(String property, String value, String expected) {
        assertThat(block(property + ": " + value).getPropertyValue(property)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "margin | 1px 2px 1px 2px | 1px 2px", "padding | 1px 2px 3px 2px | 1px 2px 3px",
            "border | red solid 1px | 1px solid red",
            "border | none | none", "border-radius | 1px 2px / 3px | 1px 2px / 3px",
            "overflow | hidden hidden | hidden",
            "flex | 1 | 1 1 0%", "flex | auto | 1 1 auto", "flex | none | 0 0 auto", "flex | 2 30px | 2 1 30px",
            "font | italic bold 12px/1.5 Arial, serif | italic bold 12px / 1.5 Arial, serif",
            "font | 16px/20px \"DejaVu Sans\" | 16px / 20px \"DejaVu Sans\"",
            "background | red | red",
            "background | url(a.png) no-repeat center / cover | url(\"a.png\") center center / cover no-repeat",
            "background | none | none", "list-style | square inside | inside square", "list-style | none | none",
            "grid-area | 1 / 2 | 1 / 2", "grid-area | head | head", "grid-column | span 2 / -1 | span 2 / -1",
            "gap | 10px | 10px",
            "grid-template | 'a b' 40px 'c c' / 1fr 2fr | \"a b\" 40px \"c c\" / 1fr 2fr",
            "place-items | center | center",
            "white-space | pre-wrap | pre-wrap", "text-decoration | underline red | underline red", "columns | 3 | 3",
            "transition | opacity 1s ease-in 2s | opacity 1s ease-in 2s",
            "animation | spin 2s linear infinite | 2s linear infinite spin",
            "inset | auto 0 | auto 0px", "margin-inline | 1px 2px | 1px 2px", "border-spacing | 2px 4px | 2px 4px",
            "border | var(--b) | var(--b)",
            "margin | 1px bogus | ``", "flex-flow | column wrap | column wrap",
            "border-inline-start | 2px dotted | 2px dotted"
    })
    void recoversShorthands(String property, String value, String expected) {
        assertThat(block(property + ": " + value).getPropertyValue(property)).isEqualTo(expected);
    }

    @Test
    void keepsTheOrderAndImportanceOfDeclarations() {
        DeclarationBlock block = block(
                "color: red !important; color: blue; width: 10px; --X: { a: b }; width: bogus; bogus: 1");
        assertThat(block.cssText()).isEqualTo("color: red !important; width: 10px; --X: { a: b };");
        assertThat(block.setProperty("margin", "1px", false)).isTrue();
        assertThat(block.setProperty("margin-top", "2px", false)).isTrue();
        assertThat(block.setProperty("margin-top", "bogus", false)).isFalse();
        assertThat(block.cssText()).endsWith("margin: 2px 1px 1px;");
        assertThat(block.removeProperty("margin")).isTrue();
        assertThat(block.getPropertyPriority("color")).isEqualTo("important");
        assertThat(block.getPropertyValue("--x")).isEmpty();
    }

    @Test
    void everyLonghandHasAnInitialValue() {
        for (Longhand property : Longhand.values()) {
            assertThat(InitialValues.of(property)).as(property.cssName()).isNotNull();
        }
    }
}
