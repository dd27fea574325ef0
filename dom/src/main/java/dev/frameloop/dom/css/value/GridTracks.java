package dev.frameloop.dom.css.value;

/// The value of `grid-template-columns` or `grid-template-rows`.
public sealed interface GridTracks extends CssValue permits None, GridTrackList {}
