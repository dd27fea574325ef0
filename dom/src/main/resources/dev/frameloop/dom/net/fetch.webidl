// Fetch Standard: what is asked for by an address, and read as text.
partial interface mixin WindowOrWorkerGlobalScope {
  [NewObject] Promise<Response> fetch(USVString input);
};

enum ResponseType { "basic", "cors", "default", "error", "opaque", "opaqueredirect" };

[Exposed=(Window,Worker)]
interface Response {
  readonly attribute ResponseType type;
  readonly attribute USVString url;
  readonly attribute boolean redirected;
  readonly attribute unsigned short status;
  readonly attribute boolean ok;
  readonly attribute boolean bodyUsed;
  [NewObject] Promise<any> json();
  [NewObject] Promise<USVString> text();
};
