package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Objects;

/// Takes addresses apart.
///
/// @see <a href="https://url.spec.whatwg.org/#concept-basic-url-parser">URL: basic URL parser</a>
final class UrlParser {
    /// Where the parser is.
    enum State {
        SCHEME_START, SCHEME, NO_SCHEME, SPECIAL_RELATIVE_OR_AUTHORITY, PATH_OR_AUTHORITY, RELATIVE, RELATIVE_SLASH,
        SPECIAL_AUTHORITY_SLASHES, SPECIAL_AUTHORITY_IGNORE_SLASHES, AUTHORITY, HOST, HOSTNAME, PORT, FILE, FILE_SLASH,
        FILE_HOST, PATH_START, PATH, OPAQUE_PATH, QUERY, FRAGMENT
    }

    private enum Step {
        GO_ON, STOP, FAIL
    }

    private static final int EOF = -1;

    private final int[] input;
    private final UrlRecord url;
    private final @Nullable UrlRecord base;
    private final @Nullable State override;
    private State state;
    private int pointer;
    private final StringBuilder buffer = new StringBuilder();
    private boolean atSignSeen;
    private boolean insideBrackets;
    private boolean passwordTokenSeen;

    private UrlParser(String text, UrlRecord url, @Nullable UrlRecord base, @Nullable State override) {
        input = text.codePoints().filter(c -> c != 9 && c != 10 && c != 13).toArray();
        this.url = url;
        this.base = base;
        this.override = override;
        state = override == null ? State.SCHEME_START : override;
    }

