package dev.frameloop.dom.tree;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.shadow.CustomElements;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.function.Supplier;

/// A document.
///
/// A table of contents: what the HTML Standard adds to it lives in {@link DocumentTreeAccessors} and {@link DocumentLoading}.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-document">DOM: interface Document</a>
public sealed class Document extends ParentNode implements NonElementParentNode permits XMLDocument {
    /// Which rules of layout and matching hold, by the doctype.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-document-mode">DOM: mode</a>
    public enum Mode {
        /// No doctype, or an old one.
        QUIRKS,
        /// Transitional doctypes.
        LIMITED_QUIRKS,
        /// `<!DOCTYPE html>`.
        NO_QUIRKS
    }

    private final String contentType;
    private final boolean html;
    private final ElementsById elementsById = new ElementsById(this);
    private final DocumentLoading loading = new DocumentLoading(this);
    private final int[] creationCounter;
    private String url;
    private String characterSet = "UTF-8";
    private Mode mode = Mode.NO_QUIRKS;
    private @Nullable Realm realm;
    private @Nullable EventTarget defaultView;
    private @Nullable String fallbackBaseUrl;
    private @Nullable DOMImplementation implementation;
    private @Nullable Document inertTemplateDocument;
    private TreeObserver[] treeObservers = new TreeObserver[0];
    private long treeVersion;
    private long attributeVersion;

    Document(String contentType, String url, @Nullable Document creator) {
        super(null);
        this.contentType = contentType;
        this.html = !isXmlType(contentType);
        this.url = url;
        creationCounter = creator == null ? new int[1] : creator.creationCounter;
        realm = creator == null ? null : creator.realm;
        treeScope = this;
        connected = true;
    }

    /// `new Document()`: an XML document with the origin of the realm's document.
    public Document(Realm realm) {
        this("application/xml", "about:blank", associatedWith(realm));
    }

    /// An empty HTML document.
    ///
    /// @param url its address, `about:blank` where it has none
    public static Document newHtml(String url) {
        return newOfType("text/html", url);
    }

    /// Whether a MIME type is one of XML.
    ///
    /// @see <a href="https://mimesniff.spec.whatwg.org/#xml-mime-type">MIME Sniffing: XML MIME type</a>
    public static boolean isXmlType(String mimeType) {
        return mimeType.endsWith("+xml") || mimeType.equals("text/xml") || mimeType.equals("application/xml");
    }

    /// An empty document that a window will show.
    ///
    /// @param contentType a type of XML for an XML document, any other for an HTML document
    public static Document newOfType(String contentType, String url) {
        return isXmlType(contentType)
                ? new XMLDocument(contentType, url, null)
                : new Document(contentType, url, null);
    }

    /// An empty document of some type, in the realm of another.
    ///
    /// @param contentType a type of XML for an XML document, any other for an HTML document
    public static Document newSibling(String contentType, String url, Document creator) {
        return isXmlType(contentType)
                ? new XMLDocument(contentType, url, creator)
                : new Document(contentType, url, creator);
    }

    /// The document of the window whose realm this is.
    ///
    /// @throws IllegalStateException where the global has no document
    public static Document associatedWith(Realm realm) {
        if (realm.global() instanceof DocumentGlobal global) {
            return global.associatedDocument();
        }
        throw new IllegalStateException("the global of this realm has no document");
    }

    /// The realm of the window, or of the document that created this one; null while no script can run.
    public @Nullable Realm realm() {
        return realm;
    }

    /// Gives the document its realm and, if it is shown, its window.
    public void setBrowsingContext(Realm newRealm, @Nullable EventTarget window) {
        realm = newRealm;
        defaultView = window;
    }

    /// The window, or null where the document is not shown.
    public @Nullable EventTarget defaultView() {
        return defaultView;
    }

    @Override
    protected @Nullable EventTarget getTheParent(Event event) {
        return event.type().equals("load") ? null : defaultView;
    }

    @Override
    public Document nodeDocument() {
        return this;
    }

    @Override
    public @Nullable Document ownerDocument() {
        return null;
    }

    @Override
    public int nodeType() {
        return DOCUMENT_NODE;
    }

    @Override
    public String nodeName() {
        return "#document";
    }

    @Override
    ElementsById elementsById() {
        return elementsById;
    }

    /// Adds what listens to changes of this document's nodes.
    public void addTreeObserver(TreeObserver observer) {
        if (!hasTreeObserver(observer)) {
            TreeObserver[] more = Arrays.copyOf(treeObservers, treeObservers.length + 1);
            more[treeObservers.length] = observer;
            treeObservers = more;
        }
    }

