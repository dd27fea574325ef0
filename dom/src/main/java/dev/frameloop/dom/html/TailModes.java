package dev.frameloop.dom.html;

import dev.frameloop.dom.html.TreeConstruction.Mode;
import dev.frameloop.dom.tree.Element;

/// The insertion modes for the text of an element, templates, framesets, and what comes behind the body.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata">HTML: the "text" insertion mode, and on</a>
final class TailModes {
    private final TreeConstruction tree;

    TailModes(TreeConstruction tree) {
        this.tree = tree;
    }

    void text(Token token) {
        switch (token) {
            case Token.Characters characters -> tree.insertCharacters(characters.data());
            case Token.EndTag tag -> {
                Element ended = tree.open.pop();
                tree.mode = tree.originalMode;
                finish(ended);
                if (tag.name().equals("script")) {
                    tree.scriptEnded(ended);
                }
            }
            case Token.EndOfFile _ -> {
                Element ended = tree.open.pop();
                finish(ended);
                if (ended instanceof HTMLScriptElement script) {
                    script.setAlreadyStarted();
                }
                tree.reprocess(token, tree.originalMode);
            }
            default -> {
            }
        }
    }

    private static void finish(Element element) {
        switch (element) {
            case HTMLStyleElement style -> style.endParsing();
            case HTMLTextAreaElement area -> area.reset();
            default -> {
            }
        }
    }

    void inTemplate(Token token) {
        switch (token) {
            case Token.Characters _,Token.Comment _,Token.Doctype _ -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag -> {
                switch (tag.name) {
                    case "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template",
                            "title" ->
                        tree.process(token, Mode.IN_HEAD);
                    case "caption", "colgroup", "tbody", "tfoot", "thead" -> switchTemplateMode(token, Mode.IN_TABLE);
                    case "col" -> switchTemplateMode(token, Mode.IN_COLUMN_GROUP);
                    case "tr" -> switchTemplateMode(token, Mode.IN_TABLE_BODY);
                    case "td", "th" -> switchTemplateMode(token, Mode.IN_ROW);
                    default -> switchTemplateMode(token, Mode.IN_BODY);
                }
            }
            case Token.EndTag tag -> {
                if (tag.name().equals("template")) {
                    tree.process(token, Mode.IN_HEAD);
                }
            }
            case Token.EndOfFile _ -> {
                if (!tree.open.contains("template")) {
                    tree.stopParsing();
                    return;
                }
                // Of templates in templates each mode comes back here, so they are closed in one go.
                while (tree.open.contains("template") && !tree.templateModes.isEmpty()) {
                    tree.open.popUntil("template");
                    tree.formatting.clearToLastMarker();
                    tree.templateModes.removeLast();
                    tree.resetInsertionMode();
                }
                tree.process(token, tree.mode);
            }
        }
    }

    private void switchTemplateMode(Token token, Mode mode) {
        tree.templateModes.removeLast();
        tree.templateModes.addLast(mode);
        tree.reprocess(token, mode);
    }

    void afterBody(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.process(token, Mode.IN_BODY);
            case Token.Comment comment ->
                tree.insertCommentAt(comment, new TreeConstruction.Place(tree.open.get(0), null));
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.EndTag tag when tag.name().equals("html") -> {
                if (!tree.isFragment()) {
                    tree.mode = Mode.AFTER_AFTER_BODY;
                }
            }
            case Token.EndOfFile _ -> tree.stopParsing();
            default -> tree.reprocess(token, Mode.IN_BODY);
        }
    }

    void inFrameset(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.insertCharacters(characters.data());
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("frameset") -> tree.insertHtml(tag);
            case Token.EndTag tag when tag.name().equals("frameset") -> {
                if (tree.open.size() > 1) {
                    tree.open.pop();
                    if (!tree.isFragment() && !tree.open.currentIs("frameset")) {
                        tree.mode = Mode.AFTER_FRAMESET;
                    }
                }
            }
            case Token.StartTag tag when tag.name.equals("frame") -> tree.insertVoid(tag);
            case Token.StartTag tag when tag.name.equals("noframes") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndOfFile _ -> tree.stopParsing();
            default -> {
            }
        }
    }

    void afterFrameset(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.insertCharacters(characters.data());
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.EndTag tag when tag.name().equals("html") -> tree.mode = Mode.AFTER_AFTER_FRAMESET;
            case Token.StartTag tag when tag.name.equals("noframes") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndOfFile _ -> tree.stopParsing();
            default -> {
            }
        }
    }

    void afterAfterBody(Token token) {
        switch (token) {
            case Token.Comment comment ->
                tree.insertCommentAt(comment, new TreeConstruction.Place(tree.document, null));
            case Token.Doctype _ -> {
            }
            case Token.Characters characters when characters.isWhitespace() -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.EndOfFile _ -> tree.stopParsing();
            default -> tree.reprocess(token, Mode.IN_BODY);
        }
    }

    void afterAfterFrameset(Token token) {
        switch (token) {
            case Token.Comment comment ->
                tree.insertCommentAt(comment, new TreeConstruction.Place(tree.document, null));
            case Token.Characters characters when characters.isWhitespace() -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("noframes") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndOfFile _ -> tree.stopParsing();
            default -> {
            }
        }
    }
}
