package dev.frameloop.script.binding;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.shadow.CustomElementReactions;
import dev.frameloop.engine.loop.EventLoop;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// The binding in one realm: the interfaces that its scripts have touched, and the way of values and exceptions from Java to
/// JavaScript and back.
///
/// Owner thread only.
public final class RealmBinding {
    private static final int MAX_NESTED_OPERATIONS = 44;

    final Bindings bindings;
    final Prelude prelude;
    private final Realm realm;
    private final EventLoop eventLoop;
    private final Runnable beforePageCode;
    private final Function<Value, @Nullable Realm> realmOfFunction;
    private int operationDepth;
    private @Nullable CustomElementReactions reactions;
    private final Map<BoundInterface, RealmInterface> interfaces = new HashMap<>();
    private final Map<PlatformObject, Map<String, FrozenArray>> frozenArrays = new WeakHashMap<>();
    private final Map<Throwable, Value> exceptionObjects = new WeakHashMap<>();

    /// The binding of a realm whose page code has not run yet.
    ///
    /// @param beforePageCode told before page code runs, from the outside or in the middle of other page code
    /// @param realmOfFunction the realm in which a function was made; null for what is no function
    /// @param preludeFunctions what the function of the source {@link Bindings#preludeSource()} has returned in that realm
    public RealmBinding(Bindings bindings, Realm realm, EventLoop eventLoop, Runnable beforePageCode,
            Function<Value, @Nullable Realm> realmOfFunction, Value preludeFunctions) {
        this.bindings = bindings;
        this.realm = realm;
        this.eventLoop = eventLoop;
        this.beforePageCode = beforePageCode;
        this.realmOfFunction = realmOfFunction;
        prelude = new Prelude(preludeFunctions);
    }

    /// The realm.
    public Realm realm() {
        return realm;
    }

    /// The realm in which a function was made; this one for another object.
    Realm realmOf(Value callback) {
        Realm found = realmOfFunction.apply(callback);
        return found == null ? realm : found;
    }

    /// Notes that page code begins to run; each call needs its {@link #cleanUpAfterRunningCallback}.
    void prepareToRunCallback() {
        beforePageCode.run();
        eventLoop.prepareToRunCallback();
    }

    /// Notes that page code calls an operation; each call needs its {@link #leaveOperation}.
    ///
    /// Operations that run page code which calls operations nest as deeply as in Chromium. Java must not come near the end of the
    /// stack: the first use of a class that fails there fails for ever.
    ///
    /// @throws SimpleException `RangeError` if they nest too deeply
    void enterOperation() {
        if (++operationDepth > MAX_NESTED_OPERATIONS) {
            throw SimpleException.rangeError("Maximum call stack size exceeded");
        }
    }

    /// Notes that an operation has returned.
    void leaveOperation() {
        operationDepth--;
    }

    /// Notes that page code ended.
    void cleanUpAfterRunningCallback() {
        eventLoop.cleanUpAfterRunningCallback();
    }

    /// Makes a platform object the realm's global object, and defines the interfaces that it exposes.
    public void initializeGlobal(PlatformObject globalObject) {
        GlobalInitializer.initialize(this, globalObject);
    }

    /// The interface in this realm; made when first asked for.
    RealmInterface interfaceOf(BoundInterface bound) {
        RealmInterface found = interfaces.get(bound);
        if (found == null) {
            found = InterfaceMaker.make(this, bound);
            interfaces.put(bound, found);
            InterfaceMaker.addMembers(this, found);
        }
        return found;
    }

    // ---- From Java to JavaScript ------------------------------------------------------------------------------------------

    /// What a Java value is in a script. Null is `null`.
    public Object toScript(@Nullable Object value) {
        return switch (value) {
            case null -> prelude.nullValue;
            case Value already -> already;
            case String string -> string;
            case Boolean bool -> bool;
            case Integer number -> number;
            case Number number -> Numbers.toScript(number.doubleValue());
            case PlatformObject object -> wrap(object);
            case RealmPromise promise -> promise.promise();
            case Throwable exception -> thrownValue(exception, "");
            case Collection<?> list -> prelude.listOf.execute(list.stream().map(this::toScript).toArray());
            case Object[] array -> prelude.listOf.execute(List.of(array).stream().map(this::toScript).toArray());
            case Map<?, ?> map -> objectOf(List.copyOf(map.keySet()), List.copyOf(map.values()));
            case Record dictionary -> bindings.dictionaries().toScript(this, dictionary);
            case Enum<?> constant -> constant.name();
            default -> ScriptCallback.functionOf(value, this);
        };
    }

