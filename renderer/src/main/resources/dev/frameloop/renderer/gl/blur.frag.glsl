#version 330 core
// Blurs along one direction, by a symmetric kernel. Beyond the source all is transparent.
uniform sampler2D u_image;
uniform ivec2 u_offset; // from the target's upper left to the source's
uniform ivec2 u_step;
uniform int u_count; // how many of the kernel's weights are used: that of the centre and those to one side
uniform float u_kernel[192];
out vec4 o_color;

vec4 texel(ivec2 at) {
    ivec2 size = textureSize(u_image, 0);
    return at.x < 0 || at.y < 0 || at.x >= size.x || at.y >= size.y ? vec4(0.0) : texelFetch(u_image, at, 0);
}

void main() {
    ivec2 at = ivec2(floor(gl_FragCoord.xy)) - u_offset;
    vec4 sum = u_kernel[0] * texel(at);
    for (int i = 1; i < u_count; i++) {
        sum += u_kernel[i] * (texel(at + i * u_step) + texel(at - i * u_step));
    }
    o_color = sum;
}
