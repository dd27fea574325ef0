package dev.frameloop.dom.css.value;

/// The keywords of `content` that stand for quotation marks.
public enum QuoteKeyword implements KeywordValue, ContentItem {
    /// The opening mark.
    OPEN_QUOTE,
    /// The closing mark.
    CLOSE_QUOTE,
    /// One level deeper, without a mark.
    NO_OPEN_QUOTE,
    /// One level less deep, without a mark.
    NO_CLOSE_QUOTE
}
