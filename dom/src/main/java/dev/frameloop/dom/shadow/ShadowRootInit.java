package dev.frameloop.dom.shadow;

/// What a shadow root is attached with.
///
/// @param mode `"open"` or `"closed"`
/// @param delegatesFocus whether focus on the host goes inside
/// @param slotAssignment `"named"` or `"manual"`
/// @param clonable whether copies of the host get a copy of it
/// @param serializable whether it can be serialized with its host
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-shadowrootinit">DOM: ShadowRootInit</a>
public record ShadowRootInit(String mode, boolean delegatesFocus, String slotAssignment, boolean clonable,
        boolean serializable) {
    /// An open shadow root with named slots.
    public static final ShadowRootInit OPEN = new ShadowRootInit("open", false, "named", false, false);
    /// A closed shadow root with named slots.
    public static final ShadowRootInit CLOSED = new ShadowRootInit("closed", false, "named", false, false);
}
