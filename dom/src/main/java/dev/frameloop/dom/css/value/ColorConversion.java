package dev.frameloop.dom.css.value;

/// Conversions between colour spaces, and interpolation in them.
///
/// @see <a href="https://drafts.csswg.org/css-color-4/#color-conversion-code">CSS Color 4: conversions</a>
final class ColorConversion {
    private static final double[] SRGB_TO_XYZ = {506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218,
            87098.0 / 409605,
            175762.0 / 245763, 12673.0 / 175545, 7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270};
    private static final double[] XYZ_TO_SRGB = {12831.0 / 3959, -329.0 / 214, -1974.0 / 3959, -851781.0 / 878810,
            1648619.0 / 878810,
            36519.0 / 878810, 705.0 / 12673, -2585.0 / 12673, 705.0 / 667};
    private static final double[] P3_TO_XYZ = {608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160,
            35783.0 / 156275,
            247089.0 / 357200, 198249.0 / 2500400, 0, 32229.0 / 714400, 5220557.0 / 5000800};
    private static final double[] A98_TO_XYZ = {573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567,
            591459.0 / 1989134,
            6239551.0 / 9945670, 374412.0 / 4972835, 53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835};
    private static final double[] REC2020_TO_XYZ = {63426534.0 / 99577255, 20160776.0 / 139408157,
            47086771.0 / 278816314,
            26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157, 0, 19567812.0 / 697040785,
            295819943.0 / 278816314};
    private static final double[] PROPHOTO_TO_XYZ_D50 = {0.79776664490064230, 0.13518129740053308, 0.03134773412839220,
            0.28807482881940130, 0.71183523424187300, 0.00008993693872564, 0, 0, 0.82510460251046020};
    private static final double[] D50_TO_D65 = {0.955473421488075, -0.02309845494876471, 0.06325924320057072,
            -0.0283697093338637,
            1.0099953980813041, 0.021041441191917323, 0.012314014864481998, -0.020507649298898964, 1.330365926242124};
    private static final double[] D65_TO_D50 = {1.0479297925449969, 0.022946870601609652, -0.05019226628920524,
            0.02962780877005599,
            0.9904344267538799, -0.017073799063418826, -0.009243040646204504, 0.015055191490298152, 0.7518742814281371};
    private static final double[] XYZ_TO_LMS = {0.8190224379967030, 0.3619062600528904, -0.1288737815209879,
            0.0329836539323885,
            0.9292868615863434, 0.0361446663506424, 0.0481771893596242, 0.2642395317527308, 0.6335478284694309};
    private static final double[] LMS_TO_XYZ = {1.2268798758459243, -0.5578149944602171, 0.2813910456659647,
            -0.0405757452148008,
            1.1122868032803170, -0.0717110580655164, -0.0763729366746601, -0.4214933324022432, 1.5869240198367816};
    private static final double[] LMS_TO_OKLAB = {0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
            1.9779985324311684,
            -2.4285922420485799, 0.4505937096174110, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774};
    private static final double[] OKLAB_TO_LMS = {1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586,
            -0.0638541728258133, 1, -0.0894841775298119, -1.2914855480194092};
    private static final double[] D50_WHITE = {0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585};
    private static final double EPSILON = 216.0 / 24389;
    private static final double KAPPA = 24389.0 / 27;

    private ColorConversion() {}

    /// Red, green and blue of the colour in sRGB, not clipped.
    static double[] toSrgb(AbsoluteColor color) {
        return convert(color, ColorSpace.SRGB);
    }

    /// The components in another space; missing ones count as zero.
    static double[] convert(AbsoluteColor color, ColorSpace target) {
        double[] components = {present(color.first()), present(color.second()), present(color.third())};
        ColorSpace source = color.space() == ColorSpace.RGB ? ColorSpace.SRGB : color.space();
        ColorSpace goal = target == ColorSpace.RGB ? ColorSpace.SRGB : target;
        return source == goal ? components : fromXyz(toXyz(components, source), goal);
    }

    private static double present(double component) {
        return Double.isNaN(component) ? 0 : component;
    }

