package dev.frameloop.dom.html;

import dev.frameloop.dom.html.TreeConstruction.Mode;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The insertion modes within tables.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable">HTML: the "in table" insertion mode, and on</a>
final class TableModes {
    private static final Set<String> TEXT_PARENTS = Set.of("table", "tbody", "template", "tfoot", "thead", "tr");
    private static final Set<String> TABLE = Set.of("table");
    private static final Set<String> BODIES = Set.of("tbody", "tfoot", "thead");
    private static final Set<String> ROW = Set.of("tr");
    private static final Set<String> PARTS = Set.of("caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead",
            "tr");
    private static final Set<String> BODY_PARTS = Set.of("body", "caption", "col", "colgroup", "html", "tbody", "td",
            "tfoot", "th", "thead",
            "tr");

    private final TreeConstruction tree;
    private final List<Token.Characters> pending = new ArrayList<>();

    TableModes(TreeConstruction tree) {
        this.tree = tree;
    }

    void inTable(Token token) {
        OpenElements open = tree.open;
        switch (token) {
            case Token.Characters _ when open.currentIsOneOf(TEXT_PARENTS) -> {
                pending.clear();
                tree.originalMode = tree.mode;
                tree.reprocess(token, Mode.IN_TABLE_TEXT);
            }
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag -> startInTable(tag);
            case Token.EndTag tag when tag.name().equals("table") -> {
                if (open.hasInTableScope("table")) {
                    open.popUntil("table");
                    tree.resetInsertionMode();
                }
            }
            case Token.EndTag tag when BODY_PARTS.contains(tag.name()) -> {
            }
            case Token.EndTag tag when tag.name().equals("template") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndOfFile _ -> tree.process(token, Mode.IN_BODY);
            default -> inBodyFostering(token);
        }
    }

    private void inBodyFostering(Token token) {
        tree.fosterParenting = true;
        tree.process(token, Mode.IN_BODY);
        tree.fosterParenting = false;
    }

    private void startInTable(Token.StartTag tag) {
        OpenElements open = tree.open;
        switch (tag.name) {
            case "caption" -> {
                open.clearBackTo(TABLE);
                tree.formatting.addMarker();
                tree.insertHtml(tag);
                tree.mode = Mode.IN_CAPTION;
            }
            case "colgroup" -> {
                open.clearBackTo(TABLE);
                tree.insertHtml(tag);
                tree.mode = Mode.IN_COLUMN_GROUP;
            }
            case "col" -> {
                open.clearBackTo(TABLE);
                tree.insertHtml(Token.StartTag.named("colgroup"));
                tree.reprocess(tag, Mode.IN_COLUMN_GROUP);
            }
            case "tbody", "tfoot", "thead" -> {
                open.clearBackTo(TABLE);
                tree.insertHtml(tag);
                tree.mode = Mode.IN_TABLE_BODY;
            }
            case "td", "th", "tr" -> {
                open.clearBackTo(TABLE);
                tree.insertHtml(Token.StartTag.named("tbody"));
                tree.reprocess(tag, Mode.IN_TABLE_BODY);
            }
            case "table" -> {
                if (open.hasInTableScope("table")) {
                    open.popUntil("table");
                    tree.resetInsertionMode();
                    tree.process(tag, tree.mode);
                }
            }
            case "style", "script", "template" -> tree.process(tag, Mode.IN_HEAD);
            case "input" -> {
                if ("hidden".equalsIgnoreCase(tag.attribute("type"))) {
                    tree.insertVoid(tag);
                } else {
                    inBodyFostering(tag);
                }
            }
            case "form" -> {
                if (!open.contains("template") && tree.formPointer == null) {
                    tree.formPointer = tree.insertHtml(tag);
                    open.pop();
                }
            }
            default -> inBodyFostering(tag);
        }
    }

    void inTableText(Token token) {
        if (token instanceof Token.Characters characters) {
            if (!characters.isNull()) {
                pending.add(characters);
            }
            return;
        }
        boolean white = pending.stream().allMatch(Token.Characters::isWhitespace);
        Token.Characters text = new Token.Characters(
                pending.stream().map(Token.Characters::data).collect(Collectors.joining()));
        pending.clear();
        if (white && !text.data().isEmpty()) {
            tree.insertCharacters(text.data());
        } else if (!white) {
            inBodyFostering(text);
        }
        tree.reprocess(token, tree.originalMode);
    }

