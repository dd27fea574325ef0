package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.net.IDN;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads hosts.
///
/// DIVERGES: domains beyond ASCII are mapped by IDNA 2003, as Java has it, and not by UTS 46.
///
/// @see <a href="https://url.spec.whatwg.org/#host-parsing">URL: host parsing</a>
final class UrlHost {
    private static final String FORBIDDEN = "\0\t\n\r #/:<>?@[\\]^|";

    private UrlHost() {}

    /// The host in its serialized form, or null if it is none.
    static @Nullable String parse(String input, boolean isOpaque) {
        // 1. An IPv6 address.
        if (input.startsWith("[")) {
            int[] pieces = input.endsWith("]") ? Ipv6.parse(input.substring(1, input.length() - 1)) : null;
            return pieces == null ? null : "[" + Ipv6.serialize(pieces) + "]";
        }
        // 2. An opaque host.
        if (isOpaque) {
            return input.chars().anyMatch(c -> FORBIDDEN.indexOf(c) >= 0)
                    ? null
                    : PercentEncoding.C0_CONTROL.encode(input);
        }
        // 4. - 7. A domain, in ASCII.
        String domain = domainToAscii(PercentEncoding.decode(input));
        if (domain == null || domain.isEmpty()
                || domain.chars().anyMatch(c -> c <= 0x1F || c == '%' || c == 0x7F || FORBIDDEN.indexOf(c) >= 0)) {
            return null;
        }
        // 8. An IPv4 address, if it ends in a number.
        return endsInNumber(domain) ? ipv4(domain) : domain;
    }

    private static @Nullable String domainToAscii(String domain) {
        if (domain.chars().allMatch(c -> c < 0x80)) {
            return domain.toLowerCase(Locale.ROOT);
        }
        try {
            return IDN.toASCII(domain, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static List<String> parts(String domain) {
        List<String> parts = new ArrayList<>(List.of(domain.split("\\.", -1)));
        if (parts.size() > 1 && parts.getLast().isEmpty()) {
            parts.removeLast();
        }
        return parts;
    }

    private static boolean endsInNumber(String domain) {
        String last = parts(domain).getLast();
        return !last.isEmpty() && last.chars().allMatch(c -> c >= '0' && c <= '9') || number(last) >= 0;
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-ipv4-parser">URL: IPv4 parser</a>
    private static @Nullable String ipv4(String domain) {
        List<String> parts = parts(domain);
        if (parts.size() > 4) {
            return null;
        }
        long address = 0;
        for (int i = 0; i < parts.size(); i++) {
            long number = number(parts.get(i));
            boolean last = i == parts.size() - 1;
            long limit = last ? 1L << 8 * (5 - parts.size()) : 256;
            if (number < 0 || number >= limit) {
                return null;
            }
            address += last ? number : number << 8 * (3 - i);
        }
        return (address >> 24) + "." + (address >> 16 & 255) + "." + (address >> 8 & 255) + "." + (address & 255);
    }

    /// A decimal, octal or hexadecimal number, or -1.
    private static long number(String part) {
        int radix = 10;
        String digits = part;
        if (part.startsWith("0x") || part.startsWith("0X")) {
            radix = 16;
            digits = part.substring(2);
        } else if (part.length() > 1 && part.startsWith("0")) {
            radix = 8;
            digits = part.substring(1);
        } else if (part.isEmpty()) {
            return -1;
        }
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) < 0x80 ? Character.digit(digits.charAt(i), radix) : -1;
            if (digit < 0) {
                return -1;
            }
            value = Math.min(value * radix + digit, 1L << 40);
        }
        return value;
    }
}