    /// The address, or null if it is none.
    static @Nullable UrlRecord parse(String text, @Nullable UrlRecord base) {
        int start = 0;
        int end = text.length();
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && text.charAt(end - 1) <= ' ') {
            end--;
        }
        UrlRecord url = new UrlRecord();
        return new UrlParser(text.substring(start, end), url, base, null).run() ? url : null;
    }

    /// Parses a part of an address into it, as the setters of `URL` do; what cannot be parsed leaves it as it was, or as far as it came.
    static boolean parseInto(UrlRecord url, String text, State override) {
        return new UrlParser(text, url, null, override).run();
    }

    private boolean run() {
        for (pointer = 0;; pointer++) {
            int c = pointer < input.length ? input[pointer] : EOF;
            Step step = switch (state) {
                case SCHEME_START -> schemeStart(c);
                case SCHEME -> scheme(c);
                case NO_SCHEME -> noScheme(c);
                case SPECIAL_RELATIVE_OR_AUTHORITY -> specialRelativeOrAuthority(c);
                case PATH_OR_AUTHORITY -> c == '/' ? to(State.AUTHORITY) : again(State.PATH);
                case RELATIVE -> relative(c);
                case RELATIVE_SLASH -> relativeSlash(c);
                case SPECIAL_AUTHORITY_SLASHES -> specialAuthoritySlashes(c);
                case SPECIAL_AUTHORITY_IGNORE_SLASHES -> c == '/' || c == '\\' ? Step.GO_ON : again(State.AUTHORITY);
                case AUTHORITY -> authority(c);
                case HOST, HOSTNAME -> host(c);
                case PORT -> port(c);
                case FILE -> file(c);
                case FILE_SLASH -> fileSlash(c);
                case FILE_HOST -> fileHost(c);
                case PATH_START -> pathStart(c);
                case PATH -> path(c);
                case OPAQUE_PATH -> opaquePath(c);
                case QUERY -> query(c);
                case FRAGMENT -> fragment(c);
            };
            if (step != Step.GO_ON) {
                return step == Step.STOP;
            }
            if (c == EOF && pointer >= input.length) {
                return true;
            }
        }
    }

    private Step to(State next) {
        state = next;
        return Step.GO_ON;
    }

    /// To another state, which sees this code point again.
    private Step again(State next) {
        pointer--;
        return to(next);
    }

    private Step toQuery() {
        url.query = "";
        return to(State.QUERY);
    }

    private Step toFragment() {
        url.fragment = "";
        return to(State.FRAGMENT);
    }

    private boolean nextIs(char c) {
        return pointer + 1 < input.length && input[pointer + 1] == c;
    }

    private boolean isSlash(int c) {
        return c == '/' || c == '\\' && url.isSpecial();
    }

    private boolean endsAuthority(int c) {
        return c == EOF || c == '?' || c == '#' || isSlash(c);
    }

    private static boolean isAlpha(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /// @see <a href="https://url.spec.whatwg.org/#windows-drive-letter">URL: Windows drive letter</a>
    static boolean isDriveLetter(CharSequence text) {
        return text.length() == 2 && isAlpha(text.charAt(0)) && (text.charAt(1) == ':' || text.charAt(1) == '|');
    }

    private boolean startsWithDriveLetter() {
        return pointer + 1 < input.length && isAlpha(input[pointer])
                && (input[pointer + 1] == ':' || input[pointer + 1] == '|')
                && (pointer + 2 == input.length || "/\\?#".indexOf(input[pointer + 2]) >= 0);
    }

    private Step schemeStart(int c) {
        if (isAlpha(c)) {
            buffer.append((char) (c | 0x20));
            return to(State.SCHEME);
        }
        return override == null ? again(State.NO_SCHEME) : Step.FAIL;
    }

    private Step scheme(int c) {
        if (isAlpha(c) || isDigit(c) || c == '+' || c == '-' || c == '.') {
            buffer.append((char) (isAlpha(c) ? c | 0x20 : c));
            return Step.GO_ON;
        }
        if (c != ':') {
            buffer.setLength(0);
            pointer = -1;
            return override == null ? to(State.NO_SCHEME) : Step.FAIL;
        }
        String scheme = buffer.toString();
        buffer.setLength(0);
        if (override != null) {
            return overrideScheme(scheme);
        }
        url.scheme = scheme;
        if (scheme.equals("file")) {
            return to(State.FILE);
        }
        if (url.isSpecial()) {
            return to(base != null && base.scheme.equals(scheme)
                    ? State.SPECIAL_RELATIVE_OR_AUTHORITY
                    : State.SPECIAL_AUTHORITY_SLASHES);
        }
        if (nextIs('/')) {
            pointer++;
            return to(State.PATH_OR_AUTHORITY);
        }
        url.opaquePath = "";
        return to(State.OPAQUE_PATH);
    }

    private Step overrideScheme(String scheme) {
        boolean keeps = UrlRecord.isSpecial(scheme) != url.isSpecial()
                || scheme.equals("file") && (url.includesCredentials() || url.port >= 0)
                || url.scheme.equals("file") && "".equals(url.host);
        if (!keeps) {
            url.scheme = scheme;
            url.port = url.port == UrlRecord.defaultPort(scheme) ? -1 : url.port;
        }
        return Step.STOP;
    }

    private Step noScheme(int c) {
        if (base == null || base.opaquePath != null && c != '#') {
            return Step.FAIL;
        }
        if (base.opaquePath != null) {
            url.scheme = base.scheme;
            url.copyPath(base);
            return toFragment();
        }
        return again(base.scheme.equals("file") ? State.FILE : State.RELATIVE);
    }

    private Step specialRelativeOrAuthority(int c) {
        if (c == '/' && nextIs('/')) {
            pointer++;
            return to(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
        }
        return again(State.RELATIVE);
    }

    private Step relative(int c) {
        UrlRecord from = Objects.requireNonNull(base);
        url.scheme = from.scheme;
        if (isSlash(c)) {
            return to(State.RELATIVE_SLASH);
        }
        url.copyAuthority(from);
        url.copyPath(from);
        return afterBasePath(c, true);
    }

    /// What follows the path of the base: a query, a fragment, or a path in place of its last segment.
    private Step afterBasePath(int c, boolean shorten) {
        if (c == '?') {
            return toQuery();
        }
        if (c == '#') {
            return toFragment();
        }
        if (c == EOF) {
            return Step.GO_ON;
        }
        url.query = null;
        if (shorten) {
            url.shortenPath();
        } else {
            url.path = new ArrayList<>();
        }
        return again(State.PATH);
    }

    private Step relativeSlash(int c) {
        if (url.isSpecial() && (c == '/' || c == '\\')) {
            return to(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
        }
        if (c == '/') {
            return to(State.AUTHORITY);
        }
        url.copyAuthority(Objects.requireNonNull(base));
        return again(State.PATH);
    }

    private Step specialAuthoritySlashes(int c) {
        if (c == '/' && nextIs('/')) {
            pointer++;
            return to(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
        }
        return again(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
    }

    private Step authority(int c) {
        if (c == '@') {
            takeCredentials();
            return Step.GO_ON;
        }
        if (endsAuthority(c)) {
            if (atSignSeen && buffer.isEmpty()) {
                return Step.FAIL;
            }
            pointer -= buffer.codePointCount(0, buffer.length()) + 1;
            buffer.setLength(0);
            return to(State.HOST);
        }
        buffer.appendCodePoint(c);
        return Step.GO_ON;
    }

    private void takeCredentials() {
        String text = atSignSeen ? "%40" + buffer : buffer.toString();
        atSignSeen = true;
        StringBuilder username = new StringBuilder(url.username);
        StringBuilder password = new StringBuilder(url.password);
        text.codePoints().forEach(c -> {
            if (c == ':' && !passwordTokenSeen) {
                passwordTokenSeen = true;
            } else {
                PercentEncoding.USERINFO.append(passwordTokenSeen ? password : username, c);
            }
        });
        url.username = username.toString();
        url.password = password.toString();
        buffer.setLength(0);
    }

    private Step host(int c) {
        if (override != null && url.scheme.equals("file")) {
            return again(State.FILE_HOST);
        }
        if (c == ':' && !insideBrackets) {
            if (buffer.isEmpty() || override == State.HOSTNAME || !takeHost()) {
                return Step.FAIL;
            }
            return to(State.PORT);
        }
        if (endsAuthority(c)) {
            boolean required = url.isSpecial()
                    || override != null && (url.includesCredentials() || url.port >= 0);
            if (required && buffer.isEmpty() || !takeHost()) {
                return Step.FAIL;
            }
            return override != null ? Step.STOP : again(State.PATH_START);
        }
        insideBrackets = c == '[' || insideBrackets && c != ']';
        buffer.appendCodePoint(c);
        return Step.GO_ON;
    }

    private boolean takeHost() {
        String host = buffer.isEmpty() ? "" : UrlHost.parse(buffer.toString(), !url.isSpecial());
        if (host == null) {
            return false;
        }
        url.host = host;
        buffer.setLength(0);
        return true;
    }

    private Step port(int c) {
        if (isDigit(c)) {
            buffer.append((char) c);
            return Step.GO_ON;
        }
        if (!endsAuthority(c) && override == null) {
            return Step.FAIL;
        }
        if (!buffer.isEmpty()) {
            String digits = buffer.toString().replaceFirst("^0+(?=.)", "");
            int port = digits.length() > 5 ? Integer.MAX_VALUE : Integer.parseInt(digits);
            if (port > 0xFFFF) {
                return Step.FAIL;
            }
            url.port = port == UrlRecord.defaultPort(url.scheme) ? -1 : port;
            buffer.setLength(0);
            if (override != null) {
                return Step.STOP;
            }
        }
        return override != null ? Step.FAIL : again(State.PATH_START);
    }

    private Step file(int c) {
        url.scheme = "file";
        url.host = "";
        if (c == '/' || c == '\\') {
            return to(State.FILE_SLASH);
        }
        if (base == null || !base.scheme.equals("file")) {
            return again(State.PATH);
        }
        url.host = base.host;
        url.copyPath(base);
        return afterBasePath(c, !startsWithDriveLetter());
    }

    private Step fileSlash(int c) {
        if (c == '/' || c == '\\') {
            return to(State.FILE_HOST);
        }
        if (base != null && base.scheme.equals("file")) {
            url.host = base.host;
            if (!startsWithDriveLetter() && !base.path.isEmpty() && isDriveLetter(base.path.getFirst())
                    && base.path.getFirst().charAt(1) == ':') {
                url.path.add(base.path.getFirst());
            }
        }
        return again(State.PATH);
    }

    private Step fileHost(int c) {
        if (c != EOF && c != '/' && c != '\\' && c != '?' && c != '#') {
            buffer.appendCodePoint(c);
            return Step.GO_ON;
        }
        if (override == null && isDriveLetter(buffer)) {
            return again(State.PATH);
        }
        if (!takeHost()) {
            return Step.FAIL;
        }
        if ("localhost".equals(url.host)) {
            url.host = "";
        }
        return override != null ? Step.STOP : again(State.PATH_START);
    }

    private Step pathStart(int c) {
        if (url.isSpecial()) {
            return isSlash(c) ? to(State.PATH) : again(State.PATH);
        }
        if (override == null && c == '?') {
            return toQuery();
        }
        if (override == null && c == '#') {
            return toFragment();
        }
        if (c != EOF) {
            return c == '/' ? to(State.PATH) : again(State.PATH);
        }
        if (override != null && url.host == null) {
            url.path.add("");
        }
        return Step.GO_ON;
    }

    private Step path(int c) {
        boolean slash = isSlash(c);
        if (c != EOF && !slash && (override != null || c != '?' && c != '#')) {
            PercentEncoding.PATH.append(buffer, c);
            return Step.GO_ON;
        }
        String segment = buffer.toString();
        buffer.setLength(0);
        String dots = segment.replaceAll("(?i)%2e", ".");
        if (dots.equals("..")) {
            url.shortenPath();
            if (!slash) {
                url.path.add("");
            }
        } else if (dots.equals(".")) {
            if (!slash) {
                url.path.add("");
            }
        } else {
            boolean drive = url.scheme.equals("file") && url.path.isEmpty() && isDriveLetter(segment);
            url.path.add(drive ? segment.charAt(0) + ":" : segment);
        }
        return c == '?' ? toQuery() : c == '#' ? toFragment() : Step.GO_ON;
    }

    private Step opaquePath(int c) {
        if (c == '?') {
            return toQuery();
        }
        if (c == '#') {
            return toFragment();
        }
        StringBuilder text = new StringBuilder(String.valueOf(url.opaquePath));
        if (c == ' ') {
            text.append(nextIs('?') || nextIs('#') ? "%20" : " ");
        } else if (c != EOF) {
            PercentEncoding.C0_CONTROL.append(text, c);
        }
        url.opaquePath = text.toString();
        return Step.GO_ON;
    }

    private Step query(int c) {
        if (c != EOF && (override != null || c != '#')) {
            buffer.appendCodePoint(c);
            return Step.GO_ON;
        }
        PercentEncoding set = url.isSpecial() ? PercentEncoding.SPECIAL_QUERY : PercentEncoding.QUERY;
        url.query = String.valueOf(url.query) + set.encode(buffer.toString());
        buffer.setLength(0);
        return c == '#' ? toFragment() : Step.GO_ON;
    }

    private Step fragment(int c) {
        if (c == EOF) {
            url.fragment = String.valueOf(url.fragment) + PercentEncoding.FRAGMENT.encode(buffer.toString());
        } else {
            buffer.appendCodePoint(c);
        }
        return Step.GO_ON;
    }
}
