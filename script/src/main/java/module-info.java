/// JavaScript for pages, by GraalJS: realms, Web IDL bindings, the job queue.
module dev.frameloop.script {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.dom;
    requires org.graalvm.polyglot;
    requires org.graalvm.js;
    requires org.graalvm.truffle;

    exports dev.frameloop.script.node;

    provides dev.frameloop.dom.script.ScriptEngine with dev.frameloop.script.GraalScriptEngine;
}
