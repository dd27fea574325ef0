package dev.frameloop.dom.css.syntax;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected tokens are those of CSS Syntax, section 4.3.
class TokenizerTests {
    private static List<Token> tokens(String text) {
        Tokenizer tokenizer = new Tokenizer(text);
        List<Token> tokens = new ArrayList<>();
        for (Token t = tokenizer.next(); t != null; t = tokenizer.next()) {
            tokens.add(t);
        }
        return tokens;
    }

    @Test
    void readsEachKindOfToken() {
        assertThat(tokens("a -b --c \\31 x @m #id #1 'q' url( u ) url('u') f( <!-- --> 1 +.5e2 2% 3Px - , : ; ~"))
                .filteredOn(t -> t != Token.Mark.WHITESPACE)
                .containsExactly(new Token.Ident("a"), new Token.Ident("-b"), new Token.Ident("--c"),
                        new Token.Ident("1x"),
                        new Token.AtKeyword("m"), new Token.Hash("id", true), new Token.Hash("1", false),
                        new Token.QuotedString("q"), new Token.Url("u"), new Token.FunctionStart("url"),
                        new Token.QuotedString("u"), Token.Mark.CLOSE_PAREN, new Token.FunctionStart("f"),
                        Token.Mark.CDO,
                        Token.Mark.CDC, new Token.Number(1, true, "1"), new Token.Number(50, false, "+.5e2"),
                        new Token.Percentage(2, "2"), new Token.Dimension(3, true, "Px", "3"), new Token.Delim('-'),
                        Token.Mark.COMMA, Token.Mark.COLON, Token.Mark.SEMICOLON, new Token.Delim('~'));
    }

    @Test
    void recoversFromBrokenStringsUrlsAndEscapes() {
        assertThat(tokens("'a\nb")).containsExactly(new Token.BadString(), Token.Mark.WHITESPACE, new Token.Ident("b"));
        assertThat(tokens("'a\\\nb")).containsExactly(new Token.QuotedString("ab"));
        assertThat(tokens("'a\\")).containsExactly(new Token.QuotedString("a"));
        assertThat(tokens("url(a b) c")).containsExactly(new Token.BadUrl(), Token.Mark.WHITESPACE,
                new Token.Ident("c"));
        assertThat(tokens("url(a\\)b")).containsExactly(new Token.Url("a)b"));
        assertThat(tokens("url(a(\\)b)c")).containsExactly(new Token.BadUrl(), new Token.Ident("c"));
        assertThat(tokens("\\")).containsExactly(new Token.Ident("\uFFFD"));
        assertThat(tokens("\\\n")).containsExactly(new Token.Delim('\\'), Token.Mark.WHITESPACE);
        assertThat(tokens("\\0 \\d800 \\110000 \\1F600 x"))
                .containsExactly(new Token.Ident("\uFFFD\uFFFD\uFFFD\uD83D\uDE00x"));
        assertThat(tokens("a\0\uD800b\r\nc")).containsExactly(new Token.Ident("a\uFFFD\uFFFDb"), Token.Mark.WHITESPACE,
                new Token.Ident("c"));
        assertThat(tokens("a/* b")).containsExactly(new Token.Ident("a"));
    }

    @ParameterizedTest
    @CsvSource({"1e3, 1000", "1e999, 1.7976931348623157E308", "-0, -0.0", "0.1, 0.1", "1234567890123, 1234567890123",
            "+7, 7"})
    void readsNumbers(String text, double value) {
        assertThat(tokens(text)).singleElement().isInstanceOfSatisfying(Token.Number.class,
                n -> assertThat(n.value()).isEqualTo(value));
    }

    @Test
    void tellsExponentsFromUnits() {
        assertThat(tokens("1e3em 1em 1e-x")).filteredOn(t -> t != Token.Mark.WHITESPACE).containsExactly(
                new Token.Dimension(1000, false, "em", "1e3"), new Token.Dimension(1, true, "em", "1"),
                new Token.Dimension(1, true, "e-x", "1"));
    }

    @Test
    void readsAHugeTokenWhole() {
        String name = "\\61" + " b" + "x".repeat(1_000_000);
        assertThat(tokens(name)).containsExactly(new Token.Ident("ab" + "x".repeat(1_000_000)));
        assertThat(tokens("'" + "\\'".repeat(500_000))).containsExactly(new Token.QuotedString("'".repeat(500_000)));
    }
}
