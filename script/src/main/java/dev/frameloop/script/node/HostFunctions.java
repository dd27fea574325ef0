package dev.frameloop.script.node;

import dev.frameloop.engine.node.Immediate;
import dev.frameloop.engine.node.NodeLoop;
import dev.frameloop.engine.node.NodeTimer;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The functions through which our JavaScript reaches the loop and the world, each by its name in the object `host`.
///
/// Bytes go to and fro as strings with one character a byte.
final class HostFunctions {
    private static final String FUNCTION_END = "\n})";

    private final NodeProcess process;
    private final NodeLoop loop;
    private final Context context;
    private final Map<String, Object> functions = new HashMap<>();

    HostFunctions(NodeProcess process, Context context) {
        this.process = process;
        this.context = context;
        loop = process.loop();
        addLoop();
        addProcess();
        addModules();
        FileOperations files = new FileOperations();
        give("fileSync", it -> settled(() -> files.run(it[0].asString(), arguments(it, 1))));
        does("file", it -> {
            @Nullable
            Object[] arguments = arguments(it, 2);
            String operation = it[0].asString();
            loop.queueWork(operation, () -> files.run(operation, arguments), (result, failure) -> process.call(it[1],
                    failure == null ? scriptValue(result) : null, failure == null ? null : failureValue(failure)));
        });
        new NetFunctions(process).addTo(this);
    }

    ProxyObject asObject() {
        return ProxyObject.fromMap(functions);
    }

    /// Adds a function that gives something.
    void give(String name, ProxyExecutable function) {
        functions.put(name, function);
    }

    /// Adds a function that only does something.
    void does(String name, Consumer<Value[]> action) {
        give(name, arguments -> {
            action.accept(arguments);
            return null;
        });
    }

    private void addLoop() {
        does("nextTick", it -> loop.nextTick("nextTick", () -> process.call(it[0])));
        does("queueMicrotask", it -> loop.queueMicrotask("queueMicrotask", () -> process.call(it[0])));
        give("setTimeout", it -> loop.setTimeout(() -> process.call(it[0]), it[1].asDouble()));
        give("setInterval", it -> loop.setInterval(() -> process.call(it[0]), it[1].asDouble()));
        does("clearTimer", it -> timer(it[0]).clear());
        does("refreshTimer", it -> timer(it[0]).refresh());
        does("refTimer", it -> timer(it[0]).ref());
        does("unrefTimer", it -> timer(it[0]).unref());
        give("timerHasRef", it -> timer(it[0]).hasRef());
        give("setImmediate", it -> loop.setImmediate(() -> process.call(it[0])));
        does("clearImmediate", it -> immediate(it[0]).clear());
        does("refImmediate", it -> immediate(it[0]).ref());
        does("unrefImmediate", it -> immediate(it[0]).unref());
        give("immediateHasRef", it -> immediate(it[0]).hasRef());
        does("rejectionToWarn", _ -> loop.rejectionToWarn());
        give("nanos", _ -> loop.libuv().clock().read());
    }

    private static NodeTimer timer(Value value) {
        return value.asHostObject();
    }

    private static Immediate immediate(Value value) {
        return value.asHostObject();
    }

    private void addProcess() {
        NodeOptions options = process.options();
        does("write", it -> write(it[0].asInt() == 1 ? options.out() : options.err(), it[1].asString()));
        give("exit", it -> process.exit(it[0].asInt()));
        give("triggerUncaught", it -> process.triggerUncaught(it[0], it[1].asBoolean()));
        give("arguments", _ -> ProxyArray.fromList(List.copyOf(options.arguments())));
        give("directory", _ -> Path.of("").toAbsolutePath().toString());
        give("origin", _ -> (double) options.clock().origin().toEpochMilli());
        give("decodeUtf8", it -> new String(bytes(it[0]), StandardCharsets.UTF_8));
        give("encodeUtf8", it -> string(it[0].asString().getBytes(StandardCharsets.UTF_8)));
    }

    private static void write(PrintStream stream, String text) {
        stream.print(text);
    }

    private void addModules() {
        NodeModules modules = process.modules();
        give("compile", it -> compile(it[0].asString(), it[1].asString()));
        give("parseModule", it -> modules.parse(it[0].asString(), it[1].asString()));
        give("moduleRequests", it -> modules.requests(it[0].asHostObject()));
        does("connectModule", it -> modules.connect(it[0].asString(), it[1].asString(), it[2].asString(),
                it[3].asHostObject()));
        give("linkModule", it -> modules.link(it[0].asHostObject()));
        give("evaluateModule", it -> modules.evaluate(it[0].asHostObject()));
        give("promiseState", it -> modules.promiseState(it[0]));
        give("moduleNamespace", it -> modules.namespace(it[0].asHostObject()));
    }

    /// Compiles the text of a CommonJS module to a function.
    ///
    /// @return an array of the function, an error that is not null where it cannot be compiled, and the place of the error
    private Object compile(String text, String file) {
        try {
            return ProxyArray.fromArray(context.eval(Source.newBuilder("js",
                    Excerpt.FUNCTION_BEGIN + text + FUNCTION_END, file).buildLiteral()), null, "");
        } catch (PolyglotException e) {
            SourceSection place = e.getSourceLocation();
            return ProxyArray.fromArray(null, e.getGuestObject(), place == null
                    ? ""
                    : Excerpt.of(file, place.getSource().getCharacters(place.getStartLine()), place.getStartLine(),
                            place.getStartColumn()));
        }
    }

    // ---- Values ----------------------------------------------------------------------------------------------------------------

    /// Something that may fail in the ways of the operating system.
    interface Operation {
        @Nullable
        Object run() throws Exception;
    }

    /// @return an array of what an operation gives, and of its failure
    static Object settled(Operation operation) {
        try {
            return ProxyArray.fromArray(scriptValue(operation.run()), null);
        } catch (Exception e) {
            return ProxyArray.fromArray(null, failureValue(e));
        }
    }

    private static @Nullable Object scriptValue(@Nullable Object value) {
        return value instanceof Object[] array ? ProxyArray.fromArray(array) : value;
    }

    /// @return an array of an error's code, its number and its message
    static Object failureValue(Throwable failure) {
        SystemError error = SystemError.of(failure);
        return ProxyArray.fromArray(error.code(), error.number(), error.message());
    }

    private static @Nullable Object[] arguments(Value[] values, int from) {
        @Nullable
        Object[] arguments = new @Nullable Object[values.length - from];
        for (int i = 0; i < arguments.length; i++) {
            Value value = values[from + i];
            arguments[i] = value.isNull()
                    ? null
                    : value.isString()
                            ? value.asString()
                            : value.isBoolean() ? (Object) value.asBoolean() : value.asDouble();
        }
        return arguments;
    }

    static byte[] bytes(Value string) {
        return string.asString().getBytes(StandardCharsets.ISO_8859_1);
    }

    static String string(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
