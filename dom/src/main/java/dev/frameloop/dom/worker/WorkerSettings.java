package dev.frameloop.dom.worker;

import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.dom.script.ScriptEngine;
import dev.frameloop.engine.loop.EventLoop;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the workers of a page are made with.
///
/// @param scriptEngine runs their scripts
/// @param scripts what those depend on, given the worker's loop
/// @param loader what they may load
/// @param languages the user's languages, the preferred one first; at least one
/// @param userAgent the user agent string
/// @param console gets what they print, on the page's thread
public record WorkerSettings(ScriptEngine scriptEngine, Function<EventLoop, ScriptAgentOptions> scripts,
        ResourceLoader loader, List<String> languages, String userAgent, Consumer<ConsoleMessage> console) {}
