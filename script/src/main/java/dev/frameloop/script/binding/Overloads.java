package dev.frameloop.script.binding;

import dev.frameloop.script.idl.IdlType;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// An operation or the constructors of an interface: its signatures, and the choice among them.
final class Overloads {
    private final String prefix;
    private final List<Signature> signatures;

    /// @param prefix what messages begin with: `"Failed to execute 'x' on 'Y': "`
    Overloads(String prefix, List<Signature> signatures) {
        this.prefix = prefix;
        this.signatures = signatures;
    }

    String prefix() {
        return prefix;
    }

    List<Signature> signatures() {
        return signatures;
    }

    /// The `length` of the function: the fewest arguments with which it can be called.
    int length() {
        return signatures.stream().mapToInt(Signature::required).min().orElse(0);
    }

    /// Calls the operation on a Java object, and gives its result for the script.
    ///
    /// @param values the values of the call, of which the arguments begin at `from`
    Object call(RealmBinding realm, @Nullable Object receiver, Value[] values, int from) {
        try {
            realm.enterOperation();
            Signature signature = select(realm, values, from);
            return signature.result(realm, invoke(realm, signature, receiver, values, from));
        } catch (Throwable e) {
            return refuse(realm, e, prefix);
        } finally {
            realm.leaveOperation();
        }
    }

    /// What a call that failed gives: it throws, or where the operation returns a promise, a rejected one.
    Object refuse(RealmBinding realm, Throwable e, String messagePrefix) {
        if (signatures.getFirst().returnsPromise() && !realm.bindings.endsTheAgent(e)) {
            return realm.prelude.rejected.execute(realm.thrownValue(e, messagePrefix));
        }
        throw realm.rethrow(e, messagePrefix);
    }

    /// Calls a constructor, and gives the new Java object.
    @Nullable
    Object construct(RealmBinding realm, Value[] values, int from) {
        try {
            return select(realm, values, from).invoke(realm, null, values, from);
        } catch (Throwable e) {
            throw realm.rethrow(e, prefix);
        }
    }

    private static @Nullable Object invoke(RealmBinding realm, Signature signature, @Nullable Object receiver,
            Value[] values, int from) throws Throwable {
        if (!signature.hasCustomElementReactions()) {
            return signature.invoke(realm, receiver, values, from);
        }
        realm.pushReactions();
        try {
            return signature.invoke(realm, receiver, values, from);
        } finally {
            realm.popReactions();
        }
    }

    /// @see <a href="https://webidl.spec.whatwg.org/#es-overloads">Web IDL: overload resolution algorithm</a>
    private Signature select(RealmBinding realm, Value[] values, int from) {
        int count = values.length - from;
        if (signatures.size() == 1) {
            Signature only = signatures.getFirst();
            if (count < only.required()) {
                throw tooFew(only.required(), count);
            }
            return only;
        }
        // 1. - 4. Only those that the number of arguments fits; surplus arguments do not count.
        int most = signatures.stream().mapToInt(Signature::most).max().orElse(0);
        int counted = Math.min(count, most);
        List<Signature> fitting = new ArrayList<>();
        for (Signature signature : signatures) {
            if (counted >= signature.required() && counted <= signature.most()) {
                fitting.add(signature);
            }
        }
        if (fitting.isEmpty()) {
            if (count < length()) {
                throw tooFew(length(), count);
            }
            throw ConversionException.of("Overload resolution failed.");
        }
        // 5. - 15. At the first place where their types differ the value decides.
        for (int i = 0; i < counted && fitting.size() > 1; i++) {
            int place = i;
            List<IdlType> types = fitting.stream().map(it -> it.typeAt(place)).toList();
            if (types.stream().distinct().count() > 1) {
                Value value = values[from + i];
                int chosen = realm.isUndefined(value) ? firstOptional(fitting, place) : -1;
                chosen = chosen >= 0 ? chosen : TypeChoice.choose(realm, types, value);
                if (chosen < 0) {
                    throw ConversionException.of("Overload resolution failed.");
                }
                return fitting.get(chosen);
            }
        }
        return fitting.getFirst();
    }

    private static int firstOptional(List<Signature> fitting, int place) {
        for (int i = 0; i < fitting.size(); i++) {
            if (fitting.get(i).isOptionalAt(place)) {
                return i;
            }
        }
        return -1;
    }

    private static ConversionException tooFew(int required, int present) {
        return ConversionException.of(required + (required == 1 ? " argument" : " arguments") + " required, but only "
                + present + " present.");
    }
}
