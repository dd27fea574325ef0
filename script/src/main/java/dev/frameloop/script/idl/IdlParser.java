package dev.frameloop.script.idl;

import dev.frameloop.script.idl.Definition.Callback;
import dev.frameloop.script.idl.Definition.Dictionary;
import dev.frameloop.script.idl.Definition.DictionaryMember;
import dev.frameloop.script.idl.Definition.Enumeration;
import dev.frameloop.script.idl.Definition.Includes;
import dev.frameloop.script.idl.Definition.Interface;
import dev.frameloop.script.idl.Definition.Kind;
import dev.frameloop.script.idl.Definition.Typedef;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads interface descriptions: one method per rule of the grammar, definitions here, members in {@link MemberParser},
/// types in {@link TypeParser}.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-grammar">Web IDL: grammar</a>
public final class IdlParser {
    private final Tokens tokens;
    private final TypeParser types;
    private final MemberParser members;

    private IdlParser(String file, String source) {
        tokens = new Tokens(file, source);
        types = new TypeParser(tokens);
        members = new MemberParser(tokens, types);
    }

    /// The definitions of a description, in order.
    ///
    /// @param file its name, for errors
    /// @param source its text
    /// @throws IdlSyntaxException where the text does not follow the grammar
    public static List<Definition> parse(String file, String source) {
        IdlParser parser = new IdlParser(file, source);
        List<Definition> definitions = new ArrayList<>();
        while (!parser.tokens.atEnd()) {
            definitions.add(parser.definition());
        }
        return definitions;
    }

    private Definition definition() {
        ExtendedAttributes attributes = extendedAttributes(tokens);
        boolean partial = tokens.take("partial");
        Definition definition = switch (tokens.name()) {
            case "callback" -> tokens.take("interface")
                    ? interfaceRest(Kind.CALLBACK, partial, attributes)
                    : callbackRest(attributes);
            case "interface" -> interfaceRest(tokens.take("mixin") ? Kind.MIXIN : Kind.INTERFACE, partial, attributes);
            case "namespace" -> interfaceRest(Kind.NAMESPACE, partial, attributes);
            case "dictionary" -> dictionaryRest(partial);
            case "enum" -> enumRest();
            case "typedef" -> {
                IdlType type = types.typeWithAttributes();
                yield new Typedef(tokens.name(), type);
            }
            case String name -> {
                tokens.expect("includes");
                yield new Includes(name, tokens.name());
            }
        };
        tokens.expect(";");
        return definition;
    }

    private Callback callbackRest(ExtendedAttributes attributes) {
        tokens.take("constructor");
        String name = tokens.name();
        tokens.expect("=");
        IdlType type = types.type();
        return new Callback(name, type, members.arguments(), attributes);
    }

    private Interface interfaceRest(Kind kind, boolean partial, ExtendedAttributes attributes) {
        String name = tokens.name();
        String parent = parent();
        List<Member> found = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            found.add(members.member(extendedAttributes(tokens)));
        }
        return new Interface(name, kind, partial, parent, found, attributes);
    }

    private @Nullable String parent() {
        return tokens.take(":") ? tokens.name() : null;
    }

    private Dictionary dictionaryRest(boolean partial) {
        String name = tokens.name();
        String parent = parent();
        List<DictionaryMember> found = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            ExtendedAttributes attributes = extendedAttributes(tokens);
            boolean required = tokens.take("required");
            IdlType type = types.typeWithAttributes().with(attributes);
            String member = tokens.name();
            found.add(new DictionaryMember(member, type, required, tokens.take("=") ? types.defaultValue() : null));
            tokens.expect(";");
        }
        return new Dictionary(name, partial, parent, found);
    }

    private Enumeration enumRest() {
        String name = tokens.name();
        List<String> values = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            values.add(tokens.any());
            tokens.take(",");
        }
        return new Enumeration(name, values);
    }

    static ExtendedAttributes extendedAttributes(Tokens tokens) {
        if (!tokens.take("[")) {
            return ExtendedAttributes.NONE;
        }
        Map<String, String> values = new LinkedHashMap<>();
        do {
            String name = tokens.name();
            StringBuilder value = new StringBuilder();
            if (tokens.take("=") && !tokens.sees("(")) {
                value.append(tokens.any());
            }
            if (tokens.take("(")) {
                value.append(value.isEmpty() ? "" : " (");
                skipParentheses(tokens, value);
            }
            values.put(name, value.toString());
        } while (tokens.take(","));
        tokens.expect("]");
        return new ExtendedAttributes(values);
    }

    /// Lists such as `(Window, Worker)` are kept as text, `Window , Worker`; of `Image(long width)` the value is `Image ( long width`.
    private static void skipParentheses(Tokens tokens, StringBuilder value) {
        for (int depth = 1; depth > 0;) {
            if (tokens.sees("(")) {
                depth++;
            } else if (tokens.sees(")")) {
                depth--;
            }
            String text = tokens.any();
            if (depth > 0) {
                value.append(value.isEmpty() ? "" : " ").append(text);
            }
        }
    }
}
