package dev.frameloop.dom.html;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.shadow.CustomElementReactions;
import dev.frameloop.dom.shadow.CustomElements;
import dev.frameloop.dom.tree.Comment;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;

/// Makes the tree from tokens: the state of tree construction, and what all insertion modes share.
///
/// The modes stand in {@link HeadModes}, {@link BodyMode}, {@link TableModes}, {@link TailModes} and {@link ForeignContent}, in the
/// standard's order.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tree-construction">HTML: tree construction</a>
final class TreeConstruction {
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode">HTML: the insertion mode</a>
    enum Mode {
        INITIAL, BEFORE_HTML, BEFORE_HEAD, IN_HEAD, IN_HEAD_NOSCRIPT, AFTER_HEAD, IN_BODY, TEXT, IN_TABLE,
        IN_TABLE_TEXT, IN_CAPTION,
        IN_COLUMN_GROUP, IN_TABLE_BODY, IN_ROW, IN_CELL, IN_TEMPLATE, AFTER_BODY, IN_FRAMESET, AFTER_FRAMESET,
        AFTER_AFTER_BODY,
        AFTER_AFTER_FRAMESET
    }

    /// A place for a node: before a child, or at the end where that is null.
    record Place(ParentNode parent, @Nullable Node before) {}

    /// The modes that treat white space as any other text.
    private static final Set<Mode> MIXED_TEXT = EnumSet.of(Mode.TEXT, Mode.IN_BODY, Mode.IN_CELL, Mode.IN_CAPTION,
            Mode.IN_TEMPLATE);
    private static final Set<String> FOSTERING = Set.of("table", "tbody", "tfoot", "thead", "tr");

    final Document document;
    final Tokenizer tokenizer;
    final boolean scripting;
    final OpenElements open = new OpenElements();
    final ActiveFormattingElements formatting = new ActiveFormattingElements();
    final Deque<Mode> templateModes = new ArrayDeque<>();
    private final HeadModes head = new HeadModes(this);
    private final BodyMode body = new BodyMode(this);
    private final TableModes table = new TableModes(this);
    private final TailModes tail = new TailModes(this);
    private final ForeignContent foreign = new ForeignContent(this);
    Mode mode = Mode.INITIAL;
    Mode originalMode = Mode.INITIAL;
    @Nullable
    Element context;
    @Nullable
    Element headPointer;
    @Nullable
    Element formPointer;
    boolean framesetOk = true;
    /// Whether templates may stand for shadow roots: in documents that are loaded, not in strings that scripts parse.
    boolean declarativeShadowRoots;
    boolean fosterParenting;
    boolean ignoreNextLineFeed;
    boolean stopped;
    /// The script whose end tag has just been read, for the caller to run.
    @Nullable
    HTMLScriptElement endedScript;

    TreeConstruction(Document document, Tokenizer tokenizer, boolean scripting) {
        this.document = document;
        this.tokenizer = tokenizer;
        this.scripting = scripting;
    }

    boolean isFragment() {
        return context != null;
    }

