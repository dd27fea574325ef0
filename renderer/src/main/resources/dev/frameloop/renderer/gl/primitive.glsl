// The fragment shader of all primitives. COVERAGE_x, FILLING_x, LOCAL and CLIPPED say which part is wanted; what comes with a primitive is
// declared before this text, as v_NAME. Device pixels have their upper left at whole numbers; colours are multiplied by alpha.

uniform vec4 u_target; // the target's left and top, and 2 / its width and height
out vec4 o_color;

#ifdef LOCAL
// The distance of two local points, in pixels, that lie one unit of x or of y apart in the direction of steepest change.
vec2 perUnit;
#endif

// How much of the pixel around a point lies between two edges, of which the distances are given, positive inwards.
float between(float fromStart, float toEnd) {
    return clamp(min(0.5, fromStart) + min(0.5, toEnd), 0.0, 1.0);
}

#ifdef LOCAL
vec2 localPoint(vec2 p) {
    return vec2(v_MATRIX.x * p.x + v_MATRIX.z * p.y + v_SHIFT.x, v_MATRIX.y * p.x + v_MATRIX.w * p.y + v_SHIFT.y);
}

// A direction of change in local coordinates, as one on the device.
vec2 deviceGradient(vec2 g) {
    return vec2(v_MATRIX.x * g.x + v_MATRIX.y * g.y, v_MATRIX.z * g.x + v_MATRIX.w * g.y);
}

// How much of the pixel around a local point lies in a rounded rectangle: left, top, right, bottom, and the radii clockwise from the upper left.
float rounded(vec2 l, vec4 r, vec4 rx, vec4 ry) {
    float inside = between((l.x - r.x) * perUnit.x, (r.z - l.x) * perUnit.x)
            * between((l.y - r.y) * perUnit.y, (r.w - l.y) * perUnit.y);
    vec2 radius = vec2(0.0);
    vec2 offset = vec2(0.0);
    if (l.x < r.x + rx.x && l.y < r.y + ry.x) {
        radius = vec2(rx.x, ry.x);
        offset = l - (r.xy + radius);
    } else if (l.x > r.z - rx.y && l.y < r.y + ry.y) {
        radius = vec2(rx.y, ry.y);
        offset = l - vec2(r.z - radius.x, r.y + radius.y);
    } else if (l.x > r.z - rx.z && l.y > r.w - ry.z) {
        radius = vec2(rx.z, ry.z);
        offset = l - (r.zw - radius);
    } else if (l.x < r.x + rx.w && l.y > r.w - ry.w) {
        radius = vec2(rx.w, ry.w);
        offset = l - vec2(r.x + radius.x, r.w - radius.y);
    }
    if (radius.x > 0.0) {
        // The distance from an ellipse, to first order.
        vec2 n = offset / radius;
        float k = length(n);
        float steepness = length(deviceGradient(n / radius));
        float distance = steepness > 0.0 ? k * (k - 1.0) / steepness : -1.0;
        inside = min(inside, clamp(0.5 - distance, 0.0, 1.0));
    }
    return inside;
}
#endif

#ifdef COVERAGE_SIDES
// What part of the pixel belongs to the top or bottom rather than to the left or right: the side of a line from a corner of the border edge
// through that of the padding edge.
vec4 sideColor(vec2 l) {
    vec2 middle = 0.5 * (v_HOLE.xy + v_HOLE.zw);
    bool left = l.x < middle.x;
    bool top = l.y < middle.y;
    vec2 corner = vec2(left ? v_BORDER.x : v_BORDER.z, top ? v_BORDER.y : v_BORDER.w);
    vec2 along = vec2(left ? v_HOLE.x : v_HOLE.z, top ? v_HOLE.y : v_HOLE.w) - corner;
    // Positive towards the horizontal side.
    vec2 normal = vec2(left ? 1.0 : -1.0, top ? 1.0 : -1.0) * vec2(abs(along.y), -abs(along.x));
    float steepness = length(deviceGradient(normal));
    float share = steepness > 0.0 ? clamp(0.5 + dot(l - corner, normal) / steepness, 0.0, 1.0) : 0.5;
    return mix(left ? v_LEFT : v_RIGHT, top ? v_COLOR : v_BOTTOM, share);
}
#endif

