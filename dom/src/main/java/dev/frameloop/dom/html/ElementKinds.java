package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementFactory;
import dev.frameloop.dom.tree.Namespaces;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/// Knows the class of each element of HTML and SVG; found as a service.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom">HTML: elements in the DOM</a>
public final class ElementKinds implements ElementFactory {
    private static final Set<String> UNKNOWN = Set.of("applet", "bgsound", "blink", "isindex", "keygen", "multicol",
            "nextid", "spacer");
    private static final Map<String, BiFunction<Document, String, HTMLElement>> KINDS = kinds();

    /// For the service loader.
    public ElementKinds() {}

    @Override
    public Element create(Document document, @Nullable String namespace, @Nullable String prefix, String localName) {
        if (Namespaces.HTML.equals(namespace) && prefix == null) {
            BiFunction<Document, String, HTMLElement> kind = KINDS.get(localName);
            if (kind != null) {
                return kind.apply(document, localName);
            }
            boolean custom = localName.indexOf('-') > 0 && localName.charAt(0) >= 'a' && localName.charAt(0) <= 'z';
            return custom ? new HTMLElement(document, localName) : new HTMLUnknownElement(document, localName);
        }
        // DIVERGES: an HTML element with a prefix, which no markup makes, is a plain element.
        return Namespaces.SVG.equals(namespace)
                ? new SVGElement(document, prefix, localName)
                : new Element(document, namespace, prefix, localName);
    }

    @Override
    public Element createUnknown(Document document, @Nullable String prefix, String localName) {
        return new HTMLUnknownElement(document, localName);
    }

    private static Map<String, BiFunction<Document, String, HTMLElement>> kinds() {
        Map<String, BiFunction<Document, String, HTMLElement>> kinds = new HashMap<>();
        for (String plain : ("abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure "
                + "footer header hgroup i kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section "
                + "small strike strong sub sup tt u var wbr").split(" ")) {
            kinds.put(plain, HTMLElement::new);
        }
        for (String unknown : UNKNOWN) {
            kinds.put(unknown, HTMLUnknownElement::new);
        }
        kinds.put("html", HTMLHtmlElement::new);
        kinds.put("head", HTMLHeadElement::new);
        kinds.put("body", HTMLBodyElement::new);
        kinds.put("div", HTMLDivElement::new);
        kinds.put("span", HTMLSpanElement::new);
        kinds.put("p", HTMLParagraphElement::new);
        kinds.put("h1", HTMLHeadingElement::new);
        kinds.put("h2", HTMLHeadingElement::new);
        kinds.put("h3", HTMLHeadingElement::new);
        kinds.put("h4", HTMLHeadingElement::new);
        kinds.put("h5", HTMLHeadingElement::new);
        kinds.put("h6", HTMLHeadingElement::new);
        kinds.put("br", HTMLBRElement::new);
        kinds.put("hr", HTMLHRElement::new);
        kinds.put("pre", HTMLPreElement::new);
        kinds.put("listing", HTMLPreElement::new);
        kinds.put("xmp", HTMLPreElement::new);
        kinds.put("blockquote", HTMLQuoteElement::new);
        kinds.put("q", HTMLQuoteElement::new);
        kinds.put("ul", HTMLUListElement::new);
        kinds.put("ol", HTMLOListElement::new);
        kinds.put("li", HTMLLIElement::new);
        kinds.put("dl", HTMLDListElement::new);
        kinds.put("menu", HTMLMenuElement::new);
        kinds.put("dir", HTMLDirectoryElement::new);
        kinds.put("ins", HTMLModElement::new);
        kinds.put("del", HTMLModElement::new);
        kinds.put("time", HTMLTimeElement::new);
        kinds.put("data", HTMLDataElement::new);
        kinds.put("meta", HTMLMetaElement::new);
        kinds.put("source", HTMLSourceElement::new);
        kinds.put("track", HTMLTrackElement::new);
        kinds.put("picture", HTMLPictureElement::new);
        kinds.put("embed", HTMLEmbedElement::new);
        kinds.put("object", HTMLObjectElement::new);
        kinds.put("map", HTMLMapElement::new);
        kinds.put("progress", HTMLProgressElement::new);
        kinds.put("meter", HTMLMeterElement::new);
        kinds.put("legend", HTMLLegendElement::new);
        kinds.put("datalist", HTMLDataListElement::new);
        kinds.put("optgroup", HTMLOptGroupElement::new);
        kinds.put("caption", HTMLTableCaptionElement::new);
        kinds.put("col", HTMLTableColElement::new);
        kinds.put("colgroup", HTMLTableColElement::new);
        kinds.put("font", HTMLFontElement::new);
        kinds.put("marquee", HTMLMarqueeElement::new);
        kinds.put("frameset", HTMLFrameSetElement::new);
        kinds.put("frame", HTMLFrameElement::new);
        kinds.put("link", HTMLLinkElement::new);
        kinds.put("a", HTMLAnchorElement::new);
        kinds.put("area", HTMLAreaElement::new);
        kinds.put("img", HTMLImageElement::new);
        kinds.put("input", HTMLInputElement::new);
        kinds.put("button", HTMLButtonElement::new);
        kinds.put("form", HTMLFormElement::new);
        kinds.put("label", HTMLLabelElement::new);
        kinds.put("select", HTMLSelectElement::new);
        kinds.put("option", HTMLOptionElement::new);
        kinds.put("textarea", HTMLTextAreaElement::new);
        kinds.put("fieldset", HTMLFieldSetElement::new);
        kinds.put("output", HTMLOutputElement::new);
        kinds.put("script", HTMLScriptElement::new);
        kinds.put("style", HTMLStyleElement::new);
        kinds.put("title", HTMLTitleElement::new);
        kinds.put("base", HTMLBaseElement::new);
        kinds.put("template", HTMLTemplateElement::new);
        kinds.put("slot", HTMLSlotElement::new);
        kinds.put("iframe", HTMLIFrameElement::new);
        kinds.put("canvas", HTMLCanvasElement::new);
        kinds.put("video", HTMLVideoElement::new);
        kinds.put("audio", HTMLAudioElement::new);
        kinds.put("table", HTMLTableElement::new);
        kinds.put("tbody", HTMLTableSectionElement::new);
        kinds.put("thead", HTMLTableSectionElement::new);
        kinds.put("tfoot", HTMLTableSectionElement::new);
        kinds.put("tr", HTMLTableRowElement::new);
        kinds.put("td", HTMLTableCellElement::new);
        kinds.put("th", HTMLTableCellElement::new);
        kinds.put("details", HTMLDetailsElement::new);
        kinds.put("dialog", HTMLDialogElement::new);
        kinds.put("summary", HTMLDetailsElement.Summary::new);
        return Map.copyOf(kinds);
    }
}
