package dev.frameloop.script;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.agent.WaiterLists;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.timer.TimerEntry;
import dev.frameloop.script.binding.RealmBinding;
import dev.frameloop.script.binding.SharedMemory;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

import java.util.List;
import java.util.function.BooleanSupplier;

/// `Atomics.wait`, `notify` and `waitAsync` of a realm, on the waiter lists of the agents' family, so that on the virtual clock a wait
/// takes virtual time and lets the other agents run.
final class AtomicWaits {
    private static final Source SOURCE = InternalSource.of("atomics.js");
    private static final double NANOS_PER_MILLI = 1e6;

    private final GlobalObject global;
    private final SharedMemory memory;
    private final WaiterLists waiters;

    private AtomicWaits(GlobalObject global, SharedMemory memory) {
        this.global = global;
        this.memory = memory;
        waiters = WaiterLists.of(global.agent());
    }

    /// Replaces the language's own functions in a realm that has run no page code.
    static void install(RealmEvaluator evaluator, GlobalObject global, RealmBinding binding, SharedMemory memory) {
        AtomicWaits waits = new AtomicWaits(global, memory);
        Agent agent = global.agent();
        ProxyExecutable canBlock = _ -> agent.agents().canBlock(agent);
        ProxyExecutable wait = values -> waits.await(values);
        ProxyExecutable notify = values -> waits.waiters.notify(agent, waits.blockOf(values[0]), values[1].asInt(),
                (int) Math.min(values[2].asDouble(), Integer.MAX_VALUE));
        ProxyExecutable waitAsync = values -> {
            waits.awaitAsync(values);
            return null;
        };
        evaluator.evaluate(SOURCE).executeVoid(binding.objectOf(List.of("canBlock", "wait", "notify", "waitAsync"),
                List.of(binding.asValue(canBlock), binding.asValue(wait), binding.asValue(notify),
                        binding.asValue(waitAsync))));
    }

    private Object blockOf(Value buffer) {
        return memory.identityOf(memory.blockOf(buffer));
    }

    private String await(Value... values) {
        BooleanSupplier holds = () -> values[2].execute().asBoolean();
        return switch (waiters.await(global.agent(), blockOf(values[0]), values[1].asInt(), holds,
                nanos(values[3].asDouble()))) {
            case NOT_EQUAL -> "not-equal";
            case NOTIFIED -> "ok";
            case TIMED_OUT -> "timed-out";
        };
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#hostenqueuetimeoutjob">HTML: HostEnqueueTimeoutJob</a>
    private void awaitAsync(Value... values) {
        Value resolve = values[3];
        EventLoop loop = global.eventLoop();
        long limit = nanos(values[2].asDouble());
        TimerEntry[] timer = new TimerEntry[1];
        BooleanSupplier takeBack = waiters.awaitAsync(global.agent(), blockOf(values[0]), values[1].asInt(), () -> {
            if (timer[0] != null) {
                loop.cancel(timer[0]);
            }
            settle(resolve, "ok");
        });
        if (limit != Long.MAX_VALUE) {
            timer[0] = loop.runAfter(limit, () -> {
                if (takeBack.getAsBoolean()) {
                    settle(resolve, "timed-out");
                }
            });
        }
    }

    private void settle(Value resolve, String result) {
        global.queueGlobalTask(TaskSource.OTHER, "Atomics.waitAsync", () -> resolve.executeVoid(result));
    }

    private static long nanos(double milliseconds) {
        double nanos = milliseconds * NANOS_PER_MILLI;
        return nanos >= Long.MAX_VALUE ? Long.MAX_VALUE : (long) nanos;
    }
}