    /// The observer of one type, added if there is none yet: for rooms that keep one per document.
    public <T extends TreeObserver> T treeObserver(Class<T> type, Supplier<T> make) {
        for (TreeObserver observer : treeObservers) {
            if (type.isInstance(observer)) {
                return type.cast(observer);
            }
        }
        T made = make.get();
        addTreeObserver(made);
        return made;
    }

    /// Takes it out again.
    public void removeTreeObserver(TreeObserver observer) {
        treeObservers = Arrays.stream(treeObservers).filter(one -> one != observer).toArray(TreeObserver[]::new);
    }

    /// Whether it listens to this document.
    public boolean hasTreeObserver(TreeObserver observer) {
        return Arrays.stream(treeObservers).anyMatch(one -> one == observer);
    }

    /// The observers; the array is never changed, so it can be walked while observers come and go.
    TreeObserver[] treeObservers() {
        return treeObservers;
    }

    void treeChanged() {
        treeVersion++;
    }

    void attributesChanged() {
        attributeVersion++;
    }

    /// Counts the changes of the tree.
    public long treeVersion() {
        return treeVersion;
    }

    long attributeVersion() {
        return attributeVersion;
    }

    int nextCreationNumber() {
        return ++creationCounter[0];
    }

    /// Whether this is an HTML document, otherwise it is an XML document.
    public boolean isHtmlDocument() {
        return html;
    }

    /// The MIME type, `text/html` as a rule.
    public String contentType() {
        return contentType;
    }

    /// The address.
    public String URL() {
        return url;
    }

    /// As {@link #URL}.
    public String documentURI() {
        return url;
    }

    /// Sets the address, as navigation and `history.pushState` do.
    public void setURL(String newUrl) {
        url = newUrl;
    }

    /// The address that relative ones are resolved against: that of the first `base` element, or the document's own.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url">HTML: document base URL</a>
    public String documentBaseURL() {
        return DocumentTreeAccessors.baseUrl(this);
    }

    /// The address that relative ones are resolved against where no `base` element says otherwise.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fallback-base-url">HTML: fallback base URL</a>
    String fallbackBaseURL() {
        return fallbackBaseUrl == null ? url : fallbackBaseUrl;
    }

    /// Gives a document without an address of its own (`about:blank`, `about:srcdoc`) that of the document that made it.
    public void setFallbackBaseURL(String base) {
        fallbackBaseUrl = base;
    }

    /// The name of the encoding.
    public String characterSet() {
        return characterSet;
    }

    /// As {@link #characterSet}.
    public String charset() {
        return characterSet;
    }

    /// As {@link #characterSet}.
    public String inputEncoding() {
        return characterSet;
    }

    /// Sets the name of the encoding, as the one who decodes does.
    public void setCharacterSet(String name) {
        characterSet = name;
    }

    /// `BackCompat` in quirks mode, otherwise `CSS1Compat`.
    public String compatMode() {
        return isQuirksMode() ? "BackCompat" : "CSS1Compat";
    }

    /// Whether class names and IDs in selectors match in any case, and more.
    public boolean isQuirksMode() {
        return mode == Mode.QUIRKS;
    }

    /// The mode.
    public Mode mode() {
        return mode;
    }

    /// Sets the mode, as the parser does.
    public void setMode(Mode newMode) {
        mode = newMode;
    }

    /// What creates documents and doctypes, always the same object.
    public DOMImplementation implementation() {
        if (implementation == null) {
            implementation = new DOMImplementation(this);
        }
        return implementation;
    }

    /// The doctype, or null.
    public @Nullable DocumentType doctype() {
        for (Node node = firstChild; node != null; node = node.nextSibling) {
            if (node instanceof DocumentType doctype) {
                return doctype;
            }
        }
        return null;
    }

    /// The element at the top, or null.
    public @Nullable Element documentElement() {
        return firstElementChild();
    }

    @Override
    public @Nullable Element getElementById(String elementId) {
        return elementId.isEmpty() ? null : elementsById.first(elementId);
    }

    /// A new element; of HTML in an HTML document or one of XHTML, otherwise of no namespace.
    ///
    /// @param options `ElementCreationOptions`, a string or null; ignored where no custom element is built in
    /// @throws DOMException `InvalidCharacterError`
    public Element createElement(String name, @Nullable Object options) {
        // 1. The name must be one.
        if (!Names.isValidElementLocalName(name)) {
            throw Names.invalid(name);
        }
        // 2. HTML knows no capital letters.
        String wanted = html ? Names.toAsciiLowercase(name) : name;
        // 3.-5. Create it.
        String namespace = html || contentType.equals("application/xhtml+xml") ? Namespaces.HTML : null;
        return CustomElements.create(this, namespace, null, wanted, isOption(options), true);
    }

    private static @Nullable String isOption(@Nullable Object options) {
        return options instanceof ElementCreationOptions given ? given.is() : null;
    }

