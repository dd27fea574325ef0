package dev.frameloop.dom.shadow;

import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.html.HtmlParser;
import dev.frameloop.dom.mutation.MutationObserver;
import dev.frameloop.dom.mutation.MutationObserverInit;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementCreationOptions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected orders are those of the corpus' `ce` cases, recorded from Chromium.
class CustomElementsTests {
    private final FakeWindow window = new FakeWindow();
    private final Document document = window.associatedDocument();
    private final Element body = document.createElement("body");
    private final CustomElementRegistry registry = CustomElementRegistry.of(document);
    private final CustomElementReactions reactions = Objects
            .requireNonNull(CustomElementReactions.of(window.relevantRealm()));
    private final List<String> log = new ArrayList<>();

    CustomElementsTests() {
        document.appendChild(document.createElement("html")).appendChild(body);
    }

    /// A class that logs what happens to its elements.
    private class LoggingClass implements ScriptClass {
        private final List<String> observed;

        LoggingClass(String... observed) {
            this.observed = List.of(observed);
        }

        @Override
        public Object value() {
            return this;
        }

        @Override
        public PlatformObject construct() {
            Element element = CustomElements.htmlConstructor(window, "HTMLElement", this);
            log.add("constructor " + element.id());
            return element;
        }

        @Override
        public @Nullable Method prototypeMethod(String name) {
            return name.equals("connectedMoveCallback")
                    ? null
                    : (element, arguments) -> react((Element) element, name.replace("Callback", ""), arguments);
        }

        void react(Element element, String what, @Nullable Object... arguments) {
            String told = arguments.length > 0 && arguments[0] instanceof String ? Arrays.toString(arguments) : "";
            log.add(what + " " + element.id() + told);
        }

        @Override
        public List<String> staticStrings(String name) {
            return name.equals("observedAttributes") ? observed : List.of();
        }

        @Override
        public boolean staticFlag(String name) {
            return false;
        }
    }

    private void define(String name, ScriptClass scriptClass) {
        ceReactions(() -> registry.define(name, scriptClass, new ElementDefinitionOptions(null)));
    }

    /// What the binding does around a member that is marked so.
    private void ceReactions(Runnable member) {
        reactions.push();
        try {
            member.run();
        } finally {
            reactions.pop();
        }
    }

    private Element element(String name, String id) {
        Element element = document.createElement(name);
        element.setId(id);
        return element;
    }

    /// `ce-upgrade-order`
    @Test
    void definingUpgradesTheDocumentInTreeOrderShadowTreesIncluded() {
        Element one = element("x-a", "1");
        one.appendChild(element("x-a", "2"));
        Element host = document.createElement("div");
        host.appendChild(element("x-a", "3"));
        ShadowHosts.attachShadow(host, ShadowRootInit.OPEN).appendChild(element("x-a", "4"));
        body.append(one, host);
        Element free = element("x-a", "free");
        assertThat(CustomElements.isDefined(one)).isFalse();
        define("x-a", new LoggingClass("id"));
        assertThat(log).containsExactly("constructor 1", "attributeChanged 1[id, null, 1, null]", "connected 1",
                "constructor 2", "attributeChanged 2[id, null, 2, null]", "connected 2", "constructor 4",
                "attributeChanged 4[id, null, 4, null]", "connected 4", "constructor 3",
                "attributeChanged 3[id, null, 3, null]", "connected 3");
        assertThat(CustomElements.isDefined(one)).isTrue();
        assertThat(CustomElements.isDefined(free)).isFalse();
        log.clear();
        ceReactions(() -> registry.upgrade(free));
        assertThat(log).containsExactly("constructor free", "attributeChanged free[id, null, free, null]");
    }

    /// `ce-reaction-timing`
    @Test
    void reactionsRunBeforeTheirCauseReturnsAheadOfMicrotasks() {
        new MutationObserver(window, (records, observer) -> log.add("mutations " + records.size())).observe(body,
                MutationObserverInit.EVERYTHING);
        define("x-a", new LoggingClass("n") {
            @Override
            void react(Element element, String what, @Nullable Object... arguments) {
                super.react(element, what, arguments);
                if (what.equals("connected")) {
                    ceReactions(() -> element.setAttribute("n", "inside"));
                    log.add("connected ends");
                }
            }
        });
        Element a = document.createElement("x-a");
        ceReactions(() -> a.setAttribute("n", "before"));
        window.eventLoop().prepareToRunCallback();
        ceReactions(() -> body.appendChild(a));
        log.add("append has returned");
        window.eventLoop().cleanUpAfterRunningCallback();
        assertThat(log).containsExactly("constructor ", "attributeChanged [n, null, before, null]", "connected ",
                "attributeChanged [n, before, inside, null]", "connected ends", "append has returned", "mutations 2");
    }

    /// `ce-adopted`
    @Test
    void adoptionComesBetweenRemovalAndInsertion() {
        define("x-a", new LoggingClass());
        Element a = element("x-a", "a");
        a.appendChild(element("x-a", "inner"));
        ceReactions(() -> body.appendChild(a));
        log.clear();
        Document other = Document.newSibling("text/html", "about:blank", document);
        Element otherRoot = other.createElement("html");
        other.appendChild(otherRoot);
        ceReactions(() -> otherRoot.appendChild(a));
        assertThat(log).containsExactly("disconnected a", "adopted a", "connected a", "disconnected inner",
                "adopted inner", "connected inner");
        log.clear();
        ceReactions(() -> other.adoptNode(a));
        assertThat(log).containsExactly("disconnected a", "disconnected inner");
    }

