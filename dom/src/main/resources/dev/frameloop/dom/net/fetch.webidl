// Fetch Standard: what is asked for by an address, and read as text.
partial interface mixin WindowOrWorkerGlobalScope {
  [NewObject] Promise<Response> fetch(RequestInfo input);
};

typedef (Request or USVString) RequestInfo;
typedef (sequence<sequence<ByteString>> or record<ByteString, ByteString>) HeadersInit;
typedef (Blob or BufferSource or USVString) BodyInit;

[Exposed=(Window,Worker)]
interface Request {
  readonly attribute ByteString method;
  readonly attribute USVString url;
};

dictionary ResponseInit {
  unsigned short status = 200;
  ByteString statusText = "";
  HeadersInit headers;
};

enum ResponseType { "basic", "cors", "default", "error", "opaque", "opaqueredirect" };

[Exposed=(Window,Worker)]
interface Response {
  constructor(optional BodyInit? body = null, optional ResponseInit init = {});
  readonly attribute ResponseType type;
  readonly attribute USVString url;
  readonly attribute boolean redirected;
  readonly attribute unsigned short status;
  readonly attribute boolean ok;
  readonly attribute boolean bodyUsed;
  [NewObject, Java=cloneResponse] Response clone();
  [NewObject] Promise<ArrayBuffer> arrayBuffer();
  [NewObject] Promise<Blob> blob();
  [NewObject] Promise<any> json();
  [NewObject] Promise<USVString> text();
};
