package dev.frameloop.script.binding;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SerializableObject;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.dom.script.TransferableObject;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The structured clone algorithms in one realm: `structured-clone.js` walks the values, and this class keeps what is not the
/// language's: the bytes of buffers, and platform objects.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#safe-passing-of-structured-data">HTML: safe passing of structured
///     data</a>
public final class StructuredClone {
    private static final String RESOURCE = "structured-clone.js";

    /// @param tape the value, as `structured-clone.js` writes it
    private record Serialized(Object[] tape, List<byte[]> buffers, List<Object> shared,
            List<Function<Realm, PlatformObject>> objects,
            List<Transferred> transferred) implements SerializedValue {}

    private sealed interface Transferred {}

    private record TransferredBuffer(byte[] bytes, long maximum) implements Transferred {}

    private record TransferredPlatformObject(Function<Realm, PlatformObject> receivingSteps) implements Transferred {}

    private final RealmBinding realm;
    private final SharedMemory memory;
    private final Value serialize;
    private final Value deserialize;
    private final Value newBuffer;
    private final Value bufferParts;

    /// @param script what {@link #source()} evaluates to in that realm, before page code runs
    /// @param memory the realm's
    public StructuredClone(RealmBinding realm, Value script, SharedMemory memory) {
        this.realm = realm;
        this.memory = memory;
        ProxyExecutable isProxy = values -> isProxy(values[0]);
        Value functions = script.execute(realm.prelude.forStructuredClone.execute(isProxy));
        serialize = functions.getMember("serializeWithTransfer");
        deserialize = functions.getMember("deserialize");
        newBuffer = functions.getMember("newBuffer");
        bufferParts = functions.getMember("bufferParts");
    }

    /// A proxy of the language has no class of its own, and so no function stands for one.
    private static boolean isProxy(Value value) {
        Value type = value.getMetaObject();
        return type != null && !type.canExecute() && type.getMetaSimpleName().equals("Proxy");
    }