    @Test
    void creatingCopyingAndMoving() {
        define("x-a", new LoggingClass());
        Element a = document.createElement("x-a");
        ceReactions(() -> a.cloneNode(true));
        assertThat(log).containsExactly("constructor ", "constructor ");
        ceReactions(() -> body.append(a, document.createElement("p")));
        log.clear();
        ceReactions(() -> body.moveBefore(a, null));
        assertThat(log).containsExactly("disconnected ", "connected ");
        log.clear();
        // Outside of every operation a microtask upgrades.
        document.createElementInNamespace("http://www.w3.org/1999/xhtml", null, "x-a");
        assertThat(log).isEmpty();
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("constructor ");
    }

    @Test
    void customizedBuiltInElementsAreMadeByTheirIsValue() {
        LoggingClass scriptClass = new LoggingClass() {
            @Override
            public PlatformObject construct() {
                Element element = CustomElements.htmlConstructor(window, builtIn, this);
                log.add("constructor " + element.localName());
                return element;
            }

            private final String builtIn = document.createElement("button").getClass().getSimpleName();
        };
        ceReactions(() -> registry.define("x-b", scriptClass, new ElementDefinitionOptions("button")));
        Element made = document.createElement("button", new ElementCreationOptions("x-b"));
        assertThat(CustomElements.isDefined(made)).isTrue();
        document.createElement("button");
        ceReactions(() -> made.cloneNode(false));
        assertThat(log).containsExactly("constructor button", "constructor button");
        assertThat(CustomElements.isDefined(document.createElement("p",
                new ElementCreationOptions("x-unknown")))).isFalse();
    }

    @Test
    void whatGoesWrongInAConstructorIsReported() {
        Consumer<ScriptClass> defineFresh = scriptClass -> define("x-" + (char) ('a' + log.size()), scriptClass);
        defineFresh.accept(new LoggingClass() {
            @Override
            public PlatformObject construct() {
                throw new IllegalStateException("boom");
            }
        });
        Element failed = document.createElement("x-a");
        assertThat(window.reported).containsExactly("boom");
        assertThat(CustomElements.isDefined(failed)).isFalse();
        log.add("next");
        defineFresh.accept(new LoggingClass() {
            @Override
            public PlatformObject construct() {
                Element element = (Element) super.construct();
                element.setAttribute("a", "1");
                return element;
            }
        });
        document.createElement("x-b");
        assertThat(window.reported).hasSize(2);
        assertThat(window.reported.get(1)).contains("must not have attributes");
    }

    @Test
    void definitionsThatAreRefused() {
        ScriptClass scriptClass = new LoggingClass();
        assertThatThrownBy(() -> define("nohyphen", scriptClass)).asString().startsWith("SyntaxError");
        assertThatThrownBy(() -> define("font-face", scriptClass)).asString().startsWith("SyntaxError");
        define("x-a", scriptClass);
        assertThatThrownBy(() -> define("x-a", new LoggingClass())).asString().startsWith("NotSupportedError");
        assertThatThrownBy(() -> define("x-b", scriptClass)).asString().startsWith("NotSupportedError");
        assertThatThrownBy(() -> CustomElements.htmlConstructor(window, "HTMLElement", new LoggingClass()))
                .hasMessageContaining("Illegal constructor");
        assertThat(registry.get("x-a")).isSameAs(scriptClass);
        assertThat(registry.getName(scriptClass)).isEqualTo("x-a");
    }

    /// `ce-parser-created`: the constructor sees no attributes, the connected callback no children.
    @Test
    void theParserConstructsAtOnceAndAFragmentIsUpgraded() {
        define("x-p", new LoggingClass("a") {
            @Override
            public PlatformObject construct() {
                Element element = (Element) super.construct();
                log.add("attributes " + element.attributeList().size());
                return element;
            }

            @Override
            void react(Element element, String what, @Nullable Object... arguments) {
                super.react(element, what, arguments);
                log.add("children " + element.childNodeCount() + ", connected " + element.isConnected());
            }
        });
        body.remove();
        document.removeChild(Objects.requireNonNull(document.documentElement()));
        window.eventLoop().queueMicrotask("m", () -> log.add("microtask"));
        HtmlParser.parse(document, "<x-p a=1><b></b></x-p>");
        assertThat(log).containsExactly("microtask", "constructor ", "attributes 0",
                "attributeChanged [a, null, 1, null]",
                "children 0, connected false", "connected ", "children 0, connected true");
        log.clear();
        ceReactions(() -> Objects.requireNonNull(document.body()).setInnerHTML("<x-p a=2><b></b></x-p>"));
        assertThat(log).containsExactly("constructor ", "attributes 1", "attributeChanged [a, null, 2, null]",
                "children 1, connected true", "connected ", "children 1, connected true", "disconnected ",
                "children 1, connected false");
    }
}
