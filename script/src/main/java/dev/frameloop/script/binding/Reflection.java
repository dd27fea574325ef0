package dev.frameloop.script.binding;

import dev.frameloop.script.idl.IdlType;
import dev.frameloop.script.idl.Member.Attribute;

import org.jspecify.annotations.Nullable;

/// Attributes that reflect content attributes.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes">HTML:
///     reflecting content attributes in IDL attributes</a>
final class Reflection {
    private Reflection() {}

    static @Nullable Object get(RealmBinding realm, Attribute attribute, IdlType type, Object element) {
        throw new IllegalStateException("no element reflects " + attribute.name() + type + element + realm);
    }

    static void set(Attribute attribute, IdlType type, Object element, @Nullable Object value) {
        throw new IllegalStateException("no element reflects " + attribute.name() + type + element + value);
    }
}