    /// As {@link #createElement(String, Object)} without options.
    ///
    /// @throws DOMException `InvalidCharacterError`
    public Element createElement(String name) {
        return createElement(name, null);
    }

    /// A new element of any namespace.
    ///
    /// @throws DOMException `InvalidCharacterError`, `NamespaceError`
    public Element createElementNS(@Nullable String namespace, String qualifiedName, @Nullable Object options) {
        Namespaces.QualifiedName name = Namespaces.validateAndExtract(namespace, qualifiedName, true);
        return CustomElements.create(this, name.namespace(), name.prefix(), name.localName(), isOption(options), true);
    }

    /// As {@link #createElementNS(String, String, Object)} without options.
    ///
    /// @throws DOMException `InvalidCharacterError`, `NamespaceError`
    public Element createElementNS(@Nullable String namespace, String qualifiedName) {
        return createElementNS(namespace, qualifiedName, null);
    }

    /// A new element whose name has been checked.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-create-element">DOM: create an element</a>
    public Element createElementInNamespace(@Nullable String namespace, @Nullable String prefix, String localName) {
        return createElementInNamespace(namespace, prefix, localName, null);
    }

    /// A new element whose name has been checked; a custom one is upgraded by a reaction.
    ///
    /// @param is the name of a customized built-in element, or null
    /// @see <a href="https://dom.spec.whatwg.org/#concept-create-element">DOM: create an element</a>
    public Element createElementInNamespace(@Nullable String namespace, @Nullable String prefix, String localName,
            @Nullable String is) {
        return CustomElements.create(this, namespace, prefix, localName, is, false);
    }

    /// A new HTML element.
    public Element createHtmlElement(String localName) {
        return createElementInNamespace(Namespaces.HTML, null, localName);
    }

    /// A new empty fragment.
    public DocumentFragment createDocumentFragment() {
        return new DocumentFragment(this);
    }

    /// A new text.
    public Text createTextNode(String data) {
        return new Text(this, data);
    }

    /// A new CDATA section.
    ///
    /// @throws DOMException `NotSupportedError` in an HTML document, `InvalidCharacterError` where the data has `]]>` in it
    public CDATASection createCDATASection(String data) {
        if (html) {
            throw new DOMException("NotSupportedError", "An HTML document has no CDATA sections.");
        }
        if (data.contains("]]>")) {
            throw new DOMException("InvalidCharacterError", "The data of a CDATA section must not contain \"]]>\".");
        }
        return new CDATASection(this, data);
    }

    /// A new comment.
    public Comment createComment(String data) {
        return new Comment(this, data);
    }

    /// A new processing instruction.
    ///
    /// @throws DOMException `InvalidCharacterError` where the target is no name, or the data has `?>` in it
    public ProcessingInstruction createProcessingInstruction(String target, String data) {
        if (!Names.isXmlName(target)) {
            throw Names.invalid(target);
        }
        if (data.contains("?>")) {
            throw new DOMException("InvalidCharacterError",
                    "The data of a processing instruction must not contain \"?>\".");
        }
        return new ProcessingInstruction(this, target, data);
    }

    /// A new attribute of no namespace.
    ///
    /// @throws DOMException `InvalidCharacterError`
    public Attr createAttribute(String localName) {
        if (!Names.isValidAttributeLocalName(localName)) {
            throw Names.invalid(localName);
        }
        return new Attr(this, null, null, html ? Names.toAsciiLowercase(localName) : localName, "");
    }

    /// A new attribute of any namespace.
    ///
    /// @throws DOMException `InvalidCharacterError`, `NamespaceError`
    public Attr createAttributeNS(@Nullable String namespace, String qualifiedName) {
        Namespaces.QualifiedName name = Namespaces.validateAndExtract(namespace, qualifiedName, false);
        return new Attr(this, name.namespace(), name.prefix(), name.localName(), "");
    }

    /// A copy of a node of any document that belongs to this one.
    ///
    /// @throws DOMException `NotSupportedError` for documents and shadow roots
    public Node importNode(Node node, boolean subtree) {
        if (node instanceof Document || node instanceof DocumentFragment fragment && fragment.isShadowRoot()) {
            throw new DOMException("NotSupportedError", "A document or shadow root cannot be imported.");
        }
        return Cloning.cloneNode(node, this, subtree);
    }

    /// Takes a node out of its document into this one.
    ///
    /// @throws DOMException `NotSupportedError` for a document, `HierarchyRequestError` for a shadow root
    public Node adoptNode(Node node) {
        if (node instanceof Document) {
            throw new DOMException("NotSupportedError", "A document cannot be adopted.");
        }
        if (node instanceof DocumentFragment fragment) {
            if (fragment.isShadowRoot()) {
                throw new DOMException("HierarchyRequestError", "A shadow root cannot be adopted.");
            }
            if (fragment.host() != null) {
                return node;
            }
        }
        if (node instanceof Attr attr && attr.ownerElement() != null) {
            attr.ownerElement().removeAttributeNode(attr);
        }
        Mutations.adopt(node, this);
        return node;
    }

