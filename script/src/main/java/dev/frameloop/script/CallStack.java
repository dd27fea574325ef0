package dev.frameloop.script;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import com.oracle.truffle.js.runtime.JSArguments;
import com.oracle.truffle.js.runtime.builtins.JSFunction;
import com.oracle.truffle.js.runtime.builtins.JSFunctionObject;
import dev.frameloop.dom.script.ScriptFrame;
import dev.frameloop.dom.script.ScriptPosition;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Looks at the stack of what the language runs now.
public final class CallStack {
    private CallStack() {}

    /// Where the innermost page code on the stack is, or null where there is none. The module's own scripts are passed over.
    public static @Nullable ScriptPosition innermostPagePosition() {
        Node innermost = EncapsulatingNodeReference.getCurrent().get();
        ScriptPosition position = innermost == null ? null : position(innermost.getEncapsulatingSourceSection());
        return position != null ? position : Truffle.getRuntime().iterateFrames(CallStack::position);
    }

    /// All page code on the stack, the innermost first. The module's own scripts are passed over.
    static List<ScriptFrame> pageFrames() {
        List<ScriptFrame> frames = new ArrayList<>();
        Node innermost = EncapsulatingNodeReference.getCurrent().get();
        @Nullable
        ScriptPosition[] at = new @Nullable ScriptPosition[]{
                innermost == null ? null : position(innermost.getEncapsulatingSourceSection())};
        Truffle.getRuntime().iterateFrames(frame -> {
            ScriptPosition position = at[0] == null ? position(frame) : at[0];
            at[0] = null;
            if (position != null) {
                frames.add(new ScriptFrame(function(frame), position));
            }
            return null;
        });
        return frames;
    }

    /// What belongs to the realm of the innermost page function on the stack, or null where none runs.
    static @Nullable Object incumbentRealm() {
        return Truffle.getRuntime().iterateFrames(CallStack::pageRealm);
    }

    /// What belongs to the realm of the outermost page function that has been called since Java last called a callback, or null.
    static @Nullable Object entryRealm() {
        @Nullable
        Object[] entry = new @Nullable Object[1];
        Truffle.getRuntime().iterateFrames(frame -> {
            Object realm = pageRealm(frame);
            entry[0] = realm == null ? entry[0] : realm;
            return isCallOfCallback(frame) ? entry : null;
        });
        return entry[0];
    }

    private static boolean isCallOfCallback(FrameInstance frame) {
        return frame.getCallTarget() instanceof RootCallTarget target
                && target.getRootNode().getSourceSection() instanceof SourceSection section
                && isInternal(section) && "callWith".equals(target.getRootNode().getName());
    }

    private static @Nullable Object pageRealm(FrameInstance frame) {
        if (position(frame) == null) {
            return null;
        }
        Object[] arguments = frame.getFrame(FrameInstance.FrameAccess.READ_ONLY).getArguments();
        return arguments.length > 1 && JSArguments.getFunctionObject(arguments) instanceof JSFunctionObject function
                && !JSFunction.getFunctionData(function).isBuiltin()
                        ? JSFunction.getRealm(function).getEmbedderData()
                        : null;
    }

    private static String function(FrameInstance frame) {
        String name = frame.getCallTarget() instanceof RootCallTarget target ? target.getRootNode().getName() : null;
        return name == null || name.startsWith(":") ? "" : name;
    }

    /// The call at which a frame is, or, where that is not known, the beginning of its function.
    private static @Nullable ScriptPosition position(FrameInstance frame) {
        Node call = frame.getCallNode();
        ScriptPosition position = call == null ? null : position(call.getEncapsulatingSourceSection());
        return position == null && frame.getCallTarget() instanceof RootCallTarget target
                ? position(target.getRootNode().getSourceSection())
                : position;
    }

    private static @Nullable ScriptPosition position(@Nullable SourceSection section) {
        if (section == null || !section.isAvailable() || isInternal(section)) {
            return null;
        }
        return new ScriptPosition(section.getSource().getName(), section.getStartLine(), section.getStartColumn());
    }

    private static boolean isInternal(SourceSection section) {
        return section.getSource().isInternal() || section.getSource().getName().startsWith(InternalSource.PREFIX);
    }
}
