package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Member;
import dev.frameloop.script.idl.Member.Special;
import org.graalvm.polyglot.proxy.ProxyExecutable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// `iterable<V>` and `iterable<K, V>`.
///
/// A Java class with pairs is an {@link Iterable} of {@link Map.Entry}; one with values has indexed properties.
///
/// UNIMPLEMENTED: `maplike` and `setlike`.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-iterators">Web IDL: iteration</a>
final class Iteration {
    private Iteration() {}

    static void add(RealmBinding realm, RealmInterface type) {
        BoundInterface bound = type.bound();
        Member.Iterable iterable = bound.members(Member.Iterable.class).findFirst().orElse(null);
        if (iterable != null && iterable.key() != null) {
            ProxyExecutable pairs = values -> pairs(realm,
                    (Iterable<?>) InterfaceMaker.receiver(realm, bound, values[0]));
            realm.prelude.addPairIteration.executeVoid(type.prototype(), bound.name(), pairs);
        } else if (iterable != null) {
            realm.prelude.addValueIteration.executeVoid(type.prototype());
        } else if (bound.special(Special.GETTER, false) != null) {
            realm.prelude.addIndexedIterator.executeVoid(type.prototype());
        }
    }

    private static Object pairs(RealmBinding realm, Iterable<?> entries) {
        List<List<Object>> pairs = new ArrayList<>();
        for (Object entry : entries) {
            Map.Entry<?, ?> pair = (Map.Entry<?, ?>) entry;
            pairs.add(List.of(pair.getKey(), pair.getValue()));
        }
        return realm.toScript(pairs);
    }
}
