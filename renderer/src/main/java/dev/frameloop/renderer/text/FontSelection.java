package dev.frameloop.renderer.text;

/// What font matching chooses a face of a family by.
///
/// @param weight 1 to 1000; 400 is normal, 700 bold
/// @param style the slope
/// @param stretch the width in percent of the normal one, 50 to 200; 100 is normal
public record FontSelection(double weight, FontStyle style, double stretch) {
    /// Weight 400, upright, of normal width.
    public static final FontSelection NORMAL = new FontSelection(400, FontStyle.NORMAL, 100);

    /// The same with another weight.
    public FontSelection withWeight(double newWeight) {
        return new FontSelection(newWeight, style, stretch);
    }

    /// The same with another slope.
    public FontSelection withStyle(FontStyle newStyle) {
        return new FontSelection(weight, newStyle, stretch);
    }
}
