package dev.frameloop.renderer.text;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// Where the data of a face are.
sealed interface FontSource {
    /// The whole file; a mapped file costs no memory until read.
    ByteBuffer data() throws IOException;

    /// The face within the file: 0 but in collections.
    int index();

    /// The same file, another face.
    FontSource at(int index);

    /// The JDK's font for it, at size 1.
    Font font() throws IOException, FontFormatException;

    /// A file.
    record File(Path path, int index) implements FontSource {
        @Override
        public ByteBuffer data() throws IOException {
            try (FileChannel channel = FileChannel.open(path)) {
                return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            }
        }

        @Override
        public FontSource at(int newIndex) {
            return new File(path, newIndex);
        }

        @Override
        public Font font() throws IOException, FontFormatException {
            FontConfiguration.prepare();
            return pick(Font.createFonts(path.toFile()), index);
        }

        @Override
        public String toString() {
            return path + (index == 0 ? "" : "#" + index);
        }
    }

    /// A resource of the class path or module path.
    record Resource(ClassLoader loader, String name, int index) implements FontSource {
        @Override
        public ByteBuffer data() throws IOException {
            return ByteBuffer.wrap(read());
        }

        @Override
        public FontSource at(int newIndex) {
            return new Resource(loader, name, newIndex);
        }

        @Override
        public Font font() throws IOException, FontFormatException {
            FontConfiguration.prepare();
            return pick(Font.createFonts(new ByteArrayInputStream(read())), index);
        }

        private byte[] read() throws IOException {
            try (InputStream in = loader.getResourceAsStream(name)) {
                if (in == null) {
                    throw new FileNotFoundException("there is no resource " + name);
                }
                return in.readAllBytes();
            }
        }

        @Override
        public String toString() {
            return name + (index == 0 ? "" : "#" + index);
        }
    }

    /// Bytes in memory. Not a record: two such sources are equal only if they are the same.
    final class Bytes implements FontSource {
        private final byte[] bytes;
        private final int index;

        Bytes(byte[] bytes) {
            this(bytes.clone(), 0);
        }

        private Bytes(byte[] bytes, int index) {
            this.bytes = bytes;
            this.index = index;
        }

        @Override
        public ByteBuffer data() {
            return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
        }

        @Override
        public int index() {
            return index;
        }

        @Override
        public FontSource at(int newIndex) {
            return new Bytes(bytes, newIndex);
        }

        @Override
        public Font font() throws IOException, FontFormatException {
            FontConfiguration.prepare();
            return pick(Font.createFonts(new ByteArrayInputStream(bytes)), index);
        }

        @Override
        public String toString() {
            return bytes.length + " bytes" + (index == 0 ? "" : "#" + index);
        }
    }

    private static Font pick(Font[] fonts, int index) throws FontFormatException {
        if (index >= fonts.length) {
            throw new FontFormatException("the font collection has no face " + index);
        }
        return fonts[index];
    }
}
