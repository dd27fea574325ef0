package dev.frameloop.dom.css.syntax;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected results are those of CSS Syntax, sections 5.4 and 5.5.
class ParserTests {
    private static List<String> rules(String css) {
        return Parser.parseStylesheet(css).stream().map(ParserTests::show).toList();
    }

    private static List<String> block(String css) {
        return Parser.parseBlockContents(css).stream().map(ParserTests::show).toList();
    }

    private static String show(BlockItem item) {
        return switch (item) {
            case AtRule r -> "@" + r.name() + "|" + r.prelude().trim()
                    + (r.block() == null ? "|;" : "|{" + r.block().value().trim() + "}");
            case QualifiedRule r -> r.prelude().trim() + "|{" + r.block().value().trim() + "}";
            case Declaration d -> d.name() + "=" + d.value() + (d.important() ? "|!" : "");
        };
    }

    @Test
    void readsAStylesheet() {
        assertThat(rules("<!-- @IMPORT 'a'; --> a { b: c } @media (x) { d {} } ; e {"))
                .containsExactly("@import|'a'|;".replace('\'', '"'), "a|{b: c}", "@media|(x)|{d {}}", "; e|{}");
        assertThat(rules("a } b { c: d } e")).containsExactly("a } b|{c: d}");
        assertThat(rules("--a:b { } c {}")).containsExactly("c|{}");
        assertThat(rules("a [ { b ] c {}")).as("an open bracket swallows the rest").isEmpty();
        assertThat(rules("@a")).containsExactly("@a||;");
    }

    @Test
    void readsDeclarationsAndNestedRules() {
        assertThat(block("COLOR : red ! IMPORTANT ; --X:Y ; bad; 1: 2; b:c!important")).containsExactly("color=red|!",
                "--X=Y", "b=c|!");
        assertThat(block("a: b; a:hover { c: d } e: f; & g { } @media x { h: i } j: k")).containsExactly("a=b",
                "a:hover|{c: d}", "e=f", "& g|{}", "@media|x|{h: i}", "j=k");
        assertThat(block("x: {a:b}; --y: p {q} r; z: p {q}; k: l")).containsExactly("x={a:b}", "--y=p {q} r",
                "z: p|{q}",
                "k=l");
        assertThat(block("--a:; --b: ;c:")).containsExactly("--a=", "--b=", "c=");
        assertThat(block("a: b } c: d; e: f")).containsExactly("a=b } c: d", "e=f");
        assertThat(block("a: 'x\ny; b: c; d: e")).containsExactly("a=\"\n y", "b=c", "d=e");
    }

    @Test
    void keepsTheOriginalText() {
        Declaration d = (Declaration) Parser.parseBlockContents("--x:  1.0 /* c */ \\62 ( [ 2 ) ] ) ; y: z").getFirst();
        assertThat(d.value().text()).isEqualTo("1.0 /* c */ \\62 ( [ 2 ) ] )");
        assertThat(d.value().containsBadToken()).isTrue();
        d = (Declaration) Parser.parseBlockContents("--x:  1.0 /* c */ \\62 /**/ !important").getFirst();
        assertThat(d.value().text()).isEqualTo("1.0 /* c */ \\62 ");
    }

    @Test
    void readsSingleValuesAndRules() {
        assertThat(Parser.parseComponentValue(" a ")).isEqualTo(new Token.Ident("a"));
        assertThat(Parser.parseComponentValue("a b")).isNull();
        assertThat(Parser.parseComponentValue("")).isNull();
        assertThat(Parser.parseRule(" a {} ")).isNotNull();
        assertThat(Parser.parseRule("a {} b")).isNull();
        assertThat(Parser.parseRule("a")).isNull();
        assertThat(Parser.parseDeclaration("a:b")).isNotNull();
        assertThat(Parser.splitAtCommas(Parser.parseComponentValues("a, f(b,c) ,"))).extracting(Object::toString)
                .containsExactly("a", "f(b,c)", "");
        assertThat(Parser.splitAtCommas(Parser.parseComponentValues("  "))).isEmpty();
    }

    /// The pairs of the table in CSS Syntax, section 9.
    @ParameterizedTest
    @CsvSource({"a/**/b", "a/**/(b)", "a(b)", "1/**/a", "1/**/2", "1/**/%", "#a/**/-b", "1px/**/-->", "@/**/a",
            "-/**/1",
            "+/**/1", "'//**/*'", "a+", "1e/**/-", "10\\65 3", "#\\31 a", "#1a"})
    void serializesSoThatItParsesBack(String css) {
        assertThat(Parser.parseComponentValues(css).toString()).isEqualTo(css);
    }

    @Test
    void survivesDeepNesting() {
        int depth = 100_000;
        for (String open : List.of("{", "(", "f(", "[", "a:b{", "a{", "@x{")) {
            ComponentValues values = Parser.parseComponentValues(open.repeat(depth));
            assertThat(values.toString()).startsWith(open).hasSizeGreaterThanOrEqualTo(depth * (open.length() + 1));
            assertThat(values.containsBadToken()).isFalse();
            assertThat(values.hashCode()).isEqualTo(values.toString().hashCode());
        }
        List<? extends BlockItem> level = Parser.parseStylesheet("a:b{".repeat(depth));
        int seen = 0;
        while (!level.isEmpty() && level.getFirst() instanceof QualifiedRule rule) {
            seen++;
            level = Parser.parseBlockContents(rule.block().value());
        }
        assertThat(seen).isEqualTo(depth);
    }
}