    /// The script that a realm's algorithms are made with.
    public static Source source() {
        try (InputStream in = StructuredClone.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing");
            }
            return Source.newBuilder("js", new String(in.readAllBytes(), StandardCharsets.UTF_8), RESOURCE)
                    .internal(true).buildLiteral();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer">HTML:
    ///     StructuredSerializeWithTransfer</a>
    public SerializedValue serialize(@Nullable Object value, List<?> transferList) {
        Serialized result = new Serialized(new Object[0], new ArrayList<>(), new ArrayList<>(),
                new ArrayList<>(), new ArrayList<>());
        try {
            Value tape = serialize.execute(realm.anyToScript(value), realm.toScript(transferList), serializing(result));
            return new Serialized(tapeOf(tape), result.buffers, result.shared, result.objects, result.transferred);
        } catch (PolyglotException e) {
            throw realm.toJava(e);
        }
    }

    private Value serializing(Serialized result) {
        ProxyExecutable fail = values -> {
            throw notCloneable(values[0].asString());
        };
        ProxyExecutable buffer = values -> {
            result.buffers.add(bytesOf(values[0]));
            return result.buffers.size() - 1;
        };
        ProxyExecutable shared = values -> {
            if (!realm.realm().global().agent().agents().isCrossOriginIsolated()) {
                return -1;
            }
            result.shared.add(memory.blockOf(values[0]));
            return result.shared.size() - 1;
        };
        ProxyExecutable platform = values -> {
            if (!(values[0].asHostObject() instanceof SerializableObject object)) {
                throw notCloneable(values[1].asString() + " could not be cloned.");
            }
            result.objects.add(object.serializationSteps());
            return result.objects.size() - 1;
        };
        ProxyExecutable isTransferable = values -> values[0].asHostObject() instanceof TransferableObject;
        ProxyExecutable transferBuffer = values -> {
            result.transferred.add(new TransferredBuffer(bytesOf(values[0]), values[1].asLong()));
            return null;
        };
        ProxyExecutable transfer = values -> {
            TransferableObject object = values[0].asHostObject();
            if (object.isDetached()) {
                throw notCloneable("Object at index " + values[1].asInt() + " is already detached.");
            }
            result.transferred.add(new TransferredPlatformObject(object.transferSteps()));
            return null;
        };
        return host(Map.of("fail", fail, "buffer", buffer, "shared", shared, "platform", platform, "isTransferable",
                isTransferable,
                "transferBuffer", transferBuffer, "transfer", transfer));
    }

    private Value host(Map<String, ProxyExecutable> functions) {
        Object[] names = functions.keySet().toArray();
        Object[] values = functions.values().toArray();
        return realm.prelude.objectOf.execute(realm.prelude.listOf.execute(names),
                realm.prelude.listOf.execute(values));
    }

    private static DOMException notCloneable(String message) {
        return new DOMException("DataCloneError", message);
    }

    private static Object[] tapeOf(Value array) {
        Object[] tape = new Object[Math.toIntExact(array.getArraySize())];
        for (int i = 0; i < tape.length; i++) {
            Value item = array.getArrayElement(i);
            tape[i] = item.isString()
                    ? item.asString()
                    : item.isBoolean()
                            ? (Object) item.asBoolean()
                            : item.fitsInInt() ? (Object) item.asInt() : (Object) item.asDouble();
        }
        return tape;
    }

    private static byte[] bytesOf(Value buffer) {
        byte[] bytes = new byte[Math.toIntExact(buffer.getBufferSize())];
        buffer.readBuffer(0, bytes, 0, bytes.length);
        return bytes;
    }

    /// A copy of the bytes of a buffer, or of what a view of one shows.
    public byte[] copyOfBytes(Value bufferOrView) {
        Value parts = bufferParts.execute(bufferOrView);
        byte[] bytes = new byte[parts.getArrayElement(2).asInt()];
        parts.getArrayElement(0).readBuffer(parts.getArrayElement(1).asLong(), bytes, 0, bytes.length);
        return bytes;
    }

    /// A new array buffer with a copy of bytes.
    public Value newArrayBuffer(byte[] bytes) {
        return bufferOf(bytes, -1);
    }

    private Value bufferOf(byte[] bytes, long maximum) {
        Value buffer = newBuffer.execute(bytes.length, maximum);
        ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        while (words.remaining() >= Long.BYTES) {
            int position = words.position();
            buffer.writeBufferLong(ByteOrder.LITTLE_ENDIAN, position, words.getLong());
        }
        while (words.hasRemaining()) {
            int position = words.position();
            buffer.writeBufferByte(position, words.get());
        }
        return buffer;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserializewithtransfer">HTML:
    ///     StructuredDeserializeWithTransfer</a>
    public DeserializedValue deserialize(SerializedValue value) {
        if (!(value instanceof Serialized serialized)) {
            throw new IllegalArgumentException("the value was serialized by another script engine: " + value);
        }
        // 1. - 3. What was transferred comes first.
        List<Object> received = new ArrayList<>();
        for (Transferred each : serialized.transferred) {
            received.add(switch (each) {
                case TransferredBuffer(byte[] bytes, long maximum) -> bufferOf(bytes, maximum);
                case TransferredPlatformObject(Function<Realm, PlatformObject> steps) -> steps.apply(realm.realm());
            });
        }
        // 4. Then the value, which may refer to it.
        ProxyExecutable buffer = values -> bufferOf(serialized.buffers.get(values[0].asInt()), values[1].asLong());
        ProxyExecutable platform = values -> realm
                .toScript(serialized.objects.get(values[0].asInt()).apply(realm.realm()));
        ProxyExecutable shared = values -> memory.bufferOver(serialized.shared.get(values[0].asInt()));
        ProxyExecutable transferred = values -> realm.toScript(received.get(values[0].asInt()));
        try {
            Value result = deserialize.execute(realm.prelude.listOf.execute(serialized.tape), received.size(),
                    host(Map.of("buffer", buffer, "shared", shared, "platform", platform, "transferred",
                            transferred)));
            return new DeserializedValue(realm.toAny(result), received);
        } catch (PolyglotException e) {
            throw realm.toJava(e);
        }
    }
}
