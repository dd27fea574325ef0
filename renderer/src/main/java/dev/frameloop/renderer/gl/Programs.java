package dev.frameloop.renderer.gl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// The painter's programs, each compiled when it is first needed.
///
/// There is one fragment shader for all primitives, `primitive.glsl`, of which each variant compiles its part; the vertex shaders, which only
/// hand on what comes with a primitive, are written here.
final class Programs {
    private static final String VERSION = "#version 330 core\n";

    private final GlObjects objects;
    private final UnaryOperator<String> sources;
    private final Map<Variant, Program> variants = new HashMap<>();
    private final Map<String, Program> passes = new HashMap<>();

    /// @param sources changes a shader's source before it is compiled, for tests
    Programs(GlObjects objects, UnaryOperator<String> sources) {
        this.objects = objects;
        this.sources = sources;
    }

    /// The program for primitives of a variant.
    Program of(Variant variant) {
        Program known = variants.get(variant);
        if (known == null) {
            known = Program.of(objects, variant.toString(), sources.apply(vertexShader(variant)),
                    sources.apply(fragmentShader(variant)));
            variants.put(variant, known);
        }
        return known;
    }

    /// The program of a filter, which makes one layer of another one.
    Program pass(String name) {
        Program known = passes.get(name);
        if (known == null) {
            known = Program.of(objects, name, sources.apply(resource("pass.vert.glsl")),
                    sources.apply(resource(name + ".frag.glsl")));
            passes.put(name, known);
        }
        return known;
    }

    private static String vertexShader(Variant variant) {
        StringBuilder source = new StringBuilder(VERSION).append("uniform vec4 u_target;\n");
        List<Variant.Attribute> attributes = variant.attributes();
        StringBuilder main = new StringBuilder();
        for (int i = 0; i < attributes.size(); i++) {
            source.append("layout(location = ").append(i).append(") in vec4 a_").append(attributes.get(i))
                    .append(";\n");
            if (attributes.get(i) != Variant.Attribute.QUAD) {
                source.append("flat out vec4 v_").append(attributes.get(i)).append(";\n");
                main.append("v_").append(attributes.get(i)).append(" = a_").append(attributes.get(i)).append(";\n");
            }
        }
        return source.append("""
                void main() {
                    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
                    vec2 point = mix(a_QUAD.xy, a_QUAD.zw, corner);
                    gl_Position = vec4((point - u_target.xy) * u_target.zw - 1.0, 0.0, 1.0);
                """).append(main).append("}\n").toString();
    }

    private static String fragmentShader(Variant variant) {
        StringBuilder source = new StringBuilder(VERSION).append(variant.defines());
        if (variant.isLocal()) {
            source.append("#define LOCAL\n");
        }
        EnumSet<Variant.Attribute> attributes = EnumSet.copyOf(variant.attributes());
        attributes.remove(Variant.Attribute.QUAD);
        attributes.forEach(attribute -> source.append("flat in vec4 v_").append(attribute).append(";\n"));
        return source.append(resource("primitive.glsl")).toString();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Programs.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void delete() {
        variants.values().forEach(Program::delete);
        passes.values().forEach(Program::delete);
        variants.clear();
        passes.clear();
    }
}
