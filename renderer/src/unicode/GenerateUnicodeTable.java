import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.UnicodeSet;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Writes `unicode.bin`, the Unicode properties that `dev.frameloop.renderer.text` needs, from the data of ICU4J:
///
///     java -cp icu4j-78.1.jar GenerateUnicodeTable.java ../main/resources/dev/frameloop/renderer/text/unicode.bin
///
/// Big-endian: the number of distinct values (short), the values (int each), the number of blocks (short), the
/// 8704 block numbers (short each, one for each 128 code points), the blocks (128 bytes each, indexes of values).
/// Bits of a value: 0-5 Line_Break and 6-9 Grapheme_Cluster_Break, both as positions in the lists below; 10-11
/// Indic_Conjunct_Break (1 consonant, 2 extend, 3 linker); 12 Extended_Pictographic; 13 East_Asian_Width is F, W or H;
/// 14 initial quotation mark, 15 final quotation mark; 16 unassigned; 17 Default_Ignorable_Code_Point; 18 a mark
/// (general category Mn or Mc).
public class GenerateUnicodeTable {
    static final List<String> LINE_BREAK = List.of("XX", "AI", "AL", "B2", "BA", "BB", "BK", "CB", "CL", "CM", "CR", "EX",
            "GL", "HY", "ID", "IN", "IS", "LF", "NS", "NU", "OP", "PO", "PR", "QU", "SA", "SG", "SP", "SY", "ZW", "NL",
            "WJ", "H2", "H3", "JL", "JT", "JV", "CP", "CJ", "HL", "RI", "EB", "EM", "ZWJ", "AK", "AP", "AS", "VF", "VI",
            "HH");
    static final List<String> GRAPHEME = List.of("XX", "CN", "CR", "EX", "L", "LF", "LV", "LVT", "T", "V", "SM", "PP",
            "RI", "ZWJ");

    public static void main(String[] arguments) throws IOException {
        Map<Integer, Integer> values = new LinkedHashMap<>();
        Map<String, Integer> blocks = new LinkedHashMap<>();
        List<byte[]> blockData = new ArrayList<>();
        short[] index = new short[0x110000 / 128];
        UnicodeSet consonant = new UnicodeSet("[:InCB=Consonant:]");
        UnicodeSet extend = new UnicodeSet("[:InCB=Extend:]");
        UnicodeSet linker = new UnicodeSet("[:InCB=Linker:]");
        for (int block = 0; block < index.length; block++) {
            byte[] bytes = new byte[128];
            for (int i = 0; i < 128; i++) {
                int c = block * 128 + i;
                int incb = consonant.contains(c) ? 1 : extend.contains(c) ? 2 : linker.contains(c) ? 3 : 0;
                int value = value(c) | incb << 10;
                Integer known = values.get(value);
                if (known == null) {
                    known = values.size();
                    values.put(value, known);
                }
                bytes[i] = (byte) (int) known;
            }
            String key = Arrays.toString(bytes);
            Integer known = blocks.get(key);
            if (known == null) {
                known = blockData.size();
                blocks.put(key, known);
                blockData.add(bytes);
            }
            index[block] = (short) (int) known;
        }
        if (values.size() > 256) {
            throw new IllegalStateException("too many values for a byte: " + values.size());
        }
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(Path.of(arguments[0])))) {
            out.writeShort(values.size());
            for (int value : values.keySet()) {
                out.writeInt(value);
            }
            out.writeShort(blockData.size());
            for (short block : index) {
                out.writeShort(block);
            }
            for (byte[] block : blockData) {
                out.write(block);
            }
        }
        System.out.println(values.size() + " values, " + blockData.size() + " blocks, Unicode "
                + UCharacter.getUnicodeVersion());
    }

    private static int value(int c) {
        int lineBreak = position(LINE_BREAK, UProperty.LINE_BREAK, c);
        int grapheme = position(GRAPHEME, UProperty.GRAPHEME_CLUSTER_BREAK, c);
        int width = UCharacter.getIntPropertyValue(c, UProperty.EAST_ASIAN_WIDTH);
        boolean wide = width == UCharacter.EastAsianWidth.FULLWIDTH || width == UCharacter.EastAsianWidth.WIDE
                || width == UCharacter.EastAsianWidth.HALFWIDTH;
        int type = UCharacter.getType(c);
        return lineBreak | grapheme << 6 | flag(UCharacter.hasBinaryProperty(c, UProperty.EXTENDED_PICTOGRAPHIC), 12)
                | flag(wide, 13) | flag(type == com.ibm.icu.lang.UCharacterCategory.INITIAL_PUNCTUATION, 14)
                | flag(type == com.ibm.icu.lang.UCharacterCategory.FINAL_PUNCTUATION, 15)
                | flag(type == com.ibm.icu.lang.UCharacterCategory.UNASSIGNED, 16)
                | flag(UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT), 17)
                | flag(type == com.ibm.icu.lang.UCharacterCategory.NON_SPACING_MARK
                        || type == com.ibm.icu.lang.UCharacterCategory.COMBINING_SPACING_MARK, 18);
    }

    private static int position(List<String> names, int property, int c) {
        String name = UCharacter.getPropertyValueName(property, UCharacter.getIntPropertyValue(c, property),
                UProperty.NameChoice.SHORT);
        int position = names.indexOf(name);
        if (position < 0) {
            throw new IllegalStateException("unknown class " + name + " of U+" + Integer.toHexString(c));
        }
        return position;
    }

    private static int flag(boolean set, int bit) {
        return set ? 1 << bit : 0;
    }
}
