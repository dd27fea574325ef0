package dev.frameloop.dom.css.syntax;

/// A rule, its block not yet read: {@link Parser#parseBlockContents(ComponentValues)} does that.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#css-rule">CSS Syntax: rule</a>
public sealed interface Rule extends BlockItem permits AtRule, QualifiedRule {
    /// What stands before the block, without the name of an at-rule.
    ComponentValues prelude();
}
