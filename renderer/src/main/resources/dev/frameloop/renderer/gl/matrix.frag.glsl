#version 330 core
// Maps colours that are not multiplied by alpha.
uniform sampler2D u_image;
uniform mat4 u_matrix;
uniform vec4 u_constant;
out vec4 o_color;

void main() {
    vec4 color = texelFetch(u_image, ivec2(floor(gl_FragCoord.xy)), 0);
    if (color.a > 0.0) {
        color.rgb = min(color.rgb / color.a, 1.0);
    }
    vec4 mapped = clamp(u_matrix * color + u_constant, 0.0, 1.0);
    o_color = color == vec4(0.0) ? color : vec4(mapped.rgb * mapped.a, mapped.a);
}