#ifdef COVERAGE_SHADOW
// How much of a step lies under a bell centred at its edge plus x, where the bell is three unit boxes blurred into each other.
float integral(float x) {
    float outside = max(0.0, 1.5 - abs(x));
    float tail = outside * outside * outside / 6.0;
    return abs(x) < 0.5 ? 0.5 + 0.75 * x - x * x * x / 3.0 : x < 0.0 ? tail : 1.0 - tail;
}

// A blurred rounded rectangle: strips of it, each blurred sideways, weighted by the bell.
float blurred(vec2 l, vec4 r, vec4 rx, vec4 ry, float box) {
    if (max(max(rx.x, rx.y), max(rx.z, rx.w)) <= 0.0) {
        return (integral((l.x - r.x) / box) - integral((l.x - r.z) / box))
                * (integral((l.y - r.y) / box) - integral((l.y - r.w) / box));
    }
    const int STRIPS = 16;
    float from = max(r.y, l.y - 1.5 * box);
    float to = min(r.w, l.y + 1.5 * box);
    float sum = 0.0;
    if (from < to) {
        float before = integral((from - l.y) / box);
        for (int i = 0; i < STRIPS; i++) {
            float end = from + (to - from) * float(i + 1) / float(STRIPS);
            float y = end - 0.5 * (to - from) / float(STRIPS);
            vec4 reach = vec4(r.y + ry.x - y, r.y + ry.y - y, y - r.w + ry.z, y - r.w + ry.w) / max(vec4(ry), vec4(1e-6));
            vec4 cut = rx * (1.0 - sqrt(max(vec4(0.0), 1.0 - max(reach, 0.0) * max(reach, 0.0))));
            float after = integral((end - l.y) / box);
            sum += (after - before) * max(0.0, integral((l.x - r.x - max(cut.x, cut.w)) / box)
                    - integral((l.x - r.z + max(cut.y, cut.z)) / box));
            before = after;
        }
    }
    return sum;
}
#endif

#if defined(FILLING_GRADIENT) || defined(FILLING_IMAGE)
// Where in its tile a local point is; outside of all tiles the second result is false.
vec2 inTile(vec2 l, out bool inside) {
    inside = true;
    if (v_TILE.z <= 0.0) {
        return l;
    }
    vec2 t = l - v_TILE.xy;
    if (v_STRIDE.x > 0.0) {
        t.x -= v_STRIDE.x * floor(t.x / v_STRIDE.x);
    }
    if (v_STRIDE.y > 0.0) {
        t.y -= v_STRIDE.y * floor(t.y / v_STRIDE.y);
    }
    inside = t.x >= 0.0 && t.y >= 0.0 && (t.x < v_TILE.z || v_STRIDE.x == v_TILE.z)
            && (t.y < v_TILE.w || v_STRIDE.y == v_TILE.w);
    return t;
}
#endif

#ifdef FILLING_GRADIENT
uniform samplerBuffer u_stops; // for each stop its offset, then its colour

// The angle of a direction, clockwise from up, as part of a full turn, by the polynomial that the software painter uses.
float turn(vec2 d) {
    vec2 a = abs(d);
    float large = max(a.x, a.y);
    if (large == 0.0) {
        return 0.0;
    }
    float t = min(a.x, a.y) / large;
    float s = t * t;
    float eighth = t * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351)))) / 6.283185307179586;
    float fromUp = a.x <= a.y ? eighth : 0.25 - eighth;
    fromUp = d.y > 0.0 ? 0.5 - fromUp : fromUp;
    return d.x < 0.0 ? 1.0 - fromUp : fromUp;
}

float place(vec2 t) {
    vec4 g = v_GEOMETRY;
    int kind = int(v_SHIFT.z) & 3;
    if (kind == 0) {
        vec2 d = g.zw - g.xy;
        return dot(t - g.xy, d) / max(dot(d, d), 1e-9);
    }
    if (kind == 1) {
        return length((t - g.xy) / max(g.zw, vec2(1e-9)));
    }
    return fract(turn(t - g.xy) - g.z);
}

