package dev.frameloop.dom.css.value;

/// The keyword `none`, where it is an alternative to something else.
public enum None implements KeywordValue, Image, Content, ListStyleType, GridTracks {
    /// `none`
    NONE
}
