package dev.frameloop.script.binding;

import org.graalvm.polyglot.Value;

/// The memory behind the shared array buffers of a realm.
public interface SharedMemory {
    /// The memory behind a `SharedArrayBuffer`, in a form that belongs to no realm.
    Object blockOf(Value sharedArrayBuffer);

    /// What tells that memory from all others: the same object for all buffers over it.
    Object identityOf(Object block);

    /// A new `SharedArrayBuffer` of this realm over memory that there is.
    Value bufferOver(Object block);
}
