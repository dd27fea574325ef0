package dev.frameloop.dom.html;

import dev.frameloop.dom.html.TreeConstruction.Mode;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Namespaces;

import java.util.Set;

/// The insertion mode "in body".
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody">HTML: the "in body" insertion mode</a>
final class BodyMode {
    private static final Set<String> HEADINGS = Set.of("h1", "h2", "h3", "h4", "h5", "h6");

    private final TreeConstruction tree;
    private final AdoptionAgency adoptionAgency;

    BodyMode(TreeConstruction tree) {
        this.tree = tree;
        adoptionAgency = new AdoptionAgency(tree);
    }

    void process(Token token) {
        switch (token) {
            case Token.Characters characters -> characters(characters);
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.EndOfFile _ -> {
                if (tree.templateModes.isEmpty()) {
                    tree.stopParsing();
                } else {
                    tree.process(token, Mode.IN_TEMPLATE);
                }
            }
            case Token.StartTag tag -> start(tag);
            case Token.EndTag tag -> end(tag);
        }
    }

    private void characters(Token.Characters characters) {
        String data = characters.data();
        if (characters.isNull()) {
            return;
        }
        tree.reconstructFormatting();
        tree.insertCharacters(data);
        if (tree.framesetOk) {
            for (int i = 0; i < data.length(); i++) {
                if (!Tokenizer.isWhitespace(data.charAt(i))) {
                    tree.framesetOk = false;
                    return;
                }
            }
        }
    }

    private void start(Token.StartTag tag) {
        OpenElements open = tree.open;
        switch (tag.name) {
            case "html" -> {
                if (!open.contains("template")) {
                    TreeConstruction.mergeAttributes(tag, open.get(0));
                }
            }
            case "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template", "title" ->
                tree.process(tag, Mode.IN_HEAD);
            case "body" -> {
                if (open.size() > 1 && open.get(1).isHtml("body") && !open.contains("template")) {
                    tree.framesetOk = false;
                    TreeConstruction.mergeAttributes(tag, open.get(1));
                }
            }
            case "frameset" -> startFrameset(tag);
            case "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
                    "fieldset", "figcaption",
                    "figure", "footer", "header", "hgroup", "main", "menu", "nav", "ol", "p", "search", "section",
                    "summary", "ul" -> {
                tree.closePInButtonScope();
                tree.insertHtml(tag);
            }
            case "h1", "h2", "h3", "h4", "h5", "h6" -> {
                tree.closePInButtonScope();
                if (open.currentIsOneOf(HEADINGS)) {
                    open.pop();
                }
                tree.insertHtml(tag);
            }
            case "pre", "listing" -> {
                tree.closePInButtonScope();
                tree.insertHtml(tag);
                tree.ignoreNextLineFeed = true;
                tree.framesetOk = false;
            }
            case "form" -> startForm(tag);
            case "li" -> startListItem(tag, Set.of("li"));
            case "dd", "dt" -> startListItem(tag, Set.of("dd", "dt"));
            case "plaintext" -> {
                tree.closePInButtonScope();
                tree.insertHtml(tag);
                tree.tokenizer.switchTo(Tokenizer.State.PLAINTEXT);
            }
            case "button" -> {
                if (open.hasInScope("button")) {
                    open.generateImpliedEndTags(null);
                    open.popUntil("button");
                }
                tree.reconstructFormatting();
                tree.insertHtml(tag);
                tree.framesetOk = false;
            }
            case "a" -> startAnchor(tag);
            case "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u" ->
                startFormatting(tag);
            case "nobr" -> {
                tree.reconstructFormatting();
                if (open.hasInScope("nobr")) {
                    adoptionAgency.run("nobr");
                    tree.reconstructFormatting();
                }
                tree.formatting.push(tree.insertHtml(tag), tag);
            }
            case "applet", "marquee", "object" -> {
                tree.reconstructFormatting();
                tree.insertHtml(tag);
                tree.formatting.addMarker();
                tree.framesetOk = false;
            }
            case "table" -> {
                if (!tree.document.isQuirksMode()) {
                    tree.closePInButtonScope();
                }
                tree.insertHtml(tag);
                tree.framesetOk = false;
                tree.mode = Mode.IN_TABLE;
            }
            case "area", "br", "embed", "img", "keygen", "wbr" -> startVoid(tag);
            case "input" -> startInput(tag);
            case "param", "source", "track" -> tree.insertVoid(tag);
            case "hr" -> {
                tree.closePInButtonScope();
                if (open.hasInScope("select")) {
                    open.generateImpliedEndTags(null);
                }
                tree.insertVoid(tag);
                tree.framesetOk = false;
            }
            case "image" -> start(tag.renamed("img"));
            case "textarea" -> {
                tree.parseText(tag, Tokenizer.State.RCDATA);
                tree.ignoreNextLineFeed = true;
                tree.framesetOk = false;
            }
            case "xmp" -> {
                tree.closePInButtonScope();
                tree.reconstructFormatting();
                tree.framesetOk = false;
                tree.parseText(tag, Tokenizer.State.RAWTEXT);
            }
            case "iframe" -> {
                tree.framesetOk = false;
                tree.parseText(tag, Tokenizer.State.RAWTEXT);
            }
            case "noembed" -> tree.parseText(tag, Tokenizer.State.RAWTEXT);
            case "noscript" -> {
                if (tree.scripting) {
                    tree.parseText(tag, Tokenizer.State.RAWTEXT);
                } else {
                    startOther(tag);
                }
            }
            case "select" -> startSelect(tag);
            case "option" -> {
                if (open.hasInScope("select")) {
                    open.generateImpliedEndTags("optgroup");
                } else if (open.currentIs("option")) {
                    open.pop();
                }
                startOther(tag);
            }
            case "optgroup" -> {
                if (open.hasInScope("select")) {
                    open.generateImpliedEndTags(null);
                } else if (open.currentIs("option")) {
                    open.pop();
                }
                startOther(tag);
            }
            case "rb", "rtc" -> {
                if (open.hasInScope("ruby")) {
                    open.generateImpliedEndTags(null);
                }
                tree.insertHtml(tag);
            }
            case "rp", "rt" -> {
                if (open.hasInScope("ruby")) {
                    open.generateImpliedEndTags("rtc");
                }
                tree.insertHtml(tag);
            }
            case "math" -> startForeign(tag, Namespaces.MATHML);
            case "svg" -> startForeign(tag, Namespaces.SVG);
            case "caption", "col", "colgroup", "frame", "head", "tbody", "td", "tfoot", "th", "thead", "tr" -> {
            }
            default -> startOther(tag);
        }
    }

