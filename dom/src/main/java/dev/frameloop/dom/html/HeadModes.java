package dev.frameloop.dom.html;

import dev.frameloop.dom.html.TreeConstruction.Mode;
import dev.frameloop.dom.shadow.ShadowHosts;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.shadow.ShadowRootInit;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Names;
import dev.frameloop.dom.tree.Namespaces;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// The insertion modes from the start of a document to behind its head.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">HTML: the initial insertion mode, and on</a>
final class HeadModes {
    private static final Set<String> HEAD_CONTENTS = Set.of("base", "basefont", "bgsound", "link", "meta", "noframes",
            "script", "style",
            "template", "title");

    private final TreeConstruction tree;

    HeadModes(TreeConstruction tree) {
        this.tree = tree;
    }

    private static boolean isWhitespace(Token token) {
        return token instanceof Token.Characters characters && characters.isWhitespace();
    }

    void initial(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> {
            }
            case Token.Comment comment ->
                tree.insertCommentAt(comment, new TreeConstruction.Place(tree.document, null));
            case Token.Doctype doctype -> {
                Mutations.append(new DocumentType(tree.document, orEmpty(doctype.name()), orEmpty(doctype.publicId()),
                        orEmpty(doctype.systemId())), tree.document);
                tree.document.setMode(QuirksMode.of(doctype));
                tree.mode = Mode.BEFORE_HTML;
            }
            default -> {
                tree.document.setMode(Document.Mode.QUIRKS);
                tree.reprocess(token, Mode.BEFORE_HTML);
            }
        }
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    void beforeHtml(Token token) {
        switch (token) {
            case Token.Doctype _ -> {
            }
            case Token.Comment comment ->
                tree.insertCommentAt(comment, new TreeConstruction.Place(tree.document, null));
            case Token.Characters characters when characters.isWhitespace() -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> insertRoot(tag, Mode.BEFORE_HEAD);
            case Token.EndTag tag when !Set.of("head", "body", "html", "br").contains(tag.name()) -> {
            }
            default -> {
                insertRoot(Token.StartTag.named("html"), Mode.BEFORE_HEAD);
                tree.process(token, tree.mode);
            }
        }
    }

    private void insertRoot(Token.StartTag tag, Mode next) {
        Element html = tree.createElement(tag, Namespaces.HTML, tree.document);
        tree.insertAt(html, new TreeConstruction.Place(tree.document, null));
        tree.open.push(html);
        tree.mode = next;
    }

