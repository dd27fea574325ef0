package dev.frameloop.renderer.layout;

/// Four lengths along the edges of a box, by the writing mode of the box they are used in.
///
/// @param inlineStart at the edge where lines begin
/// @param inlineEnd at the edge where lines end
/// @param blockStart at the edge where the first block is
/// @param blockEnd at the edge where the last block is
record LogicalEdges(long inlineStart, long inlineEnd, long blockStart, long blockEnd) {
    static final LogicalEdges ZERO = new LogicalEdges(0, 0, 0, 0);

    long inlineSum() {
        return inlineStart + inlineEnd;
    }

    long blockSum() {
        return blockStart + blockEnd;
    }

    LogicalEdges plus(LogicalEdges other) {
        return new LogicalEdges(inlineStart + other.inlineStart, inlineEnd + other.inlineEnd,
                blockStart + other.blockStart, blockEnd + other.blockEnd);
    }
}
