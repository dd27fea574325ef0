package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.css.selector.NamespaceContext;
import dev.frameloop.dom.css.selector.SelectorList;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.QualifiedRule;
import dev.frameloop.dom.css.syntax.Rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The user-agent style sheet.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html">HTML: rendering</a>
final class UserAgentSheet {
    private UserAgentSheet() {}

    /// The rules of the sheet.
    ///
    /// @param quirks whether they are for a document in quirks mode
    static RuleSet rules(boolean quirks) {
        RuleSet rules = new RuleSet(quirks);
        addRules(read("html.css"), rules);
        return rules;
    }

    private static void addRules(String text, RuleSet rules) {
        int order = 0;
        for (Rule rule : Parser.parseStylesheet(text)) {
            QualifiedRule style = (QualifiedRule) rule;
            SelectorList selectors = SelectorList.parse(style.prelude(), NamespaceContext.NONE);
            if (selectors == null) {
                throw new AssertionError("selector of the user-agent sheet: " + style.prelude());
            }
            DeclarationBlock block = DeclarationBlock.of(Parser.parseBlockContents(style.block().value()),
                    UnsupportedProperties.IGNORED);
            for (int i = 0; i < selectors.size(); i++) {
                rules.add(new StyleRule(selectors.get(i), block.declarations(), CascadeLevel.USER_AGENT,
                        StyleRule.UNLAYERED, order++));
            }
        }
    }

    private static String read(String name) {
        try (InputStream stream = UserAgentSheet.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new AssertionError("missing resource " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
