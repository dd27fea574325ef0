package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.Snapshot.Area;
import dev.frameloop.demos.visualiser.Snapshot.Excerpt;
import dev.frameloop.demos.visualiser.Snapshot.Item;
import dev.frameloop.engine.trace.JsonWriter;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/// What is to be seen, as the screen's script takes it.
final class SnapshotJson {
    private final StringBuilder text = new StringBuilder();
    private final JsonWriter json = new JsonWriter(text);

    private SnapshotJson() {}

    static String of(Snapshot snapshot, WatchedPage.Controls controls) {
        SnapshotJson it = new SnapshotJson();
        it.write(snapshot, controls);
        return it.text.toString();
    }

    private void write(Snapshot snapshot, WatchedPage.Controls controls) {
        json.beginObject();
        json.name("nanos").value(snapshot.nanos()).name("frame").value(snapshot.frame());
        json.name("at").value(snapshot.at()).name("phase").value(word(snapshot.phase()));
        json.name("controls").beginObject().name("running").value(controls.isRunning());
        json.name("speed").value(controls.speed()).name("hertz").value(controls.hertz());
        json.name("work").value(controls.extraMillis()).name("selected").value(controls.selected()).endObject();
        json.name("queues").beginArray();
        for (Snapshot.Queue queue : snapshot.queues()) {
            json.beginObject().name("source").value(queue.source()).name("style").value(queue.style());
            json.name("soon").value(queue.soon());
            items("tasks", queue.tasks());
            json.endObject();
        }
        json.endArray();
        items("microtasks", snapshot.microtasks());
        stackAndSteps(snapshot);
        json.name("touched").beginObject();
        areas("restyled", snapshot.touched().restyled());
        areas("laidOut", snapshot.touched().laidOut());
        areas("painted", snapshot.touched().painted());
        json.endObject();
        strip(snapshot.strip());
        causesAndConsole(snapshot);
        excerpt(snapshot.excerpt());
        json.endObject();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void items(String name, List<Item> items) {
        json.name(name).beginArray();
        for (Item item : items) {
            json.beginObject().name("id").value(item.id()).name("name").value(item.name());
            json.name("where").value(item.where()).name("running").value(item.isRunning()).endObject();
        }
        json.endArray();
    }

    private void stackAndSteps(Snapshot snapshot) {
        json.name("stack").beginArray();
        for (Snapshot.Entry entry : snapshot.stack()) {
            json.beginObject().name("id").value(entry.id()).name("kind").value(entry.kind());
            json.name("name").value(entry.name()).name("where").value(entry.where()).endObject();
        }
        json.endArray().name("steps").beginArray();
        for (Snapshot.Step step : snapshot.steps()) {
            json.beginObject().name("number").value(step.number()).name("label").value(step.label());
            json.name("progress").value(word(step.progress())).name("did").value(step.did()).endObject();
        }
        json.endArray();
    }

    private void areas(String name, List<Area> areas) {
        json.name(name).beginArray();
        for (Area area : areas) {
            json.beginObject().name("label").value(area.label()).name("x").value(area.x()).name("y").value(area.y());
            json.name("width").value(area.width()).name("height").value(area.height()).endObject();
        }
        json.endArray();
    }

    private void strip(FrameStrip.View strip) {
        json.name("strip").beginObject().name("from").value(strip.from()).name("to").value(strip.to());
        json.name("now").value(strip.now()).name("ticks").beginArray();
        for (FrameStrip.Tick tick : strip.ticks()) {
            json.beginObject().name("from").value(tick.from()).name("to").value(tick.to());
            json.name("number").value(tick.number()).name("outcome").value(word(tick.outcome())).endObject();
        }
        json.endArray().name("spans").beginArray();
        for (FrameStrip.Span span : strip.spans()) {
            json.beginObject().name("lane").value(span.lane()).name("style").value(span.style());
            json.name("name").value(span.name()).name("id").value(span.id());
            json.name("from").value(span.from()).name("to").value(span.to()).endObject();
        }
        json.endArray().endObject();
    }

    private void causesAndConsole(Snapshot snapshot) {
        json.name("causes").beginArray();
        for (Snapshot.Cause cause : snapshot.causes()) {
            json.beginObject().name("id").value(cause.id()).name("kind").value(cause.kind());
            json.name("name").value(cause.name()).name("where").value(cause.where());
            json.name("nanos").value(cause.nanos()).endObject();
        }
        json.endArray().name("console").beginArray();
        for (Snapshot.Line line : snapshot.console()) {
            json.beginObject().name("level").value(line.level()).name("text").value(line.text());
            json.name("where").value(line.where()).endObject();
        }
        json.endArray();
    }

    private void excerpt(@Nullable Excerpt excerpt) {
        if (excerpt == null) {
            json.name("excerpt").raw("null");
            return;
        }
        json.name("excerpt").beginObject().name("file").value(excerpt.file()).name("first").value(excerpt.first());
        json.name("marked").value(excerpt.marked()).name("running").value(excerpt.isRunning());
        json.name("lines").beginArray();
        excerpt.lines().forEach(json::value);
        json.endArray().endObject();
    }
}