    void beforeHead(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> {
            }
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("head") -> insertHead(tag);
            case Token.EndTag tag when !Set.of("head", "body", "html", "br").contains(tag.name()) -> {
            }
            default -> {
                insertHead(Token.StartTag.named("head"));
                tree.process(token, tree.mode);
            }
        }
    }

    private void insertHead(Token.StartTag tag) {
        tree.headPointer = tree.insertHtml(tag);
        tree.mode = Mode.IN_HEAD;
    }

    void inHead(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.insertCharacters(characters.data());
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag -> {
                if (!startInHead(tag)) {
                    leaveHead(token);
                }
            }
            case Token.EndTag tag -> {
                switch (tag.name()) {
                    case "head" -> {
                        tree.open.pop();
                        tree.mode = Mode.AFTER_HEAD;
                    }
                    case "template" -> endTemplate();
                    case "body", "html", "br" -> leaveHead(token);
                    default -> {
                    }
                }
            }
            default -> leaveHead(token);
        }
    }

    private void leaveHead(Token token) {
        tree.open.pop();
        tree.reprocess(token, Mode.AFTER_HEAD);
    }

    private boolean startInHead(Token.StartTag tag) {
        switch (tag.name) {
            case "html" -> tree.process(tag, Mode.IN_BODY);
            case "base", "basefont", "bgsound", "link", "meta" -> tree.insertVoid(tag);
            case "title" -> tree.parseText(tag, Tokenizer.State.RCDATA);
            case "noscript" -> {
                if (tree.scripting) {
                    tree.parseText(tag, Tokenizer.State.RAWTEXT);
                } else {
                    tree.insertHtml(tag);
                    tree.mode = Mode.IN_HEAD_NOSCRIPT;
                }
            }
            case "noframes", "style" -> {
                Element element = tree.parseText(tag, Tokenizer.State.RAWTEXT);
                if (element instanceof HTMLStyleElement style) {
                    style.beginParsing();
                }
            }
            case "script" -> startScript(tag);
            case "template" -> startTemplate(tag);
            case "head" -> {
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead">HTML: a start tag whose tag name is "script"</a>
    private void startScript(Token.StartTag tag) {
        // 1.-4. The element knows that a parser made it, and in a fragment it never runs.
        TreeConstruction.Place place = tree.appropriatePlace(null);
        Element element = tree.createElement(tag, Namespaces.HTML, place.parent());
        if (element instanceof HTMLScriptElement script) {
            script.markParserInserted(tree.document, tree.isFragment(), tag.line, tag.column);
        }
        // 5.-6. It becomes the current node.
        tree.insertAt(element, place);
        tree.open.push(element);
        // 7.-9. Its text follows.
        tree.tokenizer.switchTo(Tokenizer.State.SCRIPT_DATA);
        tree.originalMode = tree.mode;
        tree.mode = Mode.TEXT;
    }

    private void startTemplate(Token.StartTag tag) {
        tree.formatting.addMarker();
        tree.framesetOk = false;
        tree.mode = Mode.IN_TEMPLATE;
        tree.templateModes.addLast(Mode.IN_TEMPLATE);
        ShadowRoot root = declaredShadowRoot(tag);
        if (root == null) {
            tree.insertHtml(tag);
            return;
        }
        Element template = tree.createElement(tag, Namespaces.HTML, tree.appropriatePlace(null).parent());
        if (template instanceof HTMLTemplateElement stand) {
            stand.standFor(root);
        }
        tree.open.push(template);
    }

    /// The shadow root that a template with `shadowrootmode` makes for the current node, or null.
    private @Nullable ShadowRoot declaredShadowRoot(Token.StartTag tag) {
        String mode = Names.toAsciiLowercase(orEmpty(tag.attribute("shadowrootmode")));
        if (!tree.declarativeShadowRoots || tree.open.size() < 2 || !mode.equals("open") && !mode.equals("closed")) {
            return null;
        }
        return ShadowHosts.attachDeclarative(tree.open.current(),
                new ShadowRootInit(mode, tag.attribute("shadowrootdelegatesfocus") != null, "named",
                        tag.attribute("shadowrootclonable") != null, tag.attribute("shadowrootserializable") != null));
    }

    private void endTemplate() {
        if (!tree.open.contains("template")) {
            return;
        }
        tree.open.generateAllImpliedEndTagsThoroughly();
        tree.open.popUntil("template");
        tree.formatting.clearToLastMarker();
        if (!tree.templateModes.isEmpty()) {
            tree.templateModes.removeLast();
        }
        tree.resetInsertionMode();
    }

    void inHeadNoscript(Token token) {
        switch (token) {
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.EndTag tag when tag.name().equals("noscript") -> {
                tree.open.pop();
                tree.mode = Mode.IN_HEAD;
            }
            case Token.Characters _ when isWhitespace(token) -> inHead(token);
            case Token.Comment _ -> inHead(token);
            case Token.StartTag tag when Set.of("basefont", "bgsound", "link", "meta", "noframes", "style")
                    .contains(tag.name) ->
                inHead(token);
            case Token.StartTag tag when tag.name.equals("head") || tag.name.equals("noscript") -> {
            }
            case Token.EndTag tag when !tag.name().equals("br") -> {
            }
            default -> {
                tree.open.pop();
                tree.reprocess(token, Mode.IN_HEAD);
            }
        }
    }

    void afterHead(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.insertCharacters(characters.data());
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("body") -> {
                tree.insertHtml(tag);
                tree.framesetOk = false;
                tree.mode = Mode.IN_BODY;
            }
            case Token.StartTag tag when tag.name.equals("frameset") -> {
                tree.insertHtml(tag);
                tree.mode = Mode.IN_FRAMESET;
            }
            case Token.StartTag tag when HEAD_CONTENTS.contains(tag.name) -> {
                Element head = tree.headPointer;
                if (head != null) {
                    tree.open.push(head);
                    inHead(token);
                    tree.open.remove(head);
                }
            }
            case Token.EndTag tag when tag.name().equals("template") -> inHead(token);
            case Token.StartTag tag when tag.name.equals("head") -> {
            }
            case Token.EndTag tag when !Set.of("body", "html", "br").contains(tag.name()) -> {
            }
            default -> {
                tree.insertHtml(Token.StartTag.named("body"));
                tree.reprocess(token, Mode.IN_BODY);
            }
        }
    }

    /// The mode that a doctype brings.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">HTML: the initial insertion mode</a>
    static final class QuirksMode {
        private static final Set<String> QUIRKY_PUBLIC = Set.of("-//w3o//dtd w3 html strict 3.0//en//",
                "-/w3c/dtd html 4.0 transitional/en",
                "html");
        private static final String[] QUIRKY_PREFIXES = {"+//silmaril//dtd html pro v0r11 19970101//",
                "-//as//dtd html 3.0 aswedit + extensions//",
                "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html ",
                "-//metrius//dtd metrius presentational//",
                "-//microsoft//dtd internet explorer ", "-//netscape comm. corp.//dtd html//",
                "-//netscape comm. corp.//dtd strict html//",
                "-//o'reilly and associates//dtd html ", "-//sq//dtd html 2.0 hotmetal + extensions//",
                "-//softquad software//dtd hotmetal pro ",
                "-//softquad//dtd hotmetal pro ", "-//spyglass//dtd html 2.0 extended//",
                "-//sun microsystems corp.//dtd hotjava ",
                "-//w3c//dtd html 3 1995-03-24//", "-//w3c//dtd html 3.2", "-//w3c//dtd html 4.0 frameset//",
                "-//w3c//dtd html 4.0 transitional//",
                "-//w3c//dtd html experimental ", "-//w3c//dtd w3 html 3.0//", "-//w3o//dtd w3 html 3.0//",
                "-//webtechs//dtd mozilla html "};

        private QuirksMode() {}

        static Document.Mode of(Token.Doctype doctype) {
            String publicId = Names.toAsciiLowercase(orEmpty(doctype.publicId()));
            String systemId = Names.toAsciiLowercase(orEmpty(doctype.systemId()));
            boolean transitional = publicId.startsWith("-//w3c//dtd html 4.01 frameset//")
                    || publicId.startsWith("-//w3c//dtd html 4.01 transitional//");
            if (doctype.forceQuirks() || !"html".equals(doctype.name()) || QUIRKY_PUBLIC.contains(publicId)
                    || systemId.equals("http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd")
                    || startsWithQuirkyPrefix(publicId)
                    || transitional && doctype.systemId() == null) {
                return Document.Mode.QUIRKS;
            }
            boolean limited = transitional || publicId.startsWith("-//w3c//dtd xhtml 1.0 frameset//")
                    || publicId.startsWith("-//w3c//dtd xhtml 1.0 transitional//");
            return limited ? Document.Mode.LIMITED_QUIRKS : Document.Mode.NO_QUIRKS;
        }

        private static boolean startsWithQuirkyPrefix(String publicId) {
            for (String prefix : QUIRKY_PREFIXES) {
                if (publicId.startsWith(prefix)) {
                    return true;
                }
            }
            return false;
        }
    }
}