    /// What Java returns for the type `any` or `undefined`: null is `undefined`.
    public Object anyToScript(@Nullable Object value) {
        return value == null ? prelude.undefined : toScript(value);
    }

    /// An object with these properties, whose values are what the Java values are in a script.
    public Value objectOf(List<?> keys, List<?> values) {
        Object[] converted = values.stream().map(this::toScript).toArray();
        return prelude.objectOf.execute(prelude.listOf.execute(keys.toArray()), prelude.listOf.execute(converted));
    }

    /// A function or object of Java as a value of the language.
    public Value asValue(Object value) {
        return bindings.asValue(value);
    }

    /// The array of a list-valued attribute: the same frozen array as long as Java gives an equal list.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#js-frozen-array">Web IDL: frozen arrays</a>
    Object frozenArray(PlatformObject object, String attribute, List<?> list) {
        Map<String, FrozenArray> arrays = frozenArrays.computeIfAbsent(object, _ -> new HashMap<>());
        FrozenArray known = arrays.get(attribute);
        if (known == null || !known.list.equals(list)) {
            known = new FrozenArray(List.copyOf(list), prelude.freeze.execute(toScript(list)));
            arrays.put(attribute, known);
        }
        return known.array;
    }

    private record FrozenArray(List<?> list, Value array) {}

    /// The object that stands for a platform object.
    public Value wrap(PlatformObject object) {
        if (object.scriptWrapper() instanceof Value wrapper) {
            return wrapper;
        }
        RealmBinding home = object.relevantRealm() instanceof BindingHolder holder ? holder.binding() : this;
        RealmInterface type = home.interfaceOf(bindings.interfaceOf(object));
        return home.newWrapper(object, type, type.prototype());
    }

    /// Makes the object that stands for a platform object, with a prototype of its own.
    Value newWrapper(PlatformObject object, RealmInterface type, Value prototype) {
        Value handler = type.legacyHandler();
        Value wrapper = handler == null
                ? prelude.create.execute(prototype, object)
                : prelude.createLegacy.execute(prototype, object, handler);
        object.setScriptWrapper(wrapper);
        type.addUnforgeables(wrapper);
        return wrapper;
    }

    // ---- From JavaScript to Java ------------------------------------------------------------------------------------------

    /// The Java object behind a value, or null if it is no platform object.
    public @Nullable Object javaObject(Value value) {
        if (value.isHostObject()) {
            return value.asHostObject();
        }
        if (value.isNull() || value.isString() || value.isNumber() || value.isBoolean()) {
            return null;
        }
        Value java = prelude.java.execute(value);
        return java.isHostObject() ? java.asHostObject() : null;
    }

    boolean isUndefined(Value value) {
        return value.isNull() && value.equals(prelude.undefined);
    }

    /// Whether a value is an object of the language (functions and platform objects too).
    boolean isObject(Value value) {
        return value.hasMembers();
    }

    boolean isIterable(Value object) {
        return prelude.isIterable.execute(object).asBoolean();
    }

    /// Whether a value is an array buffer or a view of that name.
    boolean isBuffer(Value value, String name) {
        return isObject(value) && prelude.isBuffer.execute(value, name).asBoolean();
    }

    double toNumber(Value value) {
        return isNumber(value) ? value.asDouble() : prelude.toNumberJs.execute(value).asDouble();
    }

    /// Whether a value is a number of the language. A `BigInt` looks like one from here, but for the name of its type.
    static boolean isNumber(Value value) {
        return value.isNumber() && !value.getMetaObject().getMetaSimpleName().equals("bigint");
    }

    String toJavaString(Value value) {
        return value.isString() ? value.asString() : prelude.toStringJs.execute(value).asString();
    }

    boolean toBoolean(Value value) {
        return value.isBoolean()
                ? value.asBoolean()
                : !value.isNull() && prelude.toBooleanJs.execute(value).asBoolean();
    }