    /// The current node, in a fragment's root the context instead.
    @Nullable
    Element adjustedCurrentNode() {
        if (open.isEmpty()) {
            return null;
        }
        return isFragment() && open.size() == 1 ? context : open.current();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher">HTML: tree construction dispatcher</a>
    void process(Token token) {
        boolean skipLineFeed = ignoreNextLineFeed;
        ignoreNextLineFeed = false;
        if (token instanceof Token.Characters characters) {
            String data = characters.data();
            if (skipLineFeed && data.startsWith("\n")) {
                data = data.substring(1);
            }
            processCharacters(data);
        } else {
            dispatch(token);
        }
        Element adjusted = adjustedCurrentNode();
        tokenizer.allowCdata(adjusted != null && !Namespaces.HTML.equals(adjusted.namespaceURI()));
    }

    /// Where white space is treated apart, it comes apart.
    private void processCharacters(String data) {
        int start = 0;
        while (start < data.length()) {
            int end = data.length();
            if (!MIXED_TEXT.contains(mode)) {
                boolean white = Tokenizer.isWhitespace(data.charAt(start));
                end = start + 1;
                while (end < data.length() && Tokenizer.isWhitespace(data.charAt(end)) == white) {
                    end++;
                }
            }
            dispatch(new Token.Characters(start == 0 && end == data.length() ? data : data.substring(start, end)));
            start = end;
        }
    }

    private void dispatch(Token token) {
        Element adjusted = adjustedCurrentNode();
        if (adjusted == null || Namespaces.HTML.equals(adjusted.namespaceURI()) || token instanceof Token.EndOfFile
                || ForeignContent.isIntegrationPointFor(adjusted, token)) {
            process(token, mode);
        } else {
            foreign.process(token);
        }
    }

    /// Processes a token by the rules of a mode.
    void process(Token token, Mode by) {
        switch (by) {
            case INITIAL -> head.initial(token);
            case BEFORE_HTML -> head.beforeHtml(token);
            case BEFORE_HEAD -> head.beforeHead(token);
            case IN_HEAD -> head.inHead(token);
            case IN_HEAD_NOSCRIPT -> head.inHeadNoscript(token);
            case AFTER_HEAD -> head.afterHead(token);
            case IN_BODY -> body.process(token);
            case TEXT -> tail.text(token);
            case IN_TABLE -> table.inTable(token);
            case IN_TABLE_TEXT -> table.inTableText(token);
            case IN_CAPTION -> table.inCaption(token);
            case IN_COLUMN_GROUP -> table.inColumnGroup(token);
            case IN_TABLE_BODY -> table.inTableBody(token);
            case IN_ROW -> table.inRow(token);
            case IN_CELL -> table.inCell(token);
            case IN_TEMPLATE -> tail.inTemplate(token);
            case AFTER_BODY -> tail.afterBody(token);
            case IN_FRAMESET -> tail.inFrameset(token);
            case AFTER_FRAMESET -> tail.afterFrameset(token);
            case AFTER_AFTER_BODY -> tail.afterAfterBody(token);
            case AFTER_AFTER_FRAMESET -> tail.afterAfterFrameset(token);
        }
    }

    /// Switches the mode and processes the token again.
    void reprocess(Token token, Mode in) {
        mode = in;
        process(token, in);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#appropriate-place-for-inserting-a-node">HTML: appropriate place for
    ///     inserting a node</a>
    Place appropriatePlace(@Nullable Element override) {
        // 1. The target.
        Element target = override != null ? override : open.current();
        Place place = new Place(target, null);
        // 2. Foster parenting out of a table.
        if (fosterParenting && Namespaces.HTML.equals(target.namespaceURI())
                && FOSTERING.contains(target.localName())) {
            place = fosterPlace();
        }
        // 3. Into the contents of a template.
        if (place.before() == null && place.parent() instanceof Element element) {
            DocumentFragment content = element.templateContent();
            if (content != null) {
                return new Place(content, null);
            }
        }
        // 4. There.
        return place;
    }

    private Place fosterPlace() {
        int template = lastIndexOf("template");
        int tableIndex = lastIndexOf("table");
        if (template >= 0 && template > tableIndex) {
            return new Place(open.get(template), null);
        }
        if (tableIndex < 0) {
            return new Place(open.get(0), null);
        }
        Element lastTable = open.get(tableIndex);
        if (lastTable.parentNode() instanceof ParentNode parent) {
            return new Place(parent, lastTable);
        }
        return new Place(open.get(tableIndex - 1), null);
    }

    private int lastIndexOf(String name) {
        if (open.contains(name)) {
            for (int i = open.size() - 1; i >= 0; i--) {
                if (open.get(i).isHtml(name)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token">HTML: create an element for the token</a>
    Element createElement(Token.StartTag tag, String namespace, ParentNode intendedParent) {
        // 1.-5. A definition whose constructor runs now, unless this is a fragment.
        Document owner = intendedParent.nodeDocument();
        boolean ofHtml = namespace.equals(Namespaces.HTML);
        String is = ofHtml ? tag.attribute("is") : null;
        CustomElementReactions reactions = ofHtml && !isFragment() && CustomElements.isDefined(owner, tag.name, is)
                ? CustomElementReactions.of(owner.realm())
                : null;
        // 6. A checkpoint comes first where no script is running, and reactions wait until the attributes are there.
        // UNIMPLEMENTED: document.write throws within such a constructor.
        Realm realm = owner.realm();
        if (reactions != null && realm != null) {
            if (!realm.global().eventLoop().isRunningCallback()) {
                realm.global().eventLoop().performMicrotaskCheckpoint();
            }
            reactions.push();
        }
        // 7.-8. Create it, and append its attributes.
        Document registryDocument = context != null && owner == document ? documentOfContents(context) : owner;
        Element element = CustomElements.create(owner, registryDocument, namespace, null, tag.name, is,
                reactions != null);
        for (Token.Attribute attribute : tag.attributes) {
            ForeignContent.appendAttribute(element, attribute, namespace);
        }
        // 9. The reactions.
        if (reactions != null) {
            reactions.pop();
        }
        // 10.-12. The form that it belongs to.
        if (element instanceof FormAssociatedElement control && formPointer instanceof HTMLFormElement form
                && !open.contains("template")
                && !element.hasAttribute("form") && intendedParent.root() == form.root()) {
            control.setParserForm(form);
        }
        return element;
    }

    /// Inserts an HTML element for the token, and makes it the current node.
    Element insertHtml(Token.StartTag tag) {
        return insertForeign(tag, Namespaces.HTML);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element">HTML: insert a foreign element</a>
    Element insertForeign(Token.StartTag tag, String namespace) {
        Place place = appropriatePlace(null);
        Element element = createElement(tag, namespace, place.parent());
        insertAt(element, place);
        open.push(element);
        return element;
    }

    /// The document in which the contents of a fragment's context will be, whose custom elements count in the fragment.
    private static Document documentOfContents(Element context) {
        DocumentFragment content = context.templateContent();
        return content == null ? context.nodeDocument() : content.nodeDocument();
    }

    /// Inserts an HTML element that has no contents.
    void insertVoid(Token.StartTag tag) {
        insertHtml(tag);
        open.pop();
    }

    void insertAt(Node node, Place place) {
        // A document takes no second element, and no text.
        if (place.parent() instanceof Document target && node instanceof Element && target.documentElement() != null) {
            return;
        }
        // A custom element hears of it at once, unless this is a fragment.
        CustomElementReactions reactions = node instanceof Element && !isFragment()
                ? CustomElementReactions.of(place.parent().relevantRealm())
                : null;
        if (reactions != null) {
            reactions.push();
        }
        Mutations.insert(node, place.parent(), place.before(), false);
        if (reactions != null) {
            reactions.pop();
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character">HTML: insert a character</a>
    void insertCharacters(String data) {
        Place place = appropriatePlace(null);
        if (place.parent() instanceof Document) {
            return;
        }
        Node previous = place.before() != null ? place.before().previousSibling() : place.parent().lastChild();
        if (previous instanceof Text text) {
            text.appendData(data);
        } else {
            insertAt(new Text(place.parent().nodeDocument(), data), place);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#insert-a-comment">HTML: insert a comment</a>
    void insertComment(Token.Comment comment) {
        insertCommentAt(comment, appropriatePlace(null));
    }

    void insertCommentAt(Token.Comment comment, Place place) {
        insertAt(new Comment(place.parent().nodeDocument(), comment.data()), place);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#generic-raw-text-element-parsing-algorithm">HTML: generic raw text
    ///     element parsing</a>
    Element parseText(Token.StartTag tag, Tokenizer.State state) {
        Element element = insertHtml(tag);
        tokenizer.switchTo(state);
        originalMode = mode;
        mode = Mode.TEXT;
        return element;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately">HTML: reset the insertion mode
    ///     appropriately</a>
    void resetInsertionMode() {
        for (int i = open.size() - 1; i >= 0; i--) {
            boolean last = i == 0;
            Element node = last && context != null ? context : open.get(i);
            Mode found = modeFor(node, last);
            if (found != null) {
                mode = found;
                return;
            }
        }
    }

    private @Nullable Mode modeFor(Element node, boolean last) {
        if (!Namespaces.HTML.equals(node.namespaceURI())) {
            return last ? Mode.IN_BODY : null;
        }
        return switch (node.localName()) {
            case "td", "th" -> last ? Mode.IN_BODY : Mode.IN_CELL;
            case "tr" -> Mode.IN_ROW;
            case "tbody", "thead", "tfoot" -> Mode.IN_TABLE_BODY;
            case "caption" -> Mode.IN_CAPTION;
            case "colgroup" -> Mode.IN_COLUMN_GROUP;
            case "table" -> Mode.IN_TABLE;
            case "template" -> templateModes.isEmpty() ? Mode.IN_BODY : templateModes.getLast();
            case "head" -> last ? Mode.IN_BODY : Mode.IN_HEAD;
            case "body" -> Mode.IN_BODY;
            case "frameset" -> Mode.IN_FRAMESET;
            case "html" -> headPointer == null ? Mode.BEFORE_HEAD : Mode.AFTER_HEAD;
            default -> last ? Mode.IN_BODY : null;
        };
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element">HTML: close a p element</a>
    void closeP() {
        open.generateImpliedEndTags("p");
        open.popUntil("p");
    }

    void closePInButtonScope() {
        if (open.hasInButtonScope("p")) {
            closeP();
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements">HTML: reconstruct the active
    ///     formatting elements</a>
    void reconstructFormatting() {
        // 1.-2. Nothing to do where the last entry is open.
        int i = formatting.size() - 1;
        if (i < 0 || isOpenOrMarker(formatting.get(i))) {
            return;
        }
        // 3.-6. Rewind to behind the last entry that is open.
        while (i > 0 && !isOpenOrMarker(formatting.get(i - 1))) {
            i--;
        }
        // 7.-10. Create each again.
        for (; i < formatting.size(); i++) {
            Token.StartTag tag = formatting.get(i).tag();
            if (tag != null) {
                Element element = insertHtml(tag);
                formatting.set(i, new ActiveFormattingElements.Entry(element, tag));
            }
        }
    }

    private boolean isOpenOrMarker(ActiveFormattingElements.Entry entry) {
        return entry.element() == null || open.contains(entry.element());
    }

    /// Adds the attributes that an element has not.
    static void mergeAttributes(Token.StartTag tag, Element element) {
        for (Token.Attribute attribute : tag.attributes) {
            if (!element.hasAttributeNS(null, attribute.name())) {
                element.setAttributeValue(null, null, attribute.name(), attribute.value());
            }
        }
    }

    /// What closes a script: the caller runs it before it goes on.
    void scriptEnded(Element script) {
        if (script instanceof HTMLScriptElement found) {
            endedScript = found;
        }
    }

    void stopParsing() {
        stopped = true;
    }
}
