package dev.frameloop.engine.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Works things off on as many threads as there are processors; the results come in order.
final class Threads {
    /// Page code may nest deeply.
    private static final long STACK = 8 << 20;

    /// Gets one result.
    interface Consumer<T> {
        void accept(long index, T result);
    }

    private Threads() {}

    static <T> void forEach(List<Callable<T>> work, Consumer<T> consumer) {
        int count = Math.min(work.size(), Runtime.getRuntime().availableProcessors());
        try (ExecutorService executor = Executors.newFixedThreadPool(count,
                action -> new Thread(null, action, "exploration", STACK))) {
            List<Future<T>> results = new ArrayList<>();
            work.forEach(callable -> results.add(executor.submit(callable)));
            try {
                for (int i = 0; i < results.size(); i++) {
                    consumer.accept(i, results.get(i).get());
                }
            } catch (InterruptedException e) {
                executor.shutdownNow();
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the exploration was interrupted", e);
            } catch (ExecutionException e) {
                executor.shutdownNow();
                throw new IllegalStateException("the exploration failed: " + e.getCause(), e.getCause());
            }
        }
    }
}