    private static double[] toXyz(double[] c, ColorSpace space) {
        return switch (space) {
            case RGB, SRGB -> multiply(SRGB_TO_XYZ, map(c, ColorConversion::srgbToLinear));
            case HSL -> toXyz(hslToRgb(c[0], c[1], c[2]), ColorSpace.SRGB);
            case HWB -> toXyz(hwbToRgb(c[0], c[1], c[2]), ColorSpace.SRGB);
            case SRGB_LINEAR -> multiply(SRGB_TO_XYZ, c);
            case DISPLAY_P3 -> multiply(P3_TO_XYZ, map(c, ColorConversion::srgbToLinear));
            case A98_RGB -> multiply(A98_TO_XYZ, map(c, x -> power(x, 563.0 / 256)));
            case PROPHOTO_RGB -> multiply(D50_TO_D65,
                    multiply(PROPHOTO_TO_XYZ_D50, map(c, x -> Math.abs(x) <= 16.0 / 512 ? x / 16 : power(x, 1.8))));
            case REC2020 -> multiply(REC2020_TO_XYZ, map(c, x -> power(x, 2.4)));
            case XYZ_D50 -> multiply(D50_TO_D65, c);
            case XYZ_D65 -> c;
            case LAB -> multiply(D50_TO_D65, labToXyz(c));
            case LCH -> toXyz(fromPolar(c), ColorSpace.LAB);
            case OKLAB -> multiply(LMS_TO_XYZ, map(multiply(OKLAB_TO_LMS, c), x -> x * x * x));
            case OKLCH -> toXyz(fromPolar(c), ColorSpace.OKLAB);
        };
    }

    private static double[] fromXyz(double[] xyz, ColorSpace space) {
        return switch (space) {
            case RGB, SRGB -> map(multiply(XYZ_TO_SRGB, xyz), ColorConversion::linearToSrgb);
            case HSL -> rgbToHsl(fromXyz(xyz, ColorSpace.SRGB));
            case HWB -> rgbToHwb(fromXyz(xyz, ColorSpace.SRGB));
            case SRGB_LINEAR -> multiply(XYZ_TO_SRGB, xyz);
            case DISPLAY_P3 -> map(multiply(inverse(P3_TO_XYZ), xyz), ColorConversion::linearToSrgb);
            case A98_RGB -> map(multiply(inverse(A98_TO_XYZ), xyz), x -> power(x, 256.0 / 563));
            case PROPHOTO_RGB -> map(multiply(inverse(PROPHOTO_TO_XYZ_D50), multiply(D65_TO_D50, xyz)),
                    x -> Math.abs(x) >= 1.0 / 512 ? power(x, 1 / 1.8) : 16 * x);
            case REC2020 -> map(multiply(inverse(REC2020_TO_XYZ), xyz), x -> power(x, 1 / 2.4));
            case XYZ_D50 -> multiply(D65_TO_D50, xyz);
            case XYZ_D65 -> xyz;
            case LAB -> xyzToLab(multiply(D65_TO_D50, xyz));
            case LCH -> toPolar(fromXyz(xyz, ColorSpace.LAB));
            case OKLAB -> multiply(LMS_TO_OKLAB, map(multiply(XYZ_TO_LMS, xyz), StrictMath::cbrt));
            case OKLCH -> toPolar(fromXyz(xyz, ColorSpace.OKLAB));
        };
    }

    private static double srgbToLinear(double x) {
        return Math.abs(x) <= 0.04045 ? x / 12.92 : Math.signum(x) * StrictMath.pow((Math.abs(x) + 0.055) / 1.055, 2.4);
    }

    private static double linearToSrgb(double x) {
        return Math.abs(x) > 0.0031308
                ? Math.signum(x) * (1.055 * StrictMath.pow(Math.abs(x), 1 / 2.4) - 0.055)
                : 12.92 * x;
    }

    private static double power(double x, double exponent) {
        return Math.signum(x) * StrictMath.pow(Math.abs(x), exponent);
    }

