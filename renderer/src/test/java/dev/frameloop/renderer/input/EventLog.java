package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.AddEventListenerOptions;
import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.FocusEvent;
import dev.frameloop.dom.event.InputEvent;
import dev.frameloop.dom.event.KeyboardEvent;
import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.PointerCapture;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.event.WheelEvent;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.view.ElementView;
import dev.frameloop.dom.window.Focus;
import dev.frameloop.dom.window.Window;
import dev.frameloop.renderer.page.Page;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Writes down the events of a page, in the words of the recorded ones, and does what `data-` attributes ask for meanwhile.
final class EventLog {
    private static final List<String> TYPES = List.of("pointerover", "pointerdown", "pointermove", "pointerup",
            "pointercancel", "pointerout", "gotpointercapture", "lostpointercapture", "mouseover", "mousedown",
            "mousemove", "mouseup", "mouseout", "click", "auxclick", "dblclick", "contextmenu", "wheel", "scroll",
            "scrollend", "focus", "focusin", "blur", "focusout", "keydown", "keypress", "keyup", "beforeinput",
            "input", "change", "submit", "reset", "toggle");
    private static final List<String> AT_TARGETS = List.of("pointerenter", "pointerleave", "mouseenter", "mouseleave");

    private final Page page;
    private final List<String> lines = new ArrayList<>();

    EventLog(Page page) {
        this.page = page;
        for (String type : TYPES) {
            page.window().addEventListener(type, this::handle,
                    new AddEventListenerOptions(true, false, false, null));
        }
        for (Element element : page.document().select("*")) {
            for (String type : AT_TARGETS) {
                element.addEventListener(type, event -> lines.add(describe(event)));
            }
        }
    }

    List<String> lines() {
        return lines;
    }

    void note(String line) {
        lines.add(line);
    }

    private void handle(Event event) {
        lines.add(describe(event));
        for (EventTarget target : event.composedPath()) {
            if (target instanceof Element element) {
                if (List.of(element.attr("data-prevent").split(" ")).contains(event.type())) {
                    event.preventDefault();
                }
                if (element.attr("data-remove").equals(event.type())) {
                    element.remove();
                }
                if (element.hasAttribute("data-capture") && event.type().equals("pointerdown")) {
                    PointerCapture.setPointerCapture(element, ((PointerEvent) event).pointerId());
                }
            }
        }
    }

    private static String describe(Event event) {
        String head = event.type() + " " + name(event.target());
        return head + switch (event) {
            case WheelEvent wheel -> " d" + (int) wheel.deltaX() + "," + (int) wheel.deltaY();
            case MouseEvent mouse -> {
                String text = " b" + mouse.button() + "/" + mouse.buttons() + " d" + mouse.detail();
                if (mouse instanceof PointerEvent pointer) {
                    text += " p" + pointer.pointerId()
                            + (pointer.pointerType().isEmpty() ? "" : " " + pointer.pointerType());
                }
                yield text + (event.type().matches(".*(over|out|enter|leave).*")
                        ? " rel " + name(mouse.relatedTarget())
                        : "");
            }
            case KeyboardEvent key -> " " + (key.key().equals(" ") ? "Space" : key.key()) + " " + key.code() + " "
                    + key.keyCode() + "/" + key.charCode() + (key.repeat() ? " repeat" : "");
            case InputEvent input ->
                " " + input.inputType() + " " + (input.data() == null ? "null" : "\"" + input.data() + "\"");
            case FocusEvent focus -> " rel " + name(focus.relatedTarget());
            default -> "";
        };
    }

    static String name(@Nullable Object target) {
        return switch (target) {
            case null -> "null";
            case Window _ -> "window";
            case Document _ -> "document";
            case Element element -> element.id().isEmpty() ? element.localName() : "#" + element.id();
            default -> target.toString();
        };
    }

    Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("active", name(Focus.activeElement(page.document())));
        state.put("hover", names(":hover", name -> name.startsWith("#")));
        state.put("pressed", names(":active", name -> name.startsWith("#")));
        state.put("visible", names(":focus-visible", _ -> true));
        List<String> values = new ArrayList<>();
        for (Element element : page.document().select("input, textarea")) {
            values.add(element.id() + "=" + (element instanceof HTMLInputElement input
                    && (input.type().equals("checkbox") || input.type().equals("radio"))
                            ? Boolean.toString(input.checked())
                            : value(element)));
        }
        state.put("values", String.join(" ", values));
        List<String> scroll = new ArrayList<>();
        for (Element element : page.document().select("[data-scroller]")) {
            scroll.add(element.id() + "=" + Math.round(ElementView.scrollTop(element)));
        }
        Element root = page.document().documentElement();
        state.put("scroll",
                String.join(" ", scroll) + " " + (root == null ? 0 : Math.round(ElementView.scrollTop(root))));
        return state;
    }

    private static String value(Node control) {
        return control instanceof HTMLInputElement input ? input.value() : ((TextControl) control).editedText();
    }

    private String names(String selector, Predicate<String> shown) {
        List<String> names = new ArrayList<>();
        for (Element element : page.document().select(selector)) {
            if (shown.test(name(element))) {
                names.add(name(element));
            }
        }
        return String.join(" ", names);
    }
}
