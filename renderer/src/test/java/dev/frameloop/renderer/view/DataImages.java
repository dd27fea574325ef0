package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.NaturalSize;
import dev.frameloop.renderer.box.ReplacedContent;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.paint.ImageDecoder;
import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;

/// The natural sizes of images at `data:` addresses, without a page that loads them.
final class DataImages implements ReplacedContent {
    private final Map<String, NaturalSize> decoded = new HashMap<>();

    @Override
    public @Nullable NaturalSize naturalSize(Element element) {
        String source = element.getAttribute("src");
        return source == null || !source.startsWith("data:")
                ? NaturalSize.NONE
                : decoded.computeIfAbsent(source, DataImages::decode);
    }

    private static NaturalSize decode(String url) {
        int comma = url.indexOf(',');
        if (comma < 0) {
            return NaturalSize.NONE;
        }
        String type = url.substring(5, comma);
        byte[] bytes;
        try {
            bytes = type.endsWith(";base64")
                    ? Base64.getMimeDecoder().decode(url.substring(comma + 1))
                    : percentDecode(url.substring(comma + 1));
        } catch (IllegalArgumentException e) {
            return NaturalSize.NONE;
        }
        if (type.startsWith("image/svg+xml")) {
            return SvgSize.of(new String(bytes, StandardCharsets.UTF_8));
        }
        Image image = ImageDecoder.decode(bytes);
        return image == null ? NaturalSize.NONE : NaturalSize.of(image.width(), image.height());
    }

    private static byte[] percentDecode(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] decoded = new byte[bytes.length];
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            int high = i + 2 < bytes.length && bytes[i] == '%' ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low >= 0) {
                decoded[length++] = (byte) (16 * high + low);
                i += 2;
            } else {
                decoded[length++] = bytes[i];
            }
        }
        return java.util.Arrays.copyOf(decoded, length);
    }
}
