package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.Definition.Dictionary;
import dev.frameloop.script.idl.Definition.Interface;
import dev.frameloop.script.idl.Definition.Kind;
import dev.frameloop.script.idl.Member;
import dev.frameloop.script.idl.Member.Attribute;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Special;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Binds everything at once, which pages do member by member, and tells what has no counterpart in Java.
final class BindingCheck {
    private final Bindings bindings;
    private final List<String> problems = new ArrayList<>();

    BindingCheck(Bindings bindings) {
        this.bindings = bindings;
    }

    List<String> problems() {
        bindings.definitions().undefined().forEach(name -> problems.add(name + ": no description defines it"));
        bindings.definitions().repeated().forEach(name -> problems.add(name + ": described twice"));
        for (Dictionary dictionary : bindings.definitions().dictionaries()) {
            if (!isInherited(dictionary)) {
                check(dictionary.name(), () -> bindings.dictionaries().check(dictionary.name()));
            }
        }
        for (Interface definition : bindings.definitions().interfaces()) {
            if (definition.kind() == Kind.CALLBACK) {
                check(definition.name(), () -> bindings.callbackTypes().typeOf(definition.name()));
            }
        }
        bindings.interfaces().forEach(this::check);
        return problems;
    }

    /// A dictionary that others inherit from needs no record, for its members are in theirs.
    private boolean isInherited(Dictionary dictionary) {
        return bindings.definitions().dictionaries().stream().anyMatch(it -> dictionary.name().equals(it.parent()));
    }

    private void check(BoundInterface bound) {
        int before = problems.size();
        check(bound.name(), bound::javaClass);
        if (problems.size() > before) {
            return;
        }
        Set<String> seen = new HashSet<>();
        bound.definition().members().stream().filter(it -> !seen.add(key(it)))
                .forEach(it -> problems.add(bound.name() + "." + key(it) + ": described twice"));
        bound.members(Attribute.class)
                .forEach(it -> check(bound.name() + "." + it.name(), () -> bound.attribute(it).check()));
        for (boolean isStatic : new boolean[]{false, true}) {
            bound.operations(isStatic).forEach((name, overloads) -> {
                if (!InterfaceMaker.isDefaultToJson(overloads.getFirst())) {
                    check(bound.name() + "." + name, bound.overloads(name, overloads));
                }
            });
        }
        Overloads constructors = bound.constructors();
        if (constructors != null && !bound.isHtmlElement()) {
            check("new " + bound.name(), constructors);
        }
        String factory = bound.legacyFactoryName();
        if (factory != null) {
            check("new " + factory, bound.legacyFactory(factory));
        }
        bound.members(Operation.class).filter(it -> it.special() != Special.NONE && it.special() != Special.STRINGIFIER)
                .forEach(it -> check(bound.name() + " " + it.special(), bound.specialCall(it)));
    }

    /// What tells a member from all others of its interface: its name, for operations with the types of the arguments too.
    private static String key(Member member) {
        return switch (member) {
            case Attribute it -> it.name();
            case Member.Constant it -> it.name();
            case Operation it -> it.special() + " " + it.name() + it.arguments().stream().map(Argument::type).toList();
            case Member.Constructor it -> "constructor" + it.arguments().stream().map(Argument::type).toList();
            default -> member.getClass().getSimpleName();
        };
    }

    private void check(String what, Overloads overloads) {
        overloads.signatures().forEach(signature -> check(what, () -> {
            signature.javaMethod();
            signature.checkTypes();
        }));
    }

    private void check(String what, Runnable binding) {
        try {
            binding.run();
        } catch (RuntimeException e) {
            problems.add(what + ": " + e.getMessage());
        }
    }
}
