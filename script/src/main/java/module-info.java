/// JavaScript for pages, by GraalJS: realms, Web IDL bindings, the job queue.
module dev.frameloop.script {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.dom;
    requires org.graalvm.polyglot;
}