    void inCaption(Token token) {
        switch (token) {
            case Token.EndTag tag when tag.name().equals("caption") -> closeCaption();
            case Token.StartTag tag when PARTS.contains(tag.name) -> {
                if (closeCaption()) {
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when tag.name().equals("table") -> {
                if (closeCaption()) {
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when BODY_PARTS.contains(tag.name()) -> {
            }
            default -> tree.process(token, Mode.IN_BODY);
        }
    }

    private boolean closeCaption() {
        if (!tree.open.hasInTableScope("caption")) {
            return false;
        }
        tree.open.generateImpliedEndTags(null);
        tree.open.popUntil("caption");
        tree.formatting.clearToLastMarker();
        tree.mode = Mode.IN_TABLE;
        return true;
    }

    void inColumnGroup(Token token) {
        switch (token) {
            case Token.Characters characters when characters.isWhitespace() -> tree.insertCharacters(characters.data());
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _ -> {
            }
            case Token.StartTag tag when tag.name.equals("html") -> tree.process(token, Mode.IN_BODY);
            case Token.StartTag tag when tag.name.equals("col") -> tree.insertVoid(tag);
            case Token.EndTag tag when tag.name().equals("colgroup") -> closeColumnGroup();
            case Token.EndTag tag when tag.name().equals("col") -> {
            }
            case Token.StartTag tag when tag.name.equals("template") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndTag tag when tag.name().equals("template") -> tree.process(token, Mode.IN_HEAD);
            case Token.EndOfFile _ -> tree.process(token, Mode.IN_BODY);
            default -> {
                if (closeColumnGroup()) {
                    tree.process(token, tree.mode);
                }
            }
        }
    }

    private boolean closeColumnGroup() {
        if (!tree.open.currentIs("colgroup")) {
            return false;
        }
        tree.open.pop();
        tree.mode = Mode.IN_TABLE;
        return true;
    }

    void inTableBody(Token token) {
        OpenElements open = tree.open;
        switch (token) {
            case Token.StartTag tag when tag.name.equals("tr") -> {
                open.clearBackTo(BODIES);
                tree.insertHtml(tag);
                tree.mode = Mode.IN_ROW;
            }
            case Token.StartTag tag when tag.name.equals("th") || tag.name.equals("td") -> {
                open.clearBackTo(BODIES);
                tree.insertHtml(Token.StartTag.named("tr"));
                tree.reprocess(token, Mode.IN_ROW);
            }
            case Token.EndTag tag when BODIES.contains(tag.name()) -> {
                if (open.hasInTableScope(tag.name())) {
                    open.clearBackTo(BODIES);
                    open.pop();
                    tree.mode = Mode.IN_TABLE;
                }
            }
            case Token.StartTag tag when Set.of("caption", "col", "colgroup", "tbody", "tfoot", "thead")
                    .contains(tag.name) ->
                closeTableBody(token);
            case Token.EndTag tag when tag.name().equals("table") -> closeTableBody(token);
            case Token.EndTag tag when BODY_PARTS.contains(tag.name()) -> {
            }
            default -> inTable(token);
        }
    }

    private void closeTableBody(Token token) {
        OpenElements open = tree.open;
        if (open.hasInTableScope("tbody") || open.hasInTableScope("thead") || open.hasInTableScope("tfoot")) {
            open.clearBackTo(BODIES);
            open.pop();
            tree.reprocess(token, Mode.IN_TABLE);
        }
    }

    void inRow(Token token) {
        OpenElements open = tree.open;
        switch (token) {
            case Token.StartTag tag when tag.name.equals("th") || tag.name.equals("td") -> {
                open.clearBackTo(ROW);
                tree.insertHtml(tag);
                tree.mode = Mode.IN_CELL;
                tree.formatting.addMarker();
            }
            case Token.EndTag tag when tag.name().equals("tr") -> closeRow();
            case Token.StartTag tag when Set.of("caption", "col", "colgroup", "tbody", "tfoot", "thead", "tr")
                    .contains(tag.name) -> {
                if (closeRow()) {
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when tag.name().equals("table") -> {
                if (closeRow()) {
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when BODIES.contains(tag.name()) -> {
                if (open.hasInTableScope(tag.name()) && closeRow()) {
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when BODY_PARTS.contains(tag.name()) -> {
            }
            default -> inTable(token);
        }
    }

    private boolean closeRow() {
        if (!tree.open.hasInTableScope("tr")) {
            return false;
        }
        tree.open.clearBackTo(ROW);
        tree.open.pop();
        tree.mode = Mode.IN_TABLE_BODY;
        return true;
    }

    void inCell(Token token) {
        OpenElements open = tree.open;
        switch (token) {
            case Token.EndTag tag when tag.name().equals("td") || tag.name().equals("th") -> {
                if (open.hasInTableScope(tag.name())) {
                    open.generateImpliedEndTags(null);
                    open.popUntil(tag.name());
                    tree.formatting.clearToLastMarker();
                    tree.mode = Mode.IN_ROW;
                }
            }
            case Token.StartTag tag when PARTS.contains(tag.name) -> {
                if (open.hasInTableScope("td") || open.hasInTableScope("th")) {
                    closeCell();
                    tree.process(token, tree.mode);
                }
            }
            case Token.EndTag tag when Set.of("body", "caption", "col", "colgroup", "html").contains(tag.name()) -> {
            }
            case Token.EndTag tag when Set.of("table", "tbody", "tfoot", "thead", "tr").contains(tag.name()) -> {
                if (open.hasInTableScope(tag.name())) {
                    closeCell();
                    tree.process(token, tree.mode);
                }
            }
            default -> tree.process(token, Mode.IN_BODY);
        }
    }

    private void closeCell() {
        tree.open.generateImpliedEndTags(null);
        tree.open.popUntilOneOf(Set.of("td", "th"));
        tree.formatting.clearToLastMarker();
        tree.mode = Mode.IN_ROW;
    }
}