    /// The value of the type `any`: a string, a boolean, a number or the opaque value, which a bigint is too; null is `undefined`.
    public @Nullable Object toAny(Value value) {
        if (value.isNull()) {
            return isUndefined(value) ? null : prelude.nullValue;
        }
        if (value.hasMembers()) {
            // An object, also one that holds a string, a boolean or a number, and looks like one from here.
            return value;
        }
        if (value.isString()) {
            return value.asString();
        }
        if (value.isBoolean()) {
            return value.asBoolean();
        }
        if (isNumber(value)) {
            return value.fitsInInt() ? (Object) value.asInt() : (Object) value.asDouble();
        }
        return value;
    }

    /// The elements of an iterable, or null if the value is not iterable.
    @Nullable
    List<Value> toList(Value iterable) {
        Value array = prelude.toArray.execute(iterable);
        if (array.isNull()) {
            return null;
        }
        List<Value> list = new ArrayList<>((int) array.getArraySize());
        for (long i = 0; i < array.getArraySize(); i++) {
            list.add(array.getArrayElement(i));
        }
        return list;
    }

    /// Begins an operation that may queue custom element reactions.
    void pushReactions() {
        reactions().push();
    }

    /// Ends it, and runs those reactions.
    void popReactions() {
        reactions().pop();
    }

    private CustomElementReactions reactions() {
        if (reactions == null) {
            reactions = Objects.requireNonNull(CustomElementReactions.of(realm));
        }
        return reactions;
    }

    /// A class of a script.
    public ScriptClass scriptClass(Object value) {
        return ScriptClassOfValue.of(this, value);
    }

    /// A function of a script as a callback of a Java type.
    public Object callback(Class<?> javaType, Value function) {
        return ScriptCallback.of(this, bindings.callbackTypes().typeOf(javaType), function);
    }

    /// Waits until a value is settled.
    public void await(@Nullable Object value, Consumer<@Nullable Object> fulfilled,
            Consumer<@Nullable Object> rejected) {
        react(prelude.toPromise.execute(anyToScript(value)), it -> fulfilled.accept(toAny(it)),
                it -> rejected.accept(toAny(it)));
    }

    /// Waits until a promise is settled; the consumers are called from a promise job.
    public void react(Value promise, Consumer<Value> fulfilled, Consumer<Value> rejected) {
        ProxyExecutable onFulfilled = values -> {
            fulfilled.accept(values[0]);
            return null;
        };
        ProxyExecutable onRejected = values -> {
            rejected.accept(values[0]);
            return null;
        };
        prelude.react.executeVoid(promise, onFulfilled, onRejected);
    }

    /// Gives `import.meta` its properties.
    ///
    /// @param resolve what `import.meta.resolve()` does with a specifier
    public void initializeImportMeta(Value meta, String url, UnaryOperator<String> resolve) {
        ProxyExecutable resolver = values -> {
            try {
                return resolve.apply(values[0].asString());
            } catch (RuntimeException e) {
                throw rethrow(e, "");
            }
        };
        prelude.initializeImportMeta.executeVoid(meta, url, resolver);
    }

    /// `JSON.parse` of a text.
    public Value parseJson(String text) {
        return prelude.fromJson.execute(text);
    }

    /// Makes sure that a text is JSON.
    ///
    /// @throws ScriptException a `SyntaxError` if it is none
    public void requireJson(String text) {
        try {
            parseJson(text);
        } catch (PolyglotException e) {
            throw toJava(e);
        }
    }

    /// `JSON.stringify` of a value, or `"null"`.
    public String toJson(@Nullable Object value) {
        Value json = prelude.toJson.execute(anyToScript(value));
        return json.isString() ? json.asString() : "null";
    }

    // ---- Exceptions ---------------------------------------------------------------------------------------------------------

