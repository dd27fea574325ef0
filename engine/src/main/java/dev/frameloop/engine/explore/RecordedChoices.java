package dev.frameloop.engine.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Makes choices, and remembers those that differ from what happens without exploration.
final class RecordedChoices implements Choices {
    /// How rarely seeds depart from the first option: one in so many choices. Those that depart rarely find small schedules.
    private static final int[] RARITIES = {1, 2, 4, 8, 16, 48};

    private final IntBinaryOperator decide;
    private final boolean describing;
    private final NavigableMap<Integer, Integer> departures = new TreeMap<>();
    private final List<Choice> described = new ArrayList<>();
    private int count;

    private RecordedChoices(IntBinaryOperator decide, boolean describing) {
        this.decide = decide;
        this.describing = describing;
    }

    /// Choices by chance; the same seed makes the same ones.
    static RecordedChoices seeded(long seed, boolean describing) {
        SplittableRandom random = new SplittableRandom(seed);
        int rarity = RARITIES[random.nextInt(RARITIES.length)];
        return new RecordedChoices(
                (_, options) -> random.nextInt(rarity) == 0 ? random.nextInt(options) : 0, describing);
    }

    /// The choices of a schedule.
    static RecordedChoices of(Schedule schedule, boolean describing) {
        return new RecordedChoices(schedule::taken, describing);
    }

    @Override
    public int choose(ChoiceKind kind, long nanos, int options, IntFunction<Option> describe) {
        int index = count++;
        int taken = decide.applyAsInt(index, options);
        if (taken > 0) {
            departures.put(index, taken);
        }
        if (describing) {
            described.add(
                    new Choice(index, kind, nanos, IntStream.range(0, options).mapToObj(describe).toList(), taken));
        }
        return taken;
    }

    /// What has been chosen so far, as a schedule.
    Schedule schedule() {
        return new Schedule(departures);
    }

    /// All choices in words, those that follow the default included; empty where nobody wanted them.
    List<Choice> described() {
        return described;
    }
}
