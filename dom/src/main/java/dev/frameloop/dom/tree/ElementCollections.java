package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// The collections by tag name and by class, each always the same object for the same arguments.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-getelementsbytagname">DOM: list of elements with qualified name</a>
final class ElementCollections {
    private ElementCollections() {}

    /// What was asked for.
    record Key(String kind, @Nullable String namespace, String name) {}

    static HTMLCollection byTagName(ParentNode root, String qualifiedName) {
        return root.collection(new Key("tag", null, qualifiedName), () -> {
            if (qualifiedName.equals("*")) {
                return new HTMLCollection(root, HTMLCollection.Reach.DESCENDANTS, _ -> true);
            }
            String lower = Names.toAsciiLowercase(qualifiedName);
            return new HTMLCollection(root, HTMLCollection.Reach.DESCENDANTS,
                    element -> element.qualifiedName().equals(element.isHtmlInHtmlDocument() ? lower : qualifiedName));
        });
    }

    static HTMLCollection byTagNameNS(ParentNode root, @Nullable String namespaceOrEmpty, String localName) {
        String namespace = namespaceOrEmpty == null || namespaceOrEmpty.isEmpty() ? null : namespaceOrEmpty;
        return root.collection(new Key("tagNS", namespace, localName),
                () -> new HTMLCollection(root, HTMLCollection.Reach.DESCENDANTS,
                        element -> ("*".equals(namespace)
                                || java.util.Objects.equals(namespace, element.namespaceURI()))
                                && (localName.equals("*") || localName.equals(element.localName()))));
    }

    static HTMLCollection byClassName(ParentNode root, String classNames) {
        return root.collection(new Key("class", null, classNames), () -> {
            List<String> wanted = DOMTokenList.parseOrderedSet(classNames);
            return new HTMLCollection(root, HTMLCollection.Reach.DESCENDANTS_BY_ATTRIBUTES,
                    element -> !wanted.isEmpty() && element.hasClasses(wanted));
        });
    }
}