    private void startOther(Token.StartTag tag) {
        tree.reconstructFormatting();
        tree.insertHtml(tag);
    }

    private void startVoid(Token.StartTag tag) {
        tree.reconstructFormatting();
        tree.insertVoid(tag);
        tree.framesetOk = false;
    }

    private void startFormatting(Token.StartTag tag) {
        tree.reconstructFormatting();
        tree.formatting.push(tree.insertHtml(tag), tag);
    }

    private void startFrameset(Token.StartTag tag) {
        OpenElements open = tree.open;
        if (open.size() > 1 && open.get(1).isHtml("body") && tree.framesetOk) {
            if (open.get(1).parentNode() != null) {
                Mutations.remove(open.get(1));
            }
            while (open.size() > 1) {
                open.pop();
            }
            tree.insertHtml(tag);
            tree.mode = Mode.IN_FRAMESET;
        }
    }

    private void startForm(Token.StartTag tag) {
        boolean inTemplate = tree.open.contains("template");
        if (tree.formPointer != null && !inTemplate) {
            return;
        }
        tree.closePInButtonScope();
        Element form = tree.insertHtml(tag);
        if (!inTemplate) {
            tree.formPointer = form;
        }
    }

    private void startListItem(Token.StartTag tag, Set<String> kinds) {
        OpenElements open = tree.open;
        tree.framesetOk = false;
        if (kinds.stream().anyMatch(open::contains)) {
            for (int i = open.size() - 1; i >= 0; i--) {
                Element node = open.get(i);
                if (Namespaces.HTML.equals(node.namespaceURI()) && kinds.contains(node.localName())) {
                    open.generateImpliedEndTags(node.localName());
                    open.popUntil(node.localName());
                    break;
                }
                if (AdoptionAgency.isSpecial(node) && !node.isHtml("address") && !node.isHtml("div")
                        && !node.isHtml("p")) {
                    break;
                }
            }
        }
        tree.closePInButtonScope();
        tree.insertHtml(tag);
    }

