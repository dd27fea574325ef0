package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What a {@link SerializedValue} is in a realm.
///
/// @param value the value
/// @param transferredValues the platform objects and array buffers that were transferred, in their order
/// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserializewithtransfer">HTML:
///     StructuredDeserializeWithTransfer</a>
public record DeserializedValue(@Nullable Object value, List<?> transferredValues) {
    /// The transferred values of one type, in their order.
    public <T> List<T> transferred(Class<T> type) {
        return transferredValues.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
