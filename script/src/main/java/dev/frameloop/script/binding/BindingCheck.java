package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Definition.Dictionary;
import dev.frameloop.script.idl.Definition.Interface;
import dev.frameloop.script.idl.Definition.Kind;
import dev.frameloop.script.idl.Member.Attribute;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Special;

import java.util.ArrayList;
import java.util.List;

/// Binds everything at once, which pages do member by member, and tells what has no counterpart in Java.
final class BindingCheck {
    private final Bindings bindings;
    private final List<String> problems = new ArrayList<>();

    BindingCheck(Bindings bindings) {
        this.bindings = bindings;
    }

    List<String> problems() {
        bindings.definitions().undefined().forEach(name -> problems.add(name + ": no description defines it"));
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
        bound.members(Operation.class).filter(it -> it.special() != Special.NONE && it.special() != Special.STRINGIFIER)
                .forEach(it -> check(bound.name() + " " + it.special(), bound.specialCall(it)));
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
