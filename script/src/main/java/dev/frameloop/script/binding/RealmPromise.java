package dev.frameloop.script.binding;

import dev.frameloop.dom.script.ScriptPromise;

import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/// A promise of a realm, in the hands of Java.
public final class RealmPromise implements ScriptPromise {
    private final RealmBinding realm;
    private final Value promise;
    private final @Nullable Value resolve;
    private final @Nullable Value reject;

    RealmPromise(RealmBinding realm, Value promiseResolveReject) {
        this.realm = realm;
        promise = promiseResolveReject.getArrayElement(0);
        resolve = promiseResolveReject.getArrayElement(1);
        reject = promiseResolveReject.getArrayElement(2);
    }

    /// A promise that page code made; it cannot be settled from here.
    public RealmPromise(Value promise, RealmBinding realm) {
        this.realm = realm;
        this.promise = promise;
        resolve = null;
        reject = null;
    }

    /// The promise of a value of a script: the value itself if it is a promise of the realm.
    static RealmPromise of(RealmBinding realm, Value value) {
        return new RealmPromise(realm.prelude.toPromise.execute(value), realm);
    }

    /// The promise as scripts see it.
    public Value promise() {
        return promise;
    }

    @Override
    public void resolve(@Nullable Object value) {
        settle(resolve, realm.toScript(value));
    }

    @Override
    public void resolve() {
        settle(resolve, realm.prelude.undefined);
    }

    @Override
    public void reject(Throwable reason) {
        settle(reject, realm.thrownValue(reason, ""));
    }

    @Override
    public void rejectWith(@Nullable Object reason) {
        settle(reject, realm.anyToScript(reason));
    }

    private static void settle(@Nullable Value function, Object value) {
        if (function == null) {
            throw new IllegalStateException("this promise belongs to page code, which alone may settle it");
        }
        function.executeVoid(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RealmPromise that && promise.equals(that.promise);
    }

    @Override
    public int hashCode() {
        return promise.hashCode();
    }

    @Override
    public void markAsHandled() {
        realm.prelude.handled.executeVoid(promise);
    }
}
