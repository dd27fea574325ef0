package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.tree.Element;

import java.util.Arrays;
import java.util.List;

/// Tells quickly, on the way down a tree, that no ancestor has what a selector needs: a counting Bloom filter.
///
/// Push each element before its children are looked at, and pop it after, without a change of it in between.
public final class AncestorFilter {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;
    private static final int MOST_HASHES = 4;
    private static final int[] NONE = {};

    private final short[] counts = new short[1 << BITS];

    /// Adds an element's ID, classes and type.
    public void push(Element element) {
        change(element, 1);
    }

    /// Takes away what {@link #push} added.
    public void pop(Element element) {
        change(element, -1);
    }

    /// Whether the ancestors pushed may have all that the selector needs; false is certain, true is not.
    public boolean mayMatch(ComplexSelector selector) {
        for (int hash : selector.ancestorHashes()) {
            if (counts[hash & MASK] == 0 || counts[hash >>> BITS & MASK] == 0) {
                return false;
            }
        }
        return true;
    }

    private void change(Element element, int by) {
        count(typeHash(CodePoints.toAsciiLowerCase(element.localName())), by);
        if (!element.id().isEmpty()) {
            count(idHash(element.id()), by);
        }
        List<String> classes = element.classNames();
        for (int i = 0; i < classes.size(); i++) {
            count(classHash(classes.get(i)), by);
        }
    }

    private void count(int hash, int by) {
        change(hash & MASK, by);
        change(hash >>> BITS & MASK, by);
    }

    /// A counter that has reached its greatest value stays there.
    private void change(int index, int by) {
        if (counts[index] != Short.MAX_VALUE) {
            counts[index] += (short) by;
        }
    }

    private static int idHash(String id) {
        return mix(CodePoints.toAsciiLowerCase(id).hashCode() * 31 + 1);
    }

    private static int classHash(String name) {
        return mix(CodePoints.toAsciiLowerCase(name).hashCode() * 31 + 2);
    }

    private static int typeHash(String lowerName) {
        return mix(lowerName.hashCode() * 31 + 3);
    }

    private static int mix(int h) {
        int mixed = (h ^ h >>> 16) * 0x45d9f3b;
        return mixed ^ mixed >>> 16;
    }

    /// The hashes of what ancestors of the subject must have; of what stands outside of its tree, nothing.
    static int[] requiredHashes(CompoundSelector[] compounds, Combinator[] combinators) {
        int[] found = new int[MOST_HASHES];
        int size = 0;
        for (int i = 0; i < combinators.length && size < MOST_HASHES; i++) {
            boolean goesUp = combinators[i] == Combinator.DESCENDANT || combinators[i] == Combinator.CHILD;
            if (!goesUp && !combinators[i].isSibling()) {
                return NONE;
            }
            if (goesUp && !compounds[i + 1].seesHost()) {
                size = addHashes(compounds[i + 1], found, size);
            }
        }
        return size == 0 ? NONE : Arrays.copyOf(found, size);
    }

    private static int addHashes(CompoundSelector compound, int[] found, int size) {
        int next = size;
        for (SimpleSelector s : compound.simple()) {
            if (next == MOST_HASHES) {
                break;
            }
            switch (s) {
                case IdSelector(String id) -> found[next++] = idHash(id);
                case ClassSelector(String name) -> found[next++] = classHash(name);
                case TypeSelector type when type.lowerName() != null -> found[next++] = typeHash(type.lowerName());
                default -> {
                }
            }
        }
        return next;
    }
}
