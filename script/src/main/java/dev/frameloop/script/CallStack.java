package dev.frameloop.script;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import dev.frameloop.dom.script.ScriptPosition;
import org.jspecify.annotations.Nullable;

/// Looks at the stack of what the language runs now.
final class CallStack {
    private CallStack() {}

    /// Where the innermost page code on the stack is, or null where there is none. The module's own scripts are passed over.
    static @Nullable ScriptPosition innermostPagePosition() {
        Node innermost = EncapsulatingNodeReference.getCurrent().get();
        ScriptPosition position = innermost == null ? null : position(innermost.getEncapsulatingSourceSection());
        return position != null ? position : Truffle.getRuntime().iterateFrames(CallStack::position);
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
        if (section == null || !section.isAvailable() || section.getSource().isInternal()) {
            return null;
        }
        return new ScriptPosition(section.getSource().getName(), section.getStartLine(), section.getStartColumn());
    }
}
