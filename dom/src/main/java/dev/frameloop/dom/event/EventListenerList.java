package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// The event listener list of one target, kept by type, since only listeners of one type have an order that can be seen.
///
/// A dispatch takes the listeners of a type as an array without copying it; the first change after that copies.
///
/// @see <a href="https://dom.spec.whatwg.org/#eventtarget-event-listener-list">DOM: event listener list</a>
final class EventListenerList {
    private static final RegisteredEventListener[] NONE = {};

    /// The listeners of one type, in the order in which they were added; the array ends at the first null.
    private static final class OfType {
        final String type;
        @Nullable
        RegisteredEventListener[] listeners = new RegisteredEventListener[2];
        int size;
        boolean shared;

        OfType(String type) {
            this.type = type;
        }

        void copyIfShared(int capacity) {
            if (shared || capacity > listeners.length) {
                listeners = Arrays.copyOf(listeners,
                        Math.max(capacity, listeners.length * (capacity > listeners.length ? 2 : 1)));
                shared = false;
            }
        }
    }

    private OfType[] types = new OfType[0];

    private @Nullable OfType ofType(String type) {
        for (OfType candidate : types) {
            if (candidate.type.equals(type)) {
                return candidate;
            }
        }
        return null;
    }

    boolean has(String type) {
        OfType ofType = ofType(type);
        return ofType != null && ofType.size > 0;
    }

    @Nullable
    RegisteredEventListener find(String type, EventListener callback, boolean capture) {
        OfType ofType = ofType(type);
        if (ofType != null) {
            for (int i = 0; i < ofType.size; i++) {
                RegisteredEventListener listener = ofType.listeners[i];
                if (listener != null && listener.capture == capture && listener.callback.equals(callback)) {
                    return listener;
                }
            }
        }
        return null;
    }

    void append(String type, RegisteredEventListener listener) {
        OfType ofType = ofType(type);
        if (ofType == null) {
            ofType = new OfType(type);
            types = Arrays.copyOf(types, types.length + 1);
            types[types.length - 1] = ofType;
        }
        ofType.copyIfShared(ofType.size + 1);
        ofType.listeners[ofType.size++] = listener;
    }

    /// Takes the listener out, if it is still in, and marks it as removed, so that a dispatch under way leaves it out.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#remove-an-event-listener">DOM: remove an event listener</a>
    void remove(String type, RegisteredEventListener listener) {
        listener.removed = true;
        OfType ofType = ofType(type);
        if (ofType == null) {
            return;
        }
        for (int i = 0; i < ofType.size; i++) {
            if (ofType.listeners[i] == listener) {
                ofType.copyIfShared(ofType.size);
                System.arraycopy(ofType.listeners, i + 1, ofType.listeners, i, ofType.size - i - 1);
                ofType.listeners[--ofType.size] = null;
                return;
            }
        }
    }

    /// The listeners of a type as they are now; the array does not change any more, and ends at the first null.
    @Nullable
    RegisteredEventListener[] snapshot(String type) {
        OfType ofType = ofType(type);
        if (ofType == null || ofType.size == 0) {
            return NONE;
        }
        ofType.shared = true;
        return ofType.listeners;
    }
}
