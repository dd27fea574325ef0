package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

/// IPv6 addresses.
///
/// @see <a href="https://url.spec.whatwg.org/#concept-ipv6-parser">URL: IPv6 parser</a>
final class Ipv6 {
    private static final int PIECES = 8;

    private Ipv6() {}

    /// The eight pieces, or null if it is no address.
    static int @Nullable [] parse(String text) {
        String input = withHexadecimalTail(text);
        if (input == null) {
            return null;
        }
        int gap = input.indexOf("::");
        if (gap < 0) {
            int[] all = pieces(input);
            return all != null && all.length == PIECES ? all : null;
        }
        int[] head = pieces(input.substring(0, gap));
        int[] tail = pieces(input.substring(gap + 2));
        if (head == null || tail == null || head.length + tail.length >= PIECES) {
            return null;
        }
        int[] address = new int[PIECES];
        System.arraycopy(head, 0, address, 0, head.length);
        System.arraycopy(tail, 0, address, PIECES - tail.length, tail.length);
        return address;
    }

    /// The address with two pieces in place of an IPv4 address at its end.
    private static @Nullable String withHexadecimalTail(String input) {
        if (input.indexOf('.') < 0) {
            return input;
        }
        int colon = input.lastIndexOf(':');
        String[] numbers = input.substring(colon + 1).split("\\.", -1);
        if (colon < 0 || numbers.length != 4) {
            return null;
        }
        int[] bytes = new int[4];
        for (int i = 0; i < 4; i++) {
            if (!numbers[i].matches("0|[1-9][0-9]{0,2}") || Integer.parseInt(numbers[i]) > 255) {
                return null;
            }
            bytes[i] = Integer.parseInt(numbers[i]);
        }
        return input.substring(0, colon + 1) + Integer.toHexString(bytes[0] << 8 | bytes[1]) + ":"
                + Integer.toHexString(bytes[2] << 8 | bytes[3]);
    }

    private static int @Nullable [] pieces(String text) {
        if (text.isEmpty()) {
            return new int[0];
        }
        String[] parts = text.split(":", -1);
        int[] pieces = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].matches("[0-9A-Fa-f]{1,4}")) {
                return null;
            }
            pieces[i] = Integer.parseInt(parts[i], 16);
        }
        return pieces;
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-ipv6-serializer">URL: IPv6 serializer</a>
    static String serialize(int[] pieces) {
        int start = -1;
        int length = 1;
        for (int i = 0; i < PIECES; i++) {
            int end = i;
            while (end < PIECES && pieces[end] == 0) {
                end++;
            }
            if (end - i > length) {
                start = i;
                length = end - i;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < PIECES; i++) {
            if (i == start) {
                text.append(i == 0 ? "::" : ":");
                i += length - 1;
                continue;
            }
            text.append(Integer.toHexString(pieces[i]));
            if (i < PIECES - 1) {
                text.append(':');
            }
        }
        return text.toString();
    }
}
