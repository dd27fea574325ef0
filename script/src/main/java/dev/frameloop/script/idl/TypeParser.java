package dev.frameloop.script.idl;

import java.util.ArrayList;
import java.util.List;

/// Reads types and default values.
///
/// @see <a href="https://webidl.spec.whatwg.org/#prod-Type">Web IDL: the grammar of types</a>
final class TypeParser {
    private final Tokens tokens;

    TypeParser(Tokens tokens) {
        this.tokens = tokens;
    }

    IdlType typeWithAttributes() {
        ExtendedAttributes attributes = IdlParser.extendedAttributes(tokens);
        return type().with(attributes);
    }

    IdlType type() {
        IdlType type;
        if (tokens.take("(")) {
            List<IdlType> members = new ArrayList<>();
            do {
                members.add(typeWithAttributes());
            } while (tokens.take("or"));
            tokens.expect(")");
            type = new IdlType(IdlType.UNION, members, false, ExtendedAttributes.NONE);
        } else {
            type = new IdlType(typeName(), arguments(), false, ExtendedAttributes.NONE);
        }
        return type.orNull(tokens.take("?"));
    }

    private List<IdlType> arguments() {
        List<IdlType> arguments = new ArrayList<>();
        if (tokens.take("<")) {
            do {
                arguments.add(typeWithAttributes());
            } while (tokens.take(","));
            tokens.expect(">");
        }
        return arguments;
    }

    /// A name, or the words of a number type joined by one space.
    private String typeName() {
        String name = tokens.name();
        if (name.equals("unsigned") || name.equals("unrestricted")) {
            name += " " + tokens.name();
        }
        if (name.endsWith("long") && tokens.take("long")) {
            name += " long";
        }
        return name;
    }

    DefaultValue defaultValue() {
        if (tokens.take("[")) {
            tokens.expect("]");
            return new DefaultValue.EmptySequence();
        }
        if (tokens.take("{")) {
            tokens.expect("}");
            return new DefaultValue.EmptyDictionary();
        }
        if (tokens.seesString()) {
            return new DefaultValue.Text(tokens.any());
        }
        boolean number = tokens.seesNumber();
        String text = tokens.any();
        if (number) {
            return new DefaultValue.Number(number(text));
        }
        return switch (text) {
            case "null" -> new DefaultValue.Null();
            case "undefined" -> new DefaultValue.Undefined();
            case "true", "false" -> new DefaultValue.Bool(text.equals("true"));
            case "Infinity" -> new DefaultValue.Number(Double.POSITIVE_INFINITY);
            case "-Infinity" -> new DefaultValue.Number(Double.NEGATIVE_INFINITY);
            case "NaN" -> new DefaultValue.Number(Double.NaN);
            default -> throw tokens.failure("a value before");
        };
    }

    private static double number(String text) {
        boolean integer = text.chars().noneMatch(c -> c == '.') && (text.contains("x") || text.contains("X")
                || text.chars().noneMatch(c -> c == 'e' || c == 'E'));
        return integer ? Long.decode(text) : Double.parseDouble(text);
    }
}