vec4 filling(vec2 l) {
    bool inside;
    vec2 t = inTile(l, inside);
    if (!inside) {
        return vec4(0.0);
    }
    float at = place(t);
    int first = int(v_STRIDE.z);
    int last = first + int(v_STRIDE.w) - 1;
    float start = texelFetch(u_stops, 2 * first).x;
    float span = texelFetch(u_stops, 2 * last).x - start;
    if (int(v_SHIFT.z) >= 4 && span > 0.0) {
        at = start + (at - start) - span * floor((at - start) / span);
    }
    int i = first;
    while (i < last && at >= texelFetch(u_stops, 2 * (i + 1)).x) {
        i++;
    }
    vec4 from = texelFetch(u_stops, 2 * i + 1);
    if (i == last || !(at >= start)) {
        return from;
    }
    float a = texelFetch(u_stops, 2 * i).x;
    float b = texelFetch(u_stops, 2 * (i + 1)).x;
    return mix(from, texelFetch(u_stops, 2 * (i + 1) + 1), clamp((at - a) / (b - a), 0.0, 1.0));
}
#endif

#ifdef FILLING_IMAGE
uniform sampler2D u_image;

int wrapped(int i, int size, bool wrap) {
    return wrap ? i - size * int(floor(float(i) / float(size))) : clamp(i, 0, size - 1);
}

vec4 filling(vec2 l) {
    bool inside;
    vec2 t = inTile(l, inside);
    if (!inside) {
        return vec4(0.0);
    }
    ivec2 size = textureSize(u_image, 0);
    vec2 at = t * vec2(size) / v_TILE.zw;
    if (v_STRIDE.z == 0.0) {
        return texelFetch(u_image, clamp(ivec2(floor(at)), ivec2(0), size - 1), 0);
    }
    at -= 0.5;
    ivec2 i = ivec2(floor(at));
    vec2 part = at - vec2(i);
    bool wrapX = v_STRIDE.x == v_TILE.z;
    bool wrapY = v_STRIDE.y == v_TILE.w;
    int x0 = wrapped(i.x, size.x, wrapX);
    int x1 = wrapped(i.x + 1, size.x, wrapX);
    int y0 = wrapped(i.y, size.y, wrapY);
    int y1 = wrapped(i.y + 1, size.y, wrapY);
    return mix(mix(texelFetch(u_image, ivec2(x0, y0), 0), texelFetch(u_image, ivec2(x1, y0), 0), part.x),
            mix(texelFetch(u_image, ivec2(x0, y1), 0), texelFetch(u_image, ivec2(x1, y1), 0), part.x), part.y);
}
#endif

#ifdef COVERAGE_MASK
uniform sampler2D u_mask;
#endif
#ifdef CLIPPED
uniform sampler2D u_clip;
#endif
#ifdef COVERAGE_LAYER
uniform sampler2D u_image;
#endif

#ifdef FILLING_BLEND
uniform sampler2D u_backdrop;
uniform int u_mode; // the place of the mode in BlendMode

float luminosity(vec3 c) {
    return dot(c, vec3(0.3, 0.59, 0.11));
}

float least(vec3 c) {
    return min(c.r, min(c.g, c.b));
}

float most(vec3 c) {
    return max(c.r, max(c.g, c.b));
}

vec3 setLuminosity(vec3 c, float l) {
    vec3 moved = c + (l - luminosity(c));
    float lum = luminosity(moved);
    float n = least(moved);
    float x = most(moved);
    if (n < 0.0) {
        moved = lum + (moved - lum) * lum / (lum - n);
    }
    if (x > 1.0) {
        moved = lum + (moved - lum) * (1.0 - lum) / (x - lum);
    }
    return moved;
}

vec3 setSaturation(vec3 c, float saturation) {
    float range = most(c) - least(c);
    return (c - least(c)) * (range > 0.0 ? saturation / range : 0.0);
}

