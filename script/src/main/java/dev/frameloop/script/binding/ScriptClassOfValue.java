package dev.frameloop.script.binding;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.script.SimpleException;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// A class of a script.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define">HTML: define()</a>
final class ScriptClassOfValue implements ScriptClass {
    private final RealmBinding realm;
    private final Value constructor;

    private ScriptClassOfValue(RealmBinding realm, Value constructor) {
        this.realm = realm;
        this.constructor = constructor;
    }

    static ScriptClass of(RealmBinding realm, Object value) {
        if (!(value instanceof Value constructor) || !constructor.canInstantiate()) {
            throw SimpleException.typeError("The value is not a constructor.");
        }
        return new ScriptClassOfValue(realm, constructor);
    }

    @Override
    public Object value() {
        return constructor;
    }

    private <T> T guarded(Supplier<T> pageCode) {
        try {
            return pageCode.get();
        } catch (PolyglotException e) {
            throw realm.toJava(e);
        } catch (ConversionException e) {
            throw SimpleException.typeError(e.about("The value"));
        }
    }

    private Value member(Value object, String name) {
        return guarded(() -> realm.prelude.getProperty.execute(object, name));
    }

    @Override
    public PlatformObject construct() {
        realm.prepareToRunCallback();
        try {
            Value made = guarded(constructor::newInstance);
            if (realm.javaObject(made) instanceof PlatformObject object) {
                return object;
            }
        } finally {
            realm.cleanUpAfterRunningCallback();
        }
        throw SimpleException.typeError("The constructor made something that is not an element.");
    }

    @Override
    public @Nullable Method prototypeMethod(String name) {
        Value prototype = member(constructor, "prototype");
        if (!realm.isObject(prototype)) {
            throw SimpleException.typeError("The prototype of the class is not an object.");
        }
        Value method = member(prototype, name);
        if (realm.isUndefined(method)) {
            return null;
        }
        if (!method.canExecute()) {
            throw SimpleException.typeError("The member '" + name + "' of the class is not a function.");
        }
        return (self, arguments) -> call(method, self, arguments);
    }

    private void call(Value method, PlatformObject self, @Nullable Object[] arguments) {
        Object[] values = new Object[arguments.length + 2];
        values[0] = method;
        values[1] = realm.wrap(self);
        for (int i = 0; i < arguments.length; i++) {
            values[i + 2] = realm.toScript(arguments[i]);
        }
        realm.prepareToRunCallback();
        try {
            realm.prelude.callWith.executeVoid(values);
        } catch (PolyglotException e) {
            throw realm.toJava(e);
        } finally {
            realm.cleanUpAfterRunningCallback();
        }
    }

    @Override
    public List<String> staticStrings(String name) {
        Value value = member(constructor, name);
        if (realm.isUndefined(value)) {
            return List.of();
        }
        return guarded(() -> {
            List<Value> values = realm.isObject(value) ? realm.toList(value) : null;
            if (values == null) {
                throw SimpleException.typeError("The static member '" + name + "' is not iterable.");
            }
            List<String> strings = new ArrayList<>();
            values.forEach(it -> strings.add(realm.toJavaString(it)));
            return strings;
        });
    }

    @Override
    public boolean staticFlag(String name) {
        return realm.toBoolean(member(constructor, name));
    }
}