    private void startAnchor(Token.StartTag tag) {
        Element earlier = tree.formatting.lastNamed("a");
        if (earlier != null) {
            adoptionAgency.run("a");
            tree.formatting.remove(earlier);
            tree.open.remove(earlier);
        }
        startFormatting(tag);
    }

    private void startInput(Token.StartTag tag) {
        if (tree.context != null && tree.context.isHtml("select")) {
            return;
        }
        if (tree.open.hasInScope("select")) {
            tree.open.popUntil("select");
        }
        tree.reconstructFormatting();
        tree.insertVoid(tag);
        if (!"hidden".equalsIgnoreCase(tag.attribute("type"))) {
            tree.framesetOk = false;
        }
    }

    private void startSelect(Token.StartTag tag) {
        if (tree.context != null && tree.context.isHtml("select")) {
            return;
        }
        if (tree.open.hasInScope("select")) {
            tree.open.popUntil("select");
            return;
        }
        startOther(tag);
        tree.framesetOk = false;
    }

    private void startForeign(Token.StartTag tag, String namespace) {
        tree.reconstructFormatting();
        tree.insertForeign(ForeignContent.adjust(tag, namespace), namespace);
        if (tag.selfClosing) {
            tree.open.pop();
        }
    }

    private void end(Token.EndTag tag) {
        OpenElements open = tree.open;
        String name = tag.name();
        switch (name) {
            case "template" -> tree.process(tag, Mode.IN_HEAD);
            case "body" -> {
                if (open.hasInScope("body")) {
                    tree.mode = Mode.AFTER_BODY;
                }
            }
            case "html" -> {
                if (open.hasInScope("body")) {
                    tree.reprocess(tag, Mode.AFTER_BODY);
                }
            }
            case "address", "article", "aside", "blockquote", "button", "center", "details", "dialog", "dir", "div",
                    "dl", "fieldset",
                    "figcaption", "figure", "footer", "header", "hgroup", "listing", "main", "menu", "nav", "ol", "pre",
                    "search", "section",
                    "select", "summary", "ul" -> {
                if (open.hasInScope(name)) {
                    open.generateImpliedEndTags(null);
                    open.popUntil(name);
                }
            }
            case "form" -> endForm();
            case "p" -> {
                if (!open.hasInButtonScope("p")) {
                    tree.insertHtml(Token.StartTag.named("p"));
                }
                tree.closeP();
            }
            case "li" -> {
                if (open.hasInListItemScope("li")) {
                    open.generateImpliedEndTags("li");
                    open.popUntil("li");
                }
            }
            case "dd", "dt" -> {
                if (open.hasInScope(name)) {
                    open.generateImpliedEndTags(name);
                    open.popUntil(name);
                }
            }
            case "h1", "h2", "h3", "h4", "h5", "h6" -> {
                if (open.hasOneInScope(HEADINGS)) {
                    open.generateImpliedEndTags(null);
                    open.popUntilOneOf(HEADINGS);
                }
            }
            case "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u" -> {
                if (!adoptionAgency.run(name)) {
                    endOther(name);
                }
            }
            case "applet", "marquee", "object" -> {
                if (open.hasInScope(name)) {
                    open.generateImpliedEndTags(null);
                    open.popUntil(name);
                    tree.formatting.clearToLastMarker();
                }
            }
            case "br" -> startVoid(Token.StartTag.named("br"));
            default -> endOther(name);
        }
    }

    private void endForm() {
        OpenElements open = tree.open;
        if (open.contains("template")) {
            if (open.hasInScope("form")) {
                open.generateImpliedEndTags(null);
                open.popUntil("form");
            }
            return;
        }
        Element form = tree.formPointer;
        tree.formPointer = null;
        if (form != null && open.hasInScope(form)) {
            open.generateImpliedEndTags(null);
            open.remove(form);
        }
    }

    private void endOther(String name) {
        OpenElements open = tree.open;
        for (int i = open.size() - 1; i >= 0; i--) {
            Element node = open.get(i);
            if (node.isHtml(name)) {
                open.generateImpliedEndTags(name);
                while (open.size() > i) {
                    open.pop();
                }
                return;
            }
            if (AdoptionAgency.isSpecial(node)) {
                return;
            }
        }
    }
}
