package dev.frameloop.script.binding;

/// A value of a script that does not convert to the type that is asked for; a page sees a `TypeError`.
final class ConversionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean ofValue;

    private ConversionException(String message, boolean ofValue) {
        super(message, null, false, false);
        this.ofValue = ofValue;
    }

    /// What is wrong as a predicate of the value: `"is not of type 'Node'."`
    static ConversionException ofValue(String predicate) {
        return new ConversionException(predicate, true);
    }

    /// What is wrong as a whole sentence.
    static ConversionException of(String sentence) {
        return new ConversionException(sentence, false);
    }

    /// The message about a value that is called by this name: `"parameter 1"`.
    String about(String subject) {
        return ofValue ? subject + " " + getMessage() : String.valueOf(getMessage());
    }
}
