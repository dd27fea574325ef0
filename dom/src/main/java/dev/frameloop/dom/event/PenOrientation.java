package dev.frameloop.dom.event;

/// How a pen is held, in both ways of telling it.
///
/// @see <a href="https://w3c.github.io/pointerevents/#converting-between-tiltx-tilty-and-altitudeangle-azimuthangle">Pointer Events: converting
///     between tilts and angles</a>
record PenOrientation(int tiltX, int tiltY, double altitudeAngle, double azimuthAngle) {
    private static final PenOrientation UPRIGHT = new PenOrientation(0, 0, StrictMath.PI / 2, 0);
    private static final double DEGREE = StrictMath.PI / 180;

    /// Takes what is given, and computes the other pair from it.
    static PenOrientation of(PointerEventInit init) {
        Integer tiltX = init.tiltX();
        Integer tiltY = init.tiltY();
        Double altitude = init.altitudeAngle();
        Double azimuth = init.azimuthAngle();
        boolean angles = altitude != null || azimuth != null;
        double altitudeAngle = altitude != null ? altitude : StrictMath.PI / 2;
        double azimuthAngle = azimuth != null ? azimuth : 0;
        if (tiltX != null || tiltY != null) {
            int x = tiltX != null ? tiltX : 0;
            int y = tiltY != null ? tiltY : 0;
            return angles ? new PenOrientation(x, y, altitudeAngle, azimuthAngle) : fromTilts(x, y);
        }
        return angles ? fromAngles(altitudeAngle, azimuthAngle) : UPRIGHT;
    }

    private static PenOrientation fromTilts(int tiltX, int tiltY) {
        double azimuthAngle = 0;
        if (tiltX == 0) {
            azimuthAngle = tiltY > 0 ? StrictMath.PI / 2 : tiltY < 0 ? 3 * StrictMath.PI / 2 : 0;
        } else if (tiltY == 0) {
            azimuthAngle = tiltX < 0 ? StrictMath.PI : 0;
        } else if (Math.abs(tiltX) != 90 && Math.abs(tiltY) != 90) {
            azimuthAngle = StrictMath.atan2(StrictMath.tan(tiltY * DEGREE), StrictMath.tan(tiltX * DEGREE));
            azimuthAngle += azimuthAngle < 0 ? 2 * StrictMath.PI : 0;
        }
        double altitudeAngle;
        if (Math.abs(tiltX) == 90 || Math.abs(tiltY) == 90) {
            altitudeAngle = 0;
        } else if (tiltX == 0) {
            altitudeAngle = StrictMath.PI / 2 - Math.abs(tiltY * DEGREE);
        } else if (tiltY == 0) {
            altitudeAngle = StrictMath.PI / 2 - Math.abs(tiltX * DEGREE);
        } else {
            double x = StrictMath.tan(tiltX * DEGREE);
            double y = StrictMath.tan(tiltY * DEGREE);
            altitudeAngle = StrictMath.atan(1 / StrictMath.sqrt(x * x + y * y));
        }
        return new PenOrientation(tiltX, tiltY, altitudeAngle, azimuthAngle);
    }

    private static PenOrientation fromAngles(double altitudeAngle, double azimuthAngle) {
        double x = StrictMath.cos(azimuthAngle);
        double y = StrictMath.sin(azimuthAngle);
        double tiltX;
        double tiltY;
        if (altitudeAngle == 0) {
            // The pen lies on the surface: it leans as far as it can, to the sides that it points to.
            tiltX = Math.abs(x) < 1e-12 ? 0 : 90 * Math.signum(x);
            tiltY = Math.abs(y) < 1e-12 ? 0 : 90 * Math.signum(y);
        } else {
            double slope = StrictMath.tan(altitudeAngle);
            tiltX = StrictMath.atan(x / slope) / DEGREE;
            tiltY = StrictMath.atan(y / slope) / DEGREE;
        }
        return new PenOrientation((int) Math.round(tiltX), (int) Math.round(tiltY), altitudeAngle, azimuthAngle);
    }
}