    /// What a script catches for an exception of Java.
    ///
    /// @param prefix what comes before the messages of the platform's own exceptions: `"Failed to execute ..."`
    Value thrownValue(Throwable exception, String prefix) {
        return switch (exception) {
            case ScriptException page -> page.value() instanceof Value value
                    ? value
                    : bindings.asValue(toScript(page.value()));
            case DOMException platform -> exceptionObjects.computeIfAbsent(platform,
                    it -> prelude.newDOMException.execute(prefixed(prefix, platform.message()), platform.name()));
            case SimpleException simple ->
                prelude.newError.execute(simple.kind().constructorName(), prefixed(prefix, simple.getMessage()));
            case ConversionException conversion ->
                prelude.newError.execute("TypeError", prefixed(prefix, conversion.about("The provided value")));
            case StackOverflowError _ -> prelude.newError.execute("RangeError", "Maximum call stack size exceeded");
            case PolyglotException polyglot when polyglot.isGuestException() && polyglot.getGuestObject() != null ->
                polyglot.getGuestObject();
            default -> {
                // A fault of ours: the page sees an error, and whoever runs the loop the exception with its stack.
                eventLoop.reportUncaught(exception);
                yield prelude.newError.execute("Error", "InternalError: " + exception);
            }
        };
    }

    private static String prefixed(String prefix, @Nullable String message) {
        String text = message == null ? "" : message;
        return prefix.isEmpty() || text.startsWith("Failed to ") ? text : prefix + text;
    }

    /// Throws to the script that called in what an exception of Java is there.
    ///
    /// @return never
    RuntimeException rethrow(Throwable exception, String prefix) {
        if (exception instanceof PolyglotException polyglot) {
            return polyglot;
        }
        if (bindings.endsTheAgent(exception)) {
            throw (RuntimeException) exception;
        }
        prelude.throwValue.executeVoid(thrownValue(exception, prefix));
        throw new IllegalStateException("unreachable");
    }

    /// What page code threw, for Java: a {@link ScriptException}, or the exception of Java that went through the script.
    public RuntimeException toJava(PolyglotException exception) {
        if (exception.isHostException()) {
            Throwable original = exception.asHostException();
            return original instanceof RuntimeException runtime ? runtime : new IllegalStateException(original);
        }
        if (exception.isCancelled() || exception.isResourceExhausted()) {
            return bindings.termination(exception);
        }
        Value thrown = exception.getGuestObject();
        if (thrown == null) {
            return exception;
        }
        SourceSection place = place(exception);
        if (exception.isSyntaxError() && place != null) {
            shortenMessage(thrown, place.getSource().getName());
        }
        String file = place == null ? "" : place.getSource().getName();
        int line = place == null ? 0 : place.getStartLine();
        int column = place == null ? 0 : place.getStartColumn();
        return exceptionAt(thrown, file, line, column, exception);
    }

    /// A thrown value for Java, with the place where it was thrown.
    ///
    /// @param file the URL of the script, or the empty string
    /// @param line counted from 1, 0 where unknown
    /// @param column counted from 1, 0 where unknown
    public ScriptException exceptionAt(Value thrown, String file, int line, int column, Throwable cause) {
        return new ScriptException(thrown, describe(thrown), file, line, column, cause);
    }

    /// The place in the page's code that an exception comes from: its own, or that of the innermost frame which is not ours.
    static @Nullable SourceSection place(PolyglotException exception) {
        SourceSection own = exception.getSourceLocation();
        if (own != null && !own.getSource().isInternal()) {
            return own;
        }
        for (PolyglotException.StackFrame frame : exception.getPolyglotStackTrace()) {
            SourceSection section = frame.isGuestFrame() ? frame.getSourceLocation() : null;
            if (section != null && !section.getSource().isInternal()) {
                return section;
            }
        }
        return null;
    }

    /// A syntax error of GraalJS repeats its place and the line in its message; pages expect neither.
    public void shortenMessage(Value error, String file) {
        String message = error.getMember("message").asString();
        if (message.startsWith(file + ":")) {
            String text = message.substring(file.length()).lines().findFirst().orElse("");
            prelude.setProperty.executeVoid(error, "message", text.substring(text.indexOf(' ') + 1));
        }
    }

    /// A value as if a script had thrown it now.
    public ScriptException exceptionOf(@Nullable Object value) {
        try {
            prelude.throwValue.executeVoid(anyToScript(value));
        } catch (PolyglotException e) {
            if (toJava(e) instanceof ScriptException exception) {
                return exception;
            }
        }
        throw new IllegalStateException("a value cannot be thrown");
    }

    /// A thrown value as `window.onerror` names it, without `"Uncaught "`.
    public String describe(Value thrown) {
        return prelude.describe.execute(thrown).asString();
    }

    /// A new pending promise of this realm.
    public RealmPromise newPromise() {
        return new RealmPromise(this, prelude.newPromise.execute());
    }
}
