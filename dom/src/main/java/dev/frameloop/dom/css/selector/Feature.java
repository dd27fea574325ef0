package dev.frameloop.dom.css.selector;

import java.util.Set;

/// Something of an element that a selector depends on, and which elements it can decide about.
///
/// @param kind of what
/// @param name the ID, class, attribute or type name, in lower case except IDs and classes; the pseudo-class with its colon;
///     empty where the kind says it all
/// @param reach where the elements are that match or cease to match when the feature of one element changes
/// @param subject what those elements must have
public record Feature(Kind kind, String name, Set<Reach> reach, SubjectKey subject) {
    /// What of an element.
    public enum Kind {
        /// Its ID.
        ID,
        /// A class.
        CLASS,
        /// The presence or value of an attribute, classes and IDs not among them. Attributes that a state follows from are named too.
        ATTRIBUTE,
        /// Its type, which never changes; it counts when the element comes or goes, inside `:has()`.
        TYPE,
        /// A state that is no attribute: `:hover`, `:checked`, `:target`.
        STATE,
        /// Its place among its siblings: `:first-child`, `:nth-child()`, and the sibling combinators.
        POSITION,
        /// Whether it has children: `:empty`.
        CONTENT,
        /// Its language or direction, which it inherits from attributes of ancestors.
        LANGUAGE
    }

    /// Where, seen from the element whose feature changes, others are decided about. Several together mean their combination: siblings
    /// with descendants means the descendants of siblings too.
    public enum Reach {
        /// The element itself.
        SELF,
        /// Its descendants.
        DESCENDANTS,
        /// The siblings after it.
        FOLLOWING_SIBLINGS,
        /// All its siblings.
        ALL_SIBLINGS,
        /// Its ancestors, the siblings before it, and the siblings before its ancestors: the feature is inside `:has()`.
        ANCHORS,
        /// Elements assigned to it as a slot.
        SLOTTED,
        /// Elements in its shadow tree.
        SHADOW_TREE,
        /// The shadow tree around it, since it is read as that tree's host.
        HOSTED
    }
}
