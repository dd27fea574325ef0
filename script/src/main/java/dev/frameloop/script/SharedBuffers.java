package dev.frameloop.script;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.runtime.JSArguments;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.JavaScriptRootNode;
import com.oracle.truffle.js.runtime.Strings;
import com.oracle.truffle.js.runtime.builtins.JSArrayBufferObject;
import com.oracle.truffle.js.runtime.builtins.JSFunction;
import com.oracle.truffle.js.runtime.builtins.JSFunctionData;
import com.oracle.truffle.js.runtime.builtins.JSSharedArrayBuffer;
import com.oracle.truffle.js.runtime.objects.Undefined;
import dev.frameloop.script.binding.SharedMemory;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;

/// The memory behind each `SharedArrayBuffer` of a realm, so that another agent can have a buffer over the same.
///
/// One of the classes that touch the internals of GraalJS, beside {@link JobQueue}.
final class SharedBuffers implements SharedMemory {
    /// @param bytes the memory itself
    /// @param length how much of it a growable buffer shows
    /// @param maximum of a growable buffer; negative for one of fixed length
    private record Block(ByteBuffer bytes, AtomicInteger length, int maximum) {}

    private final Context context;
    private final JSRealm languageRealm;
    private final Value blockOf;

    /// Those of a realm; called while the language is in it.
    SharedBuffers(Context context) {
        this.context = context;
        languageRealm = JavaScriptLanguage.getCurrentJSRealm();
        CallTarget target = new BlockOf(languageRealm.getContext().getLanguage()).getCallTarget();
        blockOf = context.asValue(JSFunction.create(languageRealm, JSFunctionData
                .createCallOnly(languageRealm.getContext(), target, 1, Strings.fromJavaString("blockOf"))));
    }

    @Override
    public Object blockOf(Value sharedArrayBuffer) {
        return blockOf.execute(sharedArrayBuffer).asHostObject();
    }

    @Override
    public Object identityOf(Object block) {
        return ((Block) block).bytes;
    }

    @Override
    public Value bufferOver(Object block) {
        Block shared = (Block) block;
        return context.asValue(shared.maximum < 0
                ? JSSharedArrayBuffer.createSharedArrayBuffer(languageRealm.getContext(), languageRealm, shared.bytes)
                : JSSharedArrayBuffer.createSharedArrayBuffer(languageRealm.getContext(), languageRealm, shared.bytes,
                        shared.length, shared.maximum));
    }

    /// A function of the language that hands out what is behind its argument.
    private static final class BlockOf extends JavaScriptRootNode {
        BlockOf(JavaScriptLanguage language) {
            super(language, null, null);
        }

        @Override
        public Object execute(VirtualFrame frame) {
            if (JSArguments.getUserArgument(frame.getArguments(), 0) instanceof JSArrayBufferObject.Shared buffer) {
                int maximum = buffer.isFixedLength() ? -1 : buffer.getMaxByteLength();
                return JavaScriptLanguage.getCurrentJSRealm().getEnv().asGuestValue(new Block(
                        JSArrayBufferObject.getDirectByteBuffer(buffer), buffer.getByteLengthObject(), maximum));
            }
            return Undefined.instance;
        }
    }
}
