#version 330 core
// One layer over the shadow that another one's alpha casts.
uniform sampler2D u_image;
uniform sampler2D u_backdrop; // the blurred layer
uniform ivec2 u_offset; // from the target's upper left to the layer's
uniform ivec2 u_shadow; // from the target's upper left to the blurred layer's
uniform vec4 u_color;
out vec4 o_color;

vec4 texel(sampler2D image, ivec2 at) {
    ivec2 size = textureSize(image, 0);
    return at.x < 0 || at.y < 0 || at.x >= size.x || at.y >= size.y ? vec4(0.0) : texelFetch(image, at, 0);
}

void main() {
    ivec2 at = ivec2(floor(gl_FragCoord.xy));
    vec4 source = texel(u_image, at - u_offset);
    vec4 below = u_color * texel(u_backdrop, at - u_shadow).a;
    o_color = source + below * (1.0 - source.a);
}
