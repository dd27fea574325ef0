package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.selector.Feature.Kind;
import dev.frameloop.dom.css.selector.Feature.Reach;
import dev.frameloop.dom.css.syntax.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Map;
import java.util.Objects;
import java.util.Set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class SelectorParsingTests {
    private static String serialize(String selector) {
        return String.valueOf(SelectorList.parse(selector));
    }

    /// Recorded from Chromium as `selectorText` of a style rule; what it does not know (strings in `:lang()`, the `s` flag) is by the
    /// standard.
    @ParameterizedTest
    @CsvSource(delimiter = ';', ignoreLeadingAndTrailingWhitespace = true, quoteCharacter = '`', value = {"*.a; .a",
            "A; a",
            "*|a; a", "|a; |a", "a  >  b; a > b", "a~b; a ~ b", "a+b; a + b", "a b,c; a b, c", "a||b; a || b",
            ":nth-child( 2n + 1 of .k , #x); :nth-child(2n+1 of .k, #x)", ":nth-child(even); :nth-child(2n)",
            ":nth-child(odd); :nth-child(2n+1)", ":nth-child(-n+3); :nth-child(-n+3)",
            ":nth-child(+3n-2); :nth-child(3n-2)",
            ":nth-child(n); :nth-child(n)", ":nth-child(0n+3); :nth-child(3)",
            ":nth-last-of-type(-0n-0); :nth-last-of-type(0)",
            ":nth-child(2n+ 1); :nth-child(2n+1)", ":nth-child(2N-1); :nth-child(2n-1)", ":is(); :is()",
            ":is(a, :unknown, b); :is(a, b)", ":is(::before); :is()", "a:is(b,); a:is(b)", ":where(a,b); :where(a, b)",
            ":not(a,b); :not(a, b)", ":has(> a, + b); :has(> a, + b)", ":has(a b); :has(a b)", ":HOVER; :hover",
            "::BEFORE; ::before", ":First-Line; ::first-line", ":lang(\\*-Latn); :lang(\\*-Latn)",
            ":lang(en, 'fr-CA'); :lang(en, \"fr-CA\")", ":dir(LTR); :dir(LTR)", ":host(.a); :host(.a)",
            "::slotted(a)::before; ::slotted(a)::before", "::part(x y):hover; ::part(x y):hover",
            "::part(a)::before; ::part(a)::before", "[A=b]; [A=\"b\"]", "[a='b' i]; [a=\"b\" i]",
            "[a=b s]; [a=\"b\" s]",
            "[a~='b']; [a~=\"b\"]", "[*|a]; [*|a]", "[|a]; [a]", "[a^='x\\\"y']; [a^=\"x\\\"y\"]", "#\\31 a; #\\31 a",
            ".\\.k; .\\.k",
            "& a; & a", ".a&; .a&", "::-webkit-foo; ::-webkit-foo", ":-webkit-any(a); :-webkit-any(a)",
            "::highlight(x); ::highlight(x)", "*::before; ::before", "*|*.a; .a", "|*; |*", "*; *",
            "::selection:window-inactive; ::selection:window-inactive", "::before::marker; ::before::marker",
            "a:b/**/c; null"})
    void serializesAsABrowserDoes(String selector, String expected) {
        assertThat(serialize(selector)).isEqualTo(expected);
    }

    /// Recorded from Chromium.
    @ParameterizedTest
    @ValueSource(strings = {"a|b", ":not()", ":not(:unknown)", ":has(:has(a))", ":has()", ":has(,a)",
            ":has(a,:unknown)",
            "::slotted(a b)", "::slotted()", "::before:hover", "::part(a)::part(b)", "::part()", "::part(x).b",
            "::part(x):first-child",
            "::slotted(.a):hover", "[ns|a]", "> a", "&a", "::foo", ":nth-child(+ 2n)", ":nth-child(- 1)", ":foo",
            "a b::after c",
            "a/**/b", "a,", "", ",a", "a{", "::before::after", ":lang()", ":lang(0)", ":not(::before)", ":host(a b)",
            ":host()",
            "#1", "a..b", ".", ":", "::", "a >", "a > > b", "[a", "[a=]", "[a=b c]", "[=b]", ":nth-child()",
            ":nth-child(2 of)",
            ":nth-of-type(2 of a)", "a)", "[a]]", ":is(a", "a!b", "a@b", "*a", "**"})
    void refusesWhatABrowserRefuses(String selector) {
        boolean closedByEnd = selector.equals("[a") || selector.equals(":is(a");
        assertThat(SelectorList.parse(selector) != null).isEqualTo(closedByEnd);
    }

    /// Recorded from Chromium as `selectorText` of a nested rule.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"a; & a", "> a; & > a", "a &; a &", ".x, > y; & .x, & > y", "&.a; &.a",
            ":is(&) a; :is(&) a",
            "~ a, b; & ~ a, & b", "::before; & ::before"})
    void nests(String selector, String expected) {
        SelectorList parent = Objects.requireNonNull(SelectorList.parse("#p, i"));
        SelectorList nested = SelectorList.parseNested(Parser.parseComponentValues(selector), NamespaceContext.NONE,
                parent);
        assertThat(String.valueOf(nested)).isEqualTo(expected);
        assertThat(Specificity.a(Objects.requireNonNull(nested).get(0).specificity())).isEqualTo(1);
    }

    /// The examples of Selectors, section 17, and the rules beside them.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"*; 0,0,0", "LI; 0,0,1", "UL OL+LI; 0,0,3", "H1 + *[REL=up]; 0,1,1",
            "UL OL LI.red; 0,1,3", "LI.red.level; 0,2,1", "#x34y; 1,0,0", "#s12:not(FOO); 1,0,1",
            ".foo :is(.bar, #baz); 1,1,0",
            ":is(em, #foo); 1,0,0", ".qux:where(em, #foo#bar#baz); 0,1,0", ":nth-child(even of li, .item); 0,2,0",
            ":has(> a, #b); 1,0,0", "a::before; 0,0,2", ":host(.a); 0,2,0", "::slotted(b.c); 0,1,2",
            "a::part(x); 0,0,2"})
    void countsSpecificity(String selector, String expected) {
        int s = Objects.requireNonNull(SelectorList.parse(selector)).get(0).specificity();
        assertThat(Specificity.a(s) + "," + Specificity.b(s) + "," + Specificity.c(s)).isEqualTo(expected);
    }

    /// CSS Namespaces, section 3.
    @Test
    void knowsNamespaces() {
        NamespaceContext namespaces = new NamespaceContext("u:d", Map.of("n", "u:n", "d", "u:d"));
        for (String[] pair : new String[][]{{"n|a", "n|a"}, {"d|a", "a"}, {"*|a", "*|a"}, {"a", "a"}, {"n|*", "n|*"},
                {"*|*", "*|*"}, {".c", ".c"}, {"[n|x]", "[n|x]"}, {"x|a", "null"}}) {
            assertThat(String.valueOf(SelectorList.parse(Parser.parseComponentValues(pair[0]), namespaces)))
                    .isEqualTo(pair[1]);
        }
    }

    @Test
    void tellsItsFeatures() {
        ComplexSelector selector = Objects.requireNonNull(SelectorList.parse(".a > #b + li.c:hover:not([d])")).get(0);
        assertThat(selector.subjectKey()).isEqualTo(new SubjectKey(SubjectKey.Kind.CLASS, "c"));
        assertThat(selector.features()).extracting(Feature::kind, Feature::name, Feature::reach).contains(
                tuple(Kind.CLASS, "c", Set.of(Reach.SELF)),
                tuple(Kind.STATE, ":hover", Set.of(Reach.SELF)),
                tuple(Kind.ATTRIBUTE, "d", Set.of(Reach.SELF)),
                tuple(Kind.ID, "b", Set.of(Reach.FOLLOWING_SIBLINGS)),
                tuple(Kind.CLASS, "a", Set.of(Reach.FOLLOWING_SIBLINGS, Reach.DESCENDANTS)));
        assertThat(Objects.requireNonNull(SelectorList.parse("p:has(> .x) i")).get(0).features())
                .extracting(Feature::kind, Feature::name, Feature::reach).contains(tuple(Kind.CLASS, "x",
                        Set.of(Reach.DESCENDANTS, Reach.ANCHORS)));
    }
}