float separable(float b, float s) {
    switch (u_mode) {
        case 1: return b * s;
        case 2: return b + s - b * s;
        case 3: return b <= 0.5 ? s * 2.0 * b : s + (2.0 * b - 1.0) - s * (2.0 * b - 1.0);
        case 4: return min(b, s);
        case 5: return max(b, s);
        case 6: return b == 0.0 ? 0.0 : s == 1.0 ? 1.0 : min(1.0, b / (1.0 - s));
        case 7: return b == 1.0 ? 1.0 : s == 0.0 ? 0.0 : 1.0 - min(1.0, (1.0 - b) / s);
        case 8: return s <= 0.5 ? b * 2.0 * s : b + (2.0 * s - 1.0) - b * (2.0 * s - 1.0);
        case 9: {
            if (s <= 0.5) {
                return b - (1.0 - 2.0 * s) * b * (1.0 - b);
            }
            float d = b <= 0.25 ? ((16.0 * b - 12.0) * b + 4.0) * b : sqrt(b);
            return b + (2.0 * s - 1.0) * (d - b);
        }
        case 10: return abs(b - s);
        case 11: return b + s - 2.0 * b * s;
        default: return s;
    }
}

vec3 mixed(vec3 b, vec3 s) {
    switch (u_mode) {
        case 12: return setLuminosity(setSaturation(s, most(b) - least(b)), luminosity(b));
        case 13: return setLuminosity(setSaturation(b, most(s) - least(s)), luminosity(b));
        case 14: return setLuminosity(s, luminosity(b));
        case 15: return setLuminosity(b, luminosity(s));
        default: return vec3(separable(b.r, s.r), separable(b.g, s.g), separable(b.b, s.b));
    }
}

vec4 blended(vec4 source, vec4 backdrop) {
    vec3 s = source.a > 0.0 ? min(source.rgb / source.a, 1.0) : vec3(0.0);
    vec3 b = backdrop.a > 0.0 ? min(backdrop.rgb / backdrop.a, 1.0) : vec3(0.0);
    float alpha = source.a + backdrop.a - source.a * backdrop.a;
    vec3 color = source.a * (1.0 - backdrop.a) * s + source.a * backdrop.a * mixed(b, s)
            + (1.0 - source.a) * backdrop.a * b;
    return vec4(clamp(color, 0.0, alpha), alpha);
}
#endif

void main() {
    vec2 p = gl_FragCoord.xy + u_target.xy;
    ivec2 pixel = ivec2(floor(p));
    float part = 1.0;
#ifdef LOCAL
    vec2 l = localPoint(p);
    perUnit = 1.0 / vec2(length(v_MATRIX.xz), length(v_MATRIX.yw));
#endif
#ifdef COVERAGE_RECTANGLE
    part = between(p.x - v_RECTANGLE.x, v_RECTANGLE.z - p.x) * between(p.y - v_RECTANGLE.y, v_RECTANGLE.w - p.y);
#endif
#ifdef COVERAGE_ROUNDED
    part = rounded(l, v_SHAPE, v_RADII_X, v_RADII_Y);
#endif
#if defined(COVERAGE_RING) || defined(COVERAGE_SIDES)
    part = max(0.0, rounded(l, v_SHAPE, v_RADII_X, v_RADII_Y) - rounded(l, v_INNER, v_INNER_X, v_INNER_Y));
#endif
#ifdef COVERAGE_SHADOW
    float box = 2.0 * v_SHIFT.w;
    part = box > 0.0 ? blurred(l, v_SHAPE, v_RADII_X, v_RADII_Y, box) : rounded(l, v_SHAPE, v_RADII_X, v_RADII_Y);
    float inside = rounded(l, v_INNER, v_INNER_X, v_INNER_Y);
    part = v_SHIFT.z > 0.0 ? (1.0 - part) * inside : part * (1.0 - inside);
#endif
#ifdef COVERAGE_MASK
    part = texelFetch(u_mask, pixel - ivec2(v_PLACE.xy), 0).r;
#endif
#ifdef CLIPPED
    part *= texelFetch(u_clip, pixel - ivec2(v_PLACE.zw), 0).r;
#endif
    vec4 color = v_COLOR;
#ifdef COVERAGE_SIDES
    color = sideColor(l);
#endif
#if defined(FILLING_GRADIENT) || defined(FILLING_IMAGE)
    color = filling(l);
#endif
#ifdef COVERAGE_LAYER
    color = texelFetch(u_image, pixel - ivec2(v_PLACE.xy), 0) * v_COLOR.a;
#endif
#ifdef FILLING_BLEND
    o_color = blended(color * part, texelFetch(u_backdrop, ivec2(gl_FragCoord.xy), 0));
#else
    o_color = color * part;
#endif
}
