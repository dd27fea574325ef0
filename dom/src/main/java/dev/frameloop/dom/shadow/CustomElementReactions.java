package dev.frameloop.dom.shadow;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The custom element reactions stack of an agent, and what puts reactions on it.
///
/// The script binding calls {@link #push} before and {@link #pop} after each member that is marked `[CEReactions]`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions">HTML: custom element reactions</a>
public final class CustomElementReactions {
    private final EventLoop loop;
    /// The element queues; null where a queue is still empty.
    private @Nullable List<Element>[] stack = newStack(8);
    private int depth;
    private ArrayDeque<Element> backupQueue = new ArrayDeque<>();
    private boolean processingTheBackupQueue;

    private CustomElementReactions(EventLoop loop) {
        this.loop = loop;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays
    private static @Nullable List<Element>[] newStack(int size) {
        return new List[size];
    }

    /// That of the agent that runs this realm; null where there is no realm, and so no custom element.
    public static @Nullable CustomElementReactions of(@Nullable Realm realm) {
        if (realm == null) {
            return null;
        }
        Agent agent = realm.global().agent();
        return agent.state(CustomElementReactions.class, () -> new CustomElementReactions(agent.eventLoop()));
    }

    /// Begins an operation whose reactions run before it returns. Costs next to nothing where none are queued.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions">HTML: [CEReactions]</a>
    public void push() {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        depth++;
    }

    /// Ends it, and runs its reactions.
    public void pop() {
        List<Element> queue = stack[--depth];
        stack[depth] = null;
        if (queue != null) {
            // The queue may grow while it is worked off, if reactions queue more outside of any operation.
            for (int i = 0; i < queue.size(); i++) {
                invokeReactions(queue.get(i));
            }
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-an-element-on-the-appropriate-element-queue">HTML:
    ///     enqueue an element on the appropriate element queue</a>
    private void enqueue(Element element) {
        // 2. Outside of all operations a microtask will do it.
        if (depth == 0) {
            backupQueue.add(element);
            if (!processingTheBackupQueue) {
                processingTheBackupQueue = true;
                loop.queueMicrotask("custom element reactions", this::workOffBackupQueue);
            }
            return;
        }
        // 3. Otherwise the innermost operation does.
        List<Element> queue = stack[depth - 1];
        if (queue == null) {
            queue = new ArrayList<>();
            stack[depth - 1] = queue;
        }
        queue.add(element);
    }

    private void workOffBackupQueue() {
        for (Element element = backupQueue.poll(); element != null; element = backupQueue.poll()) {
            invokeReactions(element);
        }
        processingTheBackupQueue = false;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#invoke-custom-element-reactions">HTML: invoke custom element
    ///     reactions</a>
    private static void invokeReactions(Element element) {
        CustomElementData data = CustomElementData.ifPresent(element);
        if (data == null) {
            return;
        }
        for (Runnable reaction = data.reactionQueue.poll(); reaction != null; reaction = data.reactionQueue.poll()) {
            reaction.run();
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-upgrade-reaction">HTML: enqueue a custom
    ///     element upgrade reaction</a>
    static void enqueueUpgrade(Element element, CustomElementDefinition definition) {
        CustomElementReactions reactions = of(element.relevantRealm());
        if (reactions != null) {
            CustomElementData.of(element).reactionQueue.add(() -> CustomElements.upgradeAndReport(element, definition));
            reactions.enqueue(element);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction">HTML: enqueue a custom
    ///     element callback reaction</a>
    static void enqueueCallback(Element element, String callbackName, @Nullable Object... arguments) {
        // 1. - 2. The callback as the definition has it.
        CustomElementData data = CustomElementData.ifPresent(element);
        CustomElementDefinition definition = data == null ? null : data.definition;
        CustomElementReactions reactions = of(element.relevantRealm());
        if (data == null || definition == null || reactions == null) {
            return;
        }
        ScriptClass.Method callback = definition.callback(callbackName);
        // 3. - 4. Whoever knows no moves sees a removal and an insertion.
        if (callback == null && callbackName.equals("connectedMoveCallback")) {
            enqueueCallback(element, "disconnectedCallback");
            enqueueCallback(element, "connectedCallback");
            return;
        }
        // 5. Attributes that nobody waits for do not count.
        if (callback == null
                || callbackName.equals("attributeChangedCallback")
                        && !definition.observes(String.valueOf(arguments[0]))) {
            return;
        }
        // 6. - 7. Queue it.
        data.reactionQueue.add(() -> call(element, callbackName, callback, arguments));
        reactions.enqueue(element);
    }

    private static void call(PlatformObject element, String name, ScriptClass.Method callback,
            @Nullable Object[] arguments) {
        Realm realm = element.relevantRealm();
        GlobalObject global = realm == null ? null : realm.global();
        if (global != null) {
            global.invokeCallback(name, () -> callback.call(element, arguments));
        }
    }
}
