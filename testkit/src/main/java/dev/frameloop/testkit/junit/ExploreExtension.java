package dev.frameloop.testkit.junit;

import dev.frameloop.engine.explore.Exploration;
import dev.frameloop.engine.explore.Explorer;
import dev.frameloop.engine.explore.Outcome;
import dev.frameloop.engine.explore.Run;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// Runs a test method again for each schedule, and tells the smallest that fails.
final class ExploreExtension implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(Invocation<@Nullable Void> invocation, ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        ExploreSchedules schedules = annotation(method.getExecutable(), ExploreSchedules.class);
        ScheduledTest test = new ScheduledTest(
                new TestedPage(annotation(method.getExecutable(), PageTest.class)),
                PageTestExtension.frameloop(context), method.getExecutable(), context.getRequiredTestInstance());
        Explorer explorer = new Explorer(test, Duration.ofMillis(schedules.lateMillis()));
        // The default order first, on the page that is there for it.
        invocation.proceed();
        if (schedules.replay() >= 0) {
            Run run = explorer.replay(schedules.replay());
            if (!run.outcome().equals(ScheduledTest.PASSED)) {
                throw test.failure("fails with the schedule of seed " + schedules.replay() + told(run), run, explorer);
            }
            return;
        }
        Exploration exploration = explorer.explore(schedules.seeds());
        List<Outcome> failures = exploration.outcomes().stream()
                .filter(outcome -> !outcome.value().equals(ScheduledTest.PASSED)).toList();
        if (!failures.isEmpty()) {
            Outcome smallest = failures.stream()
                    .min(Comparator.comparingInt(outcome -> outcome.shortest().schedule().size())).orElseThrow();
            int count = failures.stream().mapToInt(Outcome::count).sum();
            throw test.failure("fails with " + count + " of " + exploration.seeds()
                    + " schedules that the standard allows, in " + failures.size()
                    + (failures.size() == 1 ? " way" : " ways") + "; @ExploreSchedules(replay = " + smallest.firstSeed()
                    + ") runs one again" + told(smallest.shortest()), smallest.shortest(), explorer);
        }
    }

    private static String told(Run run) {
        return "\nthe smallest schedule has " + run.departures().size()
                + (run.departures().size() == 1 ? " choice" : " choices") + " other than in the default order:\n"
                + run.departures().stream().map(choice -> "  " + choice).collect(Collectors.joining("\n")) + "\n"
                + run.outcome();
    }

    private static <A extends Annotation> A annotation(Method method, Class<A> type) {
        return AnnotationSupport.findAnnotation(method, type).orElseThrow(() -> new ExtensionConfigurationException(
                method + " explores schedules, and so needs @" + type.getSimpleName() + ", too"));
    }
}
