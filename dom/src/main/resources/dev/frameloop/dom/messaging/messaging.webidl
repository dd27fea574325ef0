// HTML Standard: structured clone, channel messaging, broadcasting.
dictionary StructuredSerializeOptions {
  sequence<object> transfer = [];
};

partial interface mixin WindowOrWorkerGlobalScope {
  any structuredClone(any value, optional StructuredSerializeOptions options = {});
};

[Exposed=(Window,Worker)]
interface MessageChannel {
  constructor();
  readonly attribute MessagePort port1;
  readonly attribute MessagePort port2;
};

[Exposed=(Window,Worker,AudioWorklet), Transferable]
interface MessagePort : EventTarget {
  undefined postMessage(any message, sequence<object> transfer);
  undefined postMessage(any message, optional StructuredSerializeOptions options = {});
  undefined start();
  undefined close();
  attribute EventHandler onclose;
  attribute EventHandler onmessage;
  attribute EventHandler onmessageerror;
};

[Exposed=(Window,Worker)]
interface BroadcastChannel : EventTarget {
  constructor(DOMString name);
  readonly attribute DOMString name;
  undefined postMessage(any message);
  undefined close();
  attribute EventHandler onmessage;
  attribute EventHandler onmessageerror;
};