    private static double[] labToXyz(double[] lab) {
        double y = (lab[0] + 16) / 116;
        double x = lab[1] / 500 + y;
        double z = y - lab[2] / 200;
        return new double[]{(x * x * x > EPSILON ? x * x * x : (116 * x - 16) / KAPPA) * D50_WHITE[0],
                lab[0] > KAPPA * EPSILON ? y * y * y : lab[0] / KAPPA,
                (z * z * z > EPSILON ? z * z * z : (116 * z - 16) / KAPPA) * D50_WHITE[2]};
    }

    private static double[] xyzToLab(double[] xyz) {
        double[] f = new double[3];
        for (int i = 0; i < 3; i++) {
            double value = xyz[i] / D50_WHITE[i];
            f[i] = value > EPSILON ? StrictMath.cbrt(value) : (KAPPA * value + 16) / 116;
        }
        return new double[]{116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
    }

    private static double[] toPolar(double[] lab) {
        double hue = StrictMath.toDegrees(StrictMath.atan2(lab[2], lab[1]));
        return new double[]{lab[0], StrictMath.sqrt(lab[1] * lab[1] + lab[2] * lab[2]), hue < 0 ? hue + 360 : hue};
    }

    private static double[] fromPolar(double[] lch) {
        double hue = StrictMath.toRadians(lch[2]);
        return new double[]{lch[0], lch[1] * StrictMath.cos(hue), lch[1] * StrictMath.sin(hue)};
    }

    /// @param hue in degrees
    /// @param saturation 0 to 100
    /// @param lightness 0 to 100
    static double[] hslToRgb(double hue, double saturation, double lightness) {
        double s = saturation / 100;
        double l = lightness / 100;
        double[] rgb = new double[3];
        int[] offsets = {0, 8, 4};
        for (int i = 0; i < 3; i++) {
            double k = ((offsets[i] + hue / 30) % 12 + 12) % 12;
            rgb[i] = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
        }
        return rgb;
    }

    /// @param hue in degrees
    /// @param whiteness 0 to 100
    /// @param blackness 0 to 100
    static double[] hwbToRgb(double hue, double whiteness, double blackness) {
        double w = whiteness / 100;
        double b = blackness / 100;
        if (w + b >= 1) {
            double gray = w / (w + b);
            return new double[]{gray, gray, gray};
        }
        return map(hslToRgb(hue, 100, 50), x -> x * (1 - w - b) + w);
    }

    private static double[] rgbToHsl(double[] rgb) {
        double max = Math.max(rgb[0], Math.max(rgb[1], rgb[2]));
        double min = Math.min(rgb[0], Math.min(rgb[1], rgb[2]));
        double lightness = (min + max) / 2;
        double range = max - min;
        if (range < 1e-9) {
            return new double[]{0, 0, lightness * 100};
        }
        double saturation = lightness == 0 || lightness == 1
                ? 0
                : (max - lightness) / Math.min(lightness, 1 - lightness);
        return new double[]{hue(rgb, max, range), saturation * 100, lightness * 100};
    }

    private static double hue(double[] rgb, double max, double range) {
        double hue;
        if (max == rgb[0]) {
            hue = (rgb[1] - rgb[2]) / range + (rgb[1] < rgb[2] ? 6 : 0);
        } else if (max == rgb[1]) {
            hue = (rgb[2] - rgb[0]) / range + 2;
        } else {
            hue = (rgb[0] - rgb[1]) / range + 4;
        }
        return hue * 60;
    }

    private static double[] rgbToHwb(double[] rgb) {
        double white = Math.min(rgb[0], Math.min(rgb[1], rgb[2]));
        double black = 1 - Math.max(rgb[0], Math.max(rgb[1], rgb[2]));
        return new double[]{rgbToHsl(rgb)[0], white * 100, black * 100};
    }

    /// @see <a href="https://drafts.csswg.org/css-color-4/#interpolation">CSS Color 4: color interpolation</a>
    static AbsoluteColor interpolate(ColorInterpolation method, AbsoluteColor from, AbsoluteColor to, double progress) {
        ColorSpace space = method.space();
        // 1. and 2. Convert; what is missing, or has no meaning (the hue of a grey), is taken from the other colour.
        double[] a = withMissing(from, space);
        double[] b = withMissing(to, space);
        double alphaA = Double.isNaN(from.alpha()) ? to.alpha() : from.alpha();
        double alphaB = Double.isNaN(to.alpha()) ? from.alpha() : to.alpha();
        for (int i = 0; i < 3; i++) {
            double mine = a[i];
            a[i] = Double.isNaN(mine) ? present(b[i]) : mine;
            b[i] = Double.isNaN(b[i]) ? a[i] : b[i];
        }
        // 3. The hue's way round.
        int hueIndex = space.hueIndex();
        if (hueIndex >= 0) {
            b[hueIndex] = a[hueIndex] + hueDifference(b[hueIndex] - a[hueIndex], method.hue());
        }
        // 4. to 6. Interpolate premultiplied, then divide by alpha; hues are never multiplied.
        double alpha = present(alphaA) + (present(alphaB) - present(alphaA)) * progress;
        double[] mixed = new double[3];
        for (int i = 0; i < 3; i++) {
            if (i == hueIndex) {
                mixed[i] = ((a[i] + (b[i] - a[i]) * progress) % 360 + 360) % 360;
            } else {
                double premultiplied = a[i] * present(alphaA) * (1 - progress) + b[i] * present(alphaB) * progress;
                mixed[i] = alpha == 0 ? a[i] * (1 - progress) + b[i] * progress : premultiplied / alpha;
            }
        }
        AbsoluteColor result = new AbsoluteColor(space, mixed[0], mixed[1], mixed[2], alpha, null);
        if (space == ColorSpace.HSL || space == ColorSpace.HWB) {
            double[] rgb = toSrgb(result);
            return new AbsoluteColor(ColorSpace.SRGB, rgb[0], rgb[1], rgb[2], alpha, null);
        }
        return result;
    }

    private static double[] withMissing(AbsoluteColor color, ColorSpace space) {
        ColorSpace own = color.space() == ColorSpace.RGB ? ColorSpace.SRGB : color.space();
        if (own == space) {
            return new double[]{color.first(), color.second(), color.third()};
        }
        double[] converted = convert(color, space);
        int hueIndex = space.hueIndex();
        double chroma = hueIndex == 0 ? converted[1] : hueIndex == 2 ? converted[1] : 1;
        if (hueIndex >= 0 && chroma < (space == ColorSpace.OKLCH ? 1e-5 : 1e-3)) {
            converted[hueIndex] = Double.NaN;
        }
        return converted;
    }

    private static double hueDifference(double difference, ColorInterpolation.Hue way) {
        double turn = (difference % 360 + 360) % 360;
        return switch (way) {
            case SHORTER -> turn > 180 ? turn - 360 : turn;
            case LONGER -> turn > 0 && turn < 180 ? turn - 360 : turn;
            case INCREASING -> turn;
            case DECREASING -> turn > 0 ? turn - 360 : 0;
        };
    }

    private static double[] map(double[] components, java.util.function.DoubleUnaryOperator operator) {
        return new double[]{operator.applyAsDouble(components[0]), operator.applyAsDouble(components[1]),
                operator.applyAsDouble(components[2])};
    }

    private static double[] multiply(double[] m, double[] v) {
        return new double[]{m[0] * v[0] + m[1] * v[1] + m[2] * v[2], m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
                m[6] * v[0] + m[7] * v[1] + m[8] * v[2]};
    }

    private static double[] inverse(double[] m) {
        double a = m[4] * m[8] - m[5] * m[7];
        double b = m[5] * m[6] - m[3] * m[8];
        double c = m[3] * m[7] - m[4] * m[6];
        double determinant = m[0] * a + m[1] * b + m[2] * c;
        double[] cofactors = {a, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4], b, m[0] * m[8] - m[2] * m[6],
                m[2] * m[3] - m[0] * m[5],
                c, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
        for (int i = 0; i < 9; i++) {
            cofactors[i] /= determinant;
        }
        return cofactors;
    }
}