    /// The document without a window that owns the contents of this one's templates.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document">HTML: appropriate
    ///     template contents owner document</a>
    public Document appropriateTemplateContentsOwnerDocument() {
        if (inertTemplateDocument == null) {
            inertTemplateDocument = newSibling(html ? "text/html" : "application/xml", "about:blank", this);
            inertTemplateDocument.inertTemplateDocument = inertTemplateDocument;
            inertTemplateDocument.treeObservers = treeObservers;
        }
        return inertTemplateDocument;
    }

    /// What belongs to loading: readiness, the current script, the parser that can be written to.
    public DocumentLoading loading() {
        return loading;
    }

    /// Where the document stands: `loading`, `interactive`, `complete`.
    public String readyState() {
        return loading.readiness().idlName();
    }

    /// The script that runs now, where it is a classic one in the document's tree; or null.
    public @Nullable Element currentScript() {
        return loading.currentScript();
    }

    /// Parses text at the insertion point.
    ///
    /// @throws DOMException `InvalidStateError` for an XML document
    public void write(String... text) {
        loading.write(String.join("", text));
    }

    /// As {@link #write}, with a line feed behind.
    ///
    /// @throws DOMException `InvalidStateError` for an XML document
    public void writeln(String... text) {
        loading.write(String.join("", text) + "\n");
    }

    /// Throws all contents away and waits for {@link #write}.
    ///
    /// @throws DOMException `InvalidStateError` for an XML document
    public Document open() {
        loading.open();
        return this;
    }

    /// Ends what {@link #open} began.
    ///
    /// @throws DOMException `InvalidStateError` for an XML document
    public void close() {
        loading.close();
    }

    /// The text of the title element with white space collapsed.
    public String title() {
        return DocumentTreeAccessors.title(this);
    }

    /// Sets the text of the title element, which is made where there is a head.
    public void setTitle(String title) {
        DocumentTreeAccessors.setTitle(this, title);
    }

    /// The head, or null.
    public @Nullable Element head() {
        return DocumentTreeAccessors.head(this);
    }

    /// The body or frameset, or null.
    public @Nullable Element body() {
        return DocumentTreeAccessors.body(this);
    }

    /// Puts a body in the place of the one that is there.
    ///
    /// @throws DOMException `HierarchyRequestError` for what is no body, or without a root element
    public void setBody(@Nullable Element body) {
        DocumentTreeAccessors.setBody(this, body);
    }

    /// The direction of the root element: `ltr`, `rtl`, `auto` or the empty string.
    public String dir() {
        return DocumentTreeAccessors.dir(this);
    }

    /// Sets the direction of the root element.
    public void setDir(String dir) {
        DocumentTreeAccessors.setDir(this, dir);
    }

    /// The live collection of `img` elements.
    public HTMLCollection images() {
        return DocumentTreeAccessors.named(this, "images", element -> element.isHtml("img"));
    }

    /// The live collection of `embed` elements.
    public HTMLCollection embeds() {
        return DocumentTreeAccessors.named(this, "embeds", element -> element.isHtml("embed"));
    }

    /// As {@link #embeds}.
    public HTMLCollection plugins() {
        return embeds();
    }

    /// The live collection of `a` and `area` elements with `href`.
    public HTMLCollection links() {
        return DocumentTreeAccessors.named(this, "links",
                element -> (element.isHtml("a") || element.isHtml("area")) && element.hasAttribute("href"));
    }

    /// The live collection of `form` elements.
    public HTMLCollection forms() {
        return DocumentTreeAccessors.named(this, "forms", element -> element.isHtml("form"));
    }

    /// The live collection of `script` elements.
    public HTMLCollection scripts() {
        return DocumentTreeAccessors.named(this, "scripts", element -> element.isHtml("script"));
    }

    /// The live collection of `a` elements with `name`.
    public HTMLCollection anchors() {
        return DocumentTreeAccessors.named(this, "anchors",
                element -> element.isHtml("a") && element.hasAttribute("name"));
    }

    /// The live list of HTML elements whose `name` this is.
    public NodeList getElementsByName(String name) {
        HTMLCollection found = DocumentTreeAccessors.named(this, "name " + name,
                element -> Namespaces.HTML.equals(element.namespaceURI()) && name.equals(element.getAttribute("name")));
        return new CollectionNodeList(found);
    }

    @Override
    Node cloneSingle(Document document) {
        Document copy = newSibling(contentType, url, this);
        copy.characterSet = characterSet;
        copy.mode = mode;
        return copy;
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof Document;
    }
}
