package dev.frameloop.dom.view;

/// The members of a rectangle that a page gives.
///
/// @param x the x coordinate of the origin, 0 by default
/// @param y the y coordinate of the origin, 0 by default
/// @param width the width, 0 by default
/// @param height the height, 0 by default
public record DOMRectInit(double x, double y, double width, double height) {}
