package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;

/// A slot element by itself.
final class FakeSlot extends Element implements Slot {
    private final Contents contents = new Contents();

    FakeSlot(Document document, String name) {
        super(document, "http://www.w3.org/1999/xhtml", null, "slot");
        if (!name.isEmpty()) {
            setAttribute("name", name);
        }
    }

    @Override
    public Contents contents() {
        return contents;
    }
}
