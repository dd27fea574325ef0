package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Filter;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.paint.Blur;
import org.lwjgl.opengl.GL20C;

import java.util.List;

/// Applies the functions of the `filter` property to a layer, one after the other, in sRGB.
///
/// @see <a href="https://drafts.csswg.org/filter-effects-1/#FilterProperty">Filter Effects 1: filter</a>
final class Filters {
    /// How many weights the blur's shader takes.
    private static final int MOST_WEIGHTS = 192;

    private final Programs programs;
    private final Batches batches;
    private final Layers layers;

    Filters(Programs programs, Batches batches, Layers layers) {
        this.programs = programs;
        this.batches = batches;
        this.layers = layers;
    }

    /// The filtered layer; the one given is closed, unless it is the same.
    Layer apply(List<Filter> filters, Layer layer, Transform transform) {
        Layer current = layer;
        for (Filter filter : filters) {
            Layer next = switch (filter) {
                case Filter.Blur(double deviation) -> blurred(current, deviation * transform.scale(), 0, 0);
                case Filter.DropShadow shadow -> dropShadow(current, shadow, transform);
                case Filter.ColorMatrix(List<Double> m) -> matrix(current,
                        m.stream().mapToDouble(Double::doubleValue).toArray());
                case Filter.Channels(double s, double i) -> matrix(current, s, 0, 0, 0, i, 0, s, 0, 0, i, 0, 0, s, 0, i,
                        0, 0, 0, 1, 0);
                case Filter.Opacity(double a) -> matrix(current, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
                        Math.clamp(a, 0, 1), 0);
            };
            if (next != current) {
                layers.close(current);
                current = next;
            }
        }
        return current;
    }

    /// A larger layer with the content moved by whole pixels and blurred.
    private Layer blurred(Layer source, double deviation, int dx, int dy) {
        int reach = Blur.reach(deviation);
        Rectangle bounds = source.bounds().translate(dx, dy).outset(reach);
        double[] weights = deviation > 0 ? Blur.weights(deviation) : new double[]{1};
        // Beyond what the shader takes, only every so many pixels count: by then the kernel is far smoother than that.
        int step = (weights.length + MOST_WEIGHTS - 1) / MOST_WEIGHTS;
        float[] kernel = new float[(weights.length + step - 1) / step];
        double sum = weights[0];
        for (int i = 1; i < kernel.length; i++) {
            sum += 2 * weights[i * step];
        }
        for (int i = 0; i < kernel.length; i++) {
            kernel[i] = (float) (weights[i * step] / sum);
        }
        Layer across = layers.open(bounds);
        pass(source, across, kernel, reach, step, 0);
        Layer result = layers.open(bounds);
        pass(across, result, kernel, 0, 0, step);
        layers.close(across);
        return result;
    }

    private void pass(Layer source, Layer target, float[] kernel, int offset, int stepX, int stepY) {
        Program program = programs.pass("blur");
        GL20C.glUseProgram(program.name);
        GL20C.glUniform2i(program.uniform("u_offset"), offset, offset);
        GL20C.glUniform2i(program.uniform("u_step"), stepX, stepY);
        GL20C.glUniform1i(program.uniform("u_count"), kernel.length);
        GL20C.glUniform1fv(program.uniform("u_kernel"), kernel);
        Batches.texture(Units.IMAGE, source.texture);
        batches.pass(target, program);
    }

    private Layer dropShadow(Layer source, Filter.DropShadow shadow, Transform transform) {
        int dx = (int) Math.rint(transform.a() * shadow.dx() + transform.c() * shadow.dy());
        int dy = (int) Math.rint(transform.b() * shadow.dx() + transform.d() * shadow.dy());
        Layer blurred = blurred(source, shadow.deviation() * transform.scale(), dx, dy);
        Layer result = layers.open(blurred.bounds().union(source.bounds()));
        Program program = programs.pass("tint");
        GL20C.glUseProgram(program.name);
        GL20C.glUniform2i(program.uniform("u_offset"), source.left - result.left, source.top - result.top);
        GL20C.glUniform2i(program.uniform("u_shadow"), blurred.left - result.left, blurred.top - result.top);
        int color = shadow.color();
        float alpha = (color >>> 24) / 255f;
        GL20C.glUniform4f(program.uniform("u_color"), (color >> 16 & 0xff) / 255f * alpha,
                (color >> 8 & 0xff) / 255f * alpha, (color & 0xff) / 255f * alpha, alpha);
        Batches.texture(Units.IMAGE, source.texture);
        Batches.texture(Units.BACKDROP, blurred.texture);
        batches.pass(result, program);
        layers.close(blurred);
        return result;
    }

    /// Maps colours by 4 rows of 5 numbers.
    private Layer matrix(Layer source, double... m) {
        Layer result = layers.open(source.bounds());
        Program program = programs.pass("matrix");
        float[] columns = new float[16];
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                columns[4 * column + row] = (float) m[5 * row + column];
            }
        }
        GL20C.glUseProgram(program.name);
        GL20C.glUniformMatrix4fv(program.uniform("u_matrix"), false, columns);
        GL20C.glUniform4f(program.uniform("u_constant"), (float) m[4], (float) m[9], (float) m[14], (float) m[19]);
        Batches.texture(Units.IMAGE, source.texture);
        batches.pass(result, program);
        return result;
    }
}
