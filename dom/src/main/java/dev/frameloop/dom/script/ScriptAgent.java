package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/// The part of an agent that runs scripts: the realms of its documents share one heap and the loop's one microtask queue.
///
/// Owner thread of the loop only.
public interface ScriptAgent extends AutoCloseable {
    /// A new realm with this global object.
    ///
    /// On return the object is what scripts of the realm see as `globalThis`.
    ///
    /// @param global the global object, whose interface is `[Global]`
    <G extends PlatformObject & GlobalObject> ScriptRealm newRealm(G global);

    /// Where the innermost page code on the stack is, or null where none runs. Walks the stack: for traces and messages.
    @Nullable
    ScriptPosition currentPosition();

    /// The line of page code that runs now, as `file:line`, or null where none runs.
    default @Nullable String currentLine() {
        ScriptPosition position = currentPosition();
        return position == null ? null : position.brief();
    }

    /// The page code on the stack, the innermost first; empty where none runs. Walks the stack.
    List<ScriptFrame> callStack();

    /// Sets who is told of each statement of page code before it runs, on the loop's thread; null for nobody. A listener may take as long as
    /// it likes. While there is one, page code runs several times slower.
    void setStatementListener(@Nullable Consumer<ScriptPosition> listener);

    /// Ends all scripts of the agent and frees their memory. From any thread; what runs is stopped. What is called into it later does nothing, or fails with the loop's
    /// end; closing twice does nothing.
    @Override
    void close();
}
