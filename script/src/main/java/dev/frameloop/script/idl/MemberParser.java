package dev.frameloop.script.idl;

import dev.frameloop.script.idl.Member.Attribute;
import dev.frameloop.script.idl.Member.Constant;
import dev.frameloop.script.idl.Member.Constructor;
import dev.frameloop.script.idl.Member.Maplike;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Setlike;
import dev.frameloop.script.idl.Member.Special;

import java.util.ArrayList;
import java.util.List;

/// Reads the members of interfaces, mixins and namespaces.
///
/// @see <a href="https://webidl.spec.whatwg.org/#prod-PartialInterfaceMember">Web IDL: the grammar of members</a>
final class MemberParser {
    private final Tokens tokens;
    private final TypeParser types;

    MemberParser(Tokens tokens, TypeParser types) {
        this.tokens = tokens;
        this.types = types;
    }

    Member member(ExtendedAttributes attributes) {
        Member member = memberBeforeSemicolon(attributes);
        tokens.expect(";");
        return member;
    }

    private Member memberBeforeSemicolon(ExtendedAttributes attributes) {
        if (tokens.take("const")) {
            IdlType type = types.type();
            String name = tokens.name();
            tokens.expect("=");
            return new Constant(name, type, types.defaultValue(), attributes);
        }
        if (tokens.sees("constructor") && tokens.seesAt(1, "(")) {
            tokens.take("constructor");
            return new Constructor(arguments(), attributes);
        }
        if (tokens.sees("iterable") && tokens.seesAt(1, "<")) {
            IdlType type = types.type();
            List<IdlType> of = type.arguments();
            return new Member.Iterable(of.size() > 1 ? of.getFirst() : null, of.getLast(), attributes);
        }
        if (tokens.sees("stringifier") && tokens.seesAt(1, ";")) {
            tokens.take("stringifier");
            return new Operation(null, IdlType.of("DOMString"), List.of(), false, Special.STRINGIFIER, attributes);
        }
        boolean isStatic = tokens.take("static");
        Special special = special();
        tokens.take("inherit");
        boolean readOnly = tokens.take("readonly");
        if (tokens.take("attribute")) {
            IdlType type = types.typeWithAttributes().with(attributes);
            return new Attribute(tokens.name(), type, readOnly, isStatic, special == Special.STRINGIFIER, attributes);
        }
        if (tokens.sees("maplike") && tokens.seesAt(1, "<")) {
            List<IdlType> of = types.type().arguments();
            return new Maplike(of.getFirst(), of.getLast(), readOnly, attributes);
        }
        if (tokens.sees("setlike") && tokens.seesAt(1, "<")) {
            return new Setlike(types.type().arguments().getFirst(), readOnly, attributes);
        }
        IdlType returnType = types.type();
        String name = tokens.sees("(") ? null : tokens.name();
        return new Operation(name, returnType, arguments(), isStatic, special, attributes);
    }

    private Special special() {
        for (Special special : List.of(Special.GETTER, Special.SETTER, Special.DELETER, Special.STRINGIFIER)) {
            if (tokens.take(special.name().toLowerCase(java.util.Locale.ROOT))) {
                return special;
            }
        }
        return Special.NONE;
    }

    List<Argument> arguments() {
        List<Argument> arguments = new ArrayList<>();
        tokens.expect("(");
        while (!tokens.take(")")) {
            ExtendedAttributes attributes = IdlParser.extendedAttributes(tokens);
            boolean optional = tokens.take("optional");
            IdlType type = types.typeWithAttributes().with(attributes);
            boolean variadic = tokens.take("...");
            String name = tokens.name();
            DefaultValue value = tokens.take("=") ? types.defaultValue() : null;
            arguments.add(new Argument(name, type, optional || variadic, variadic, value));
            tokens.take(",");
        }
        return arguments;
    }
}
