/// The document: tree, events, observers, CSS objects, the window as pages see it.
module dev.frameloop.dom {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.engine;
    requires java.net.http;
    requires java.xml;
    requires org.jsoup;

    exports dev.frameloop.dom.canvas;
    exports dev.frameloop.dom.console;
    exports dev.frameloop.dom.css;
    exports dev.frameloop.dom.css.condition;
    exports dev.frameloop.dom.animation;
    exports dev.frameloop.dom.css.selector;
    exports dev.frameloop.dom.css.syntax;
    exports dev.frameloop.dom.event;
    exports dev.frameloop.dom.html;
    exports dev.frameloop.dom.intersection;
    exports dev.frameloop.dom.messaging;
    exports dev.frameloop.dom.module;
    exports dev.frameloop.dom.net;
    exports dev.frameloop.dom.mutation;
    exports dev.frameloop.dom.performance;
    exports dev.frameloop.dom.range;
    exports dev.frameloop.dom.resize;

    exports dev.frameloop.dom.scheduler;
    exports dev.frameloop.dom.script;
    exports dev.frameloop.dom.shadow;
    exports dev.frameloop.dom.tree;
    exports dev.frameloop.dom.view;
    exports dev.frameloop.dom.window;
    exports dev.frameloop.dom.worker;

    uses dev.frameloop.dom.script.ScriptEngine;
    uses dev.frameloop.dom.tree.ElementFactory;
    uses dev.frameloop.dom.tree.Markup;
    uses dev.frameloop.dom.tree.SelectorEngine;

    exports dev.frameloop.dom.css.property;
    exports dev.frameloop.dom.css.value;

    provides dev.frameloop.dom.tree.SelectorEngine with dev.frameloop.dom.css.selector.SelectorQueries;
    provides dev.frameloop.dom.tree.ElementFactory with dev.frameloop.dom.html.ElementKinds;
    provides dev.frameloop.dom.tree.Markup with dev.frameloop.dom.html.HtmlMarkup;
}
