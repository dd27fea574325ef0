package dev.frameloop.dom.shadow;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Markup;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// The root of a shadow tree, which stands in for the children of its host.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-shadowroot">DOM: ShadowRoot</a>
public final class ShadowRoot extends DocumentFragment {
    private final Element host;
    private final ShadowRootInit init;
    private final SlotTable slots = new SlotTable(this);
    private boolean declarative;
    private boolean availableToElementInternals;

    ShadowRoot(Element host, ShadowRootInit init) {
        super(host.nodeDocument(), host, true);
        this.host = host;
        this.init = init;
    }

    /// The shadow root of an element, open or closed, or null.
    public static @Nullable ShadowRoot of(Element element) {
        return element.attachedShadowRoot() instanceof ShadowRoot root ? root : null;
    }

    /// The element that it was attached to. IDL: `host`.
    public Element shadowHost() {
        return host;
    }

    /// `"open"` if scripts can reach it through the host, else `"closed"`.
    public String mode() {
        return init.mode();
    }

    boolean isClosed() {
        return init.mode().equals("closed");
    }

    /// Whether focus on the host goes to the first thing inside that can have it.
    public boolean delegatesFocus() {
        return init.delegatesFocus();
    }

    /// `"named"` if slots take children of the host by name, `"manual"` if scripts assign them.
    public String slotAssignment() {
        return init.slotAssignment();
    }

    boolean isManual() {
        return init.slotAssignment().equals("manual");
    }

    /// Whether copies of the host get a copy of it.
    public boolean clonable() {
        return init.clonable();
    }

    /// Whether it can be serialized with its host.
    public boolean serializable() {
        return init.serializable();
    }

    /// The contents as markup.
    public String innerHTML() {
        return Markup.get().serializeChildren(this);
    }

    /// Replaces the contents by what is parsed from markup, as contents of the host.
    public void setInnerHTML(String markup) {
        Mutations.replaceAll(Markup.get().parseFragment(host, markup), this);
    }

    /// Whether markup made it, so that one `attachShadow` may still take it over.
    boolean isDeclarative() {
        return declarative;
    }

    void setDeclarative(boolean value) {
        declarative = value;
    }

    /// Whether the internals of a custom element may hand it out.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals">DOM: available to element internals</a>
    public boolean isAvailableToElementInternals() {
        return availableToElementInternals;
    }

    void setAvailableToElementInternals(boolean value) {
        availableToElementInternals = value;
    }

    SlotTable slots() {
        return slots;
    }

    /// The slot that a child of the host is assigned to, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#slotable-assigned-slot">DOM: assigned slot</a>
    public @Nullable Element assignedSlot(Node child) {
        return slots.assignedSlot(child);
    }

    /// The host; none for an event that started in this tree and is not composed.
    @Override
    protected @Nullable EventTarget getTheParent(Event event) {
        boolean startedHere = event.dispatchTarget() instanceof Node node && node.root() == this;
        return !event.composed() && startedHere ? null : host;
    }
}
