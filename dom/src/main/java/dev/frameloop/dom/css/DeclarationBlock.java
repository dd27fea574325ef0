package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.BlockItem;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Predicate;

/// The declarations of a rule or of a `style` attribute: one for each property, in order.
///
/// @see <a href="https://drafts.csswg.org/cssom/#css-declaration-blocks">CSSOM: CSS declaration blocks</a>
public final class DeclarationBlock {
    private SequencedMap<String, Declaration> declarations = new LinkedHashMap<>();
    private @Nullable List<Declaration> list;

    DeclarationBlock() {}

    /// Parses the text of a `style` attribute.
    public static DeclarationBlock parse(String text) {
        return of(Parser.parseBlockContents(text), false, CSS::isSupported);
    }

    /// The declarations at the beginning of a style rule's content, before the first rule.
    static DeclarationBlock leading(ComponentValues content) {
        return of(Parser.parseBlockContents(content), true, CSS::isSupported);
    }

    /// The declarations of a keyframe, in which nothing is important.
    static DeclarationBlock inKeyframe(ComponentValues content) {
        return of(Parser.parseBlockContents(content), false, d -> !d.important() && CSS.isSupported(d));
    }

    /// The descriptors of an at-rule, each kept as it is.
    static DeclarationBlock descriptors(ComponentValues content) {
        return of(Parser.parseBlockContents(content), false, d -> !d.important() && !d.value().containsBadToken());
    }

    static DeclarationBlock of(List<? extends BlockItem> items, boolean onlyLeading, Predicate<Declaration> isValid) {
        DeclarationBlock block = new DeclarationBlock();
        for (BlockItem item : items) {
            if (item instanceof Declaration declaration) {
                if (isValid.test(declaration)) {
                    block.add(declaration);
                }
            } else if (onlyLeading) {
                break;
            }
        }
        return block;
    }

    /// A later declaration of the same property counts, unless only the earlier one is important.
    private void add(Declaration declaration) {
        Declaration earlier = declarations.get(declaration.name());
        if (earlier == null || declaration.important() || !earlier.important()) {
            declarations.remove(declaration.name());
            declarations.put(declaration.name(), declaration);
        }
    }

    /// The declarations, in order. The list never changes; after a change of the block there is another one.
    public List<Declaration> declarations() {
        List<Declaration> known = list;
        if (known == null) {
            known = List.copyOf(new ArrayList<>(declarations.values()));
            list = known;
        }
        return known;
    }

    /// The declaration of that property, or null.
    public @Nullable Declaration get(String name) {
        return declarations.get(name);
    }

    /// Sets a declaration in its place, or appends it; whether that changes anything.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#set-a-css-declaration">CSSOM: set a CSS declaration</a>
    boolean set(Declaration declaration) {
        Declaration old = declarations.put(declaration.name(), declaration);
        list = null;
        return old == null || old.important() != declaration.important() || !old.value().equals(declaration.value());
    }

    /// Takes the declaration of that property out; whether there was one.
    boolean remove(String name) {
        list = null;
        return declarations.remove(name) != null;
    }

    /// Replaces all declarations by those of another block.
    void replace(DeclarationBlock other) {
        declarations = new LinkedHashMap<>((Map<String, Declaration>) other.declarations);
        list = null;
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block">CSSOM: serialize a CSS declaration block</a>
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Declaration d : declarations()) {
            out.append(out.isEmpty() ? "" : " ").append(d.name()).append(": ").append(CSS.valueText(d))
                    .append(d.important() ? " !important;" : ";");
        }
        return out.toString();
    }
}
