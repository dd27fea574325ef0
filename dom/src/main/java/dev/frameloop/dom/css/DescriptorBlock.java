package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.BlockItem;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The descriptors of an at-rule, each as it was written; of each name the last one counts.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#at-rules">CSS Syntax: descriptors</a>
public final class DescriptorBlock {
    private final SequencedMap<String, Declaration> descriptors = new LinkedHashMap<>();

    DescriptorBlock(ComponentValues content) {
        for (BlockItem item : Parser.parseBlockContents(content)) {
            if (item instanceof Declaration descriptor && !descriptor.important()
                    && !descriptor.value().containsBadToken()) {
                descriptors.remove(descriptor.name());
                descriptors.put(descriptor.name(), descriptor);
            }
        }
    }

    /// The descriptors, in order.
    public List<Declaration> descriptors() {
        return List.copyOf(descriptors.values());
    }

    /// The descriptor of that name, or null.
    public @Nullable Declaration get(String name) {
        return descriptors.get(name);
    }

    void set(Declaration descriptor) {
        descriptors.put(descriptor.name(), descriptor);
    }

    boolean remove(String name) {
        return descriptors.remove(name) != null;
    }

    /// Replaces all descriptors by those of another block.
    void replace(DescriptorBlock other) {
        descriptors.clear();
        descriptors.putAll(other.descriptors);
    }

    /// The block as text.
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Declaration d : descriptors.values()) {
            out.append(out.isEmpty() ? "" : " ").append(d.name()).append(": ").append(d.value()).append(';');
        }
        return out.toString();
    }
}
