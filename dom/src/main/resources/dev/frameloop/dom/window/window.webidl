// HTML Standard: the Window object, and what windows and workers have in common.
[Global=Window, Exposed=Window, LegacyUnenumerableNamedProperties]
interface Window : EventTarget {
  [LegacyUnforgeable] readonly attribute Window window;
  [Replaceable] readonly attribute Window self;
  [LegacyUnforgeable] readonly attribute Document document;
  attribute DOMString name;
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location location;
  readonly attribute History history;
  [Replaceable] readonly attribute Window frames;
  [Replaceable] readonly attribute unsigned long length;
  [LegacyUnforgeable] readonly attribute WindowProxy? top;
  attribute any opener;
  WindowProxy? open(optional USVString url = "", optional DOMString target = "_blank",
                    optional [LegacyNullToEmptyString] DOMString features = "");
  [Java=closeByScript] undefined close();
  [Replaceable] readonly attribute WindowProxy? parent;
  readonly attribute Element? frameElement;
  readonly attribute boolean closed;
  readonly attribute Navigator navigator;
  [Replaceable] readonly attribute any event;
  [Replaceable, SameObject] readonly attribute Screen screen;
  [Replaceable] readonly attribute long innerWidth;
  [Replaceable] readonly attribute long innerHeight;
  [Replaceable] readonly attribute double devicePixelRatio;

  getter object (DOMString name);

  undefined postMessage(any message, USVString targetOrigin, optional sequence<object> transfer = []);
  undefined postMessage(any message, optional WindowPostMessageOptions options = {});
  unsigned long requestIdleCallback(IdleRequestCallback callback, optional IdleRequestOptions options = {});
  undefined cancelIdleCallback(unsigned long handle);
};
Window includes GlobalEventHandlers;
Window includes WindowEventHandlers;
Window includes WindowOrWorkerGlobalScope;
Window includes AnimationFrameProvider;

interface mixin AnimationFrameProvider {
  unsigned long requestAnimationFrame(FrameRequestCallback callback);
  undefined cancelAnimationFrame(unsigned long handle);
};

interface mixin WindowOrWorkerGlobalScope {
  [Replaceable] readonly attribute USVString origin;
  readonly attribute boolean isSecureContext;
  readonly attribute boolean crossOriginIsolated;
  [Replaceable] readonly attribute Scheduler scheduler;

  undefined reportError(any e);
  DOMString btoa(DOMString data);
  ByteString atob(DOMString data);
  long setTimeout(TimerHandler handler, optional long timeout = 0, any... arguments);
  undefined clearTimeout(optional long id = 0);
  long setInterval(TimerHandler handler, optional long timeout = 0, any... arguments);
  undefined clearInterval(optional long id = 0);
  undefined queueMicrotask(VoidFunction callback);
};

dictionary WindowPostMessageOptions : StructuredSerializeOptions {
  USVString targetOrigin = "/";
};

callback VoidFunction = undefined ();
callback Function = any (any... arguments);
typedef (DOMString or Function) TimerHandler;
callback FrameRequestCallback = undefined (DOMHighResTimeStamp time);
callback IdleRequestCallback = undefined (IdleDeadline deadline);

dictionary IdleRequestOptions {
  unsigned long timeout = 0;
};

[Exposed=Window]
interface IdleDeadline {
  DOMHighResTimeStamp timeRemaining();
  readonly attribute boolean didTimeout;
};

[Exposed=Window]
interface Location {
  [LegacyUnforgeable] stringifier attribute USVString href;
  [LegacyUnforgeable] readonly attribute USVString origin;
  [LegacyUnforgeable] readonly attribute USVString protocol;
  [LegacyUnforgeable] readonly attribute USVString host;
  [LegacyUnforgeable] readonly attribute USVString hostname;
  [LegacyUnforgeable] readonly attribute USVString port;
  [LegacyUnforgeable] readonly attribute USVString pathname;
  [LegacyUnforgeable] readonly attribute USVString search;
  [LegacyUnforgeable] attribute USVString hash;
  [LegacyUnforgeable] undefined assign(USVString url);
  [LegacyUnforgeable] undefined replace(USVString url);
  [LegacyUnforgeable] undefined reload();
};

enum ScrollRestoration { "auto", "manual" };

[Exposed=Window]
interface History {
  readonly attribute unsigned long length;
  attribute ScrollRestoration scrollRestoration;
  readonly attribute any state;
  undefined pushState(any data, DOMString unused, optional USVString? url = null);
  undefined replaceState(any data, DOMString unused, optional USVString? url = null);
};

[Exposed=Window]
interface Navigator {};
Navigator includes NavigatorInformation;

// What the standard divides into NavigatorID, NavigatorLanguage, NavigatorOnLine, NavigatorCookies and NavigatorConcurrentHardware.
interface mixin NavigatorInformation {
  readonly attribute DOMString appCodeName;
  readonly attribute DOMString appName;
  readonly attribute DOMString appVersion;
  readonly attribute DOMString platform;
  readonly attribute DOMString product;
  readonly attribute DOMString userAgent;
  readonly attribute DOMString language;
  readonly attribute FrozenArray<DOMString> languages;
  readonly attribute boolean onLine;
  readonly attribute unsigned long long hardwareConcurrency;
};

partial interface Navigator {
  readonly attribute boolean cookieEnabled;
};

[Exposed=Window]
interface Screen {
  readonly attribute long availWidth;
  readonly attribute long availHeight;
  readonly attribute long width;
  readonly attribute long height;
  readonly attribute unsigned long colorDepth;
  readonly attribute unsigned long pixelDepth;
};

[JavaClass=WindowDocument]
partial interface Document {
  readonly attribute DocumentTimeline timeline;
  readonly attribute DocumentVisibilityState visibilityState;
  readonly attribute boolean hidden;
  boolean hasFocus();
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location? location;
};

enum DocumentVisibilityState { "hidden", "visible" };

[JavaClass=WindowView]
partial interface Window {
  [NewObject] CSSStyleDeclaration getComputedStyle(Element elt, optional DOMString? pseudoElt = null);
  [NewObject] MediaQueryList matchMedia(DOMString query);
  [Replaceable] readonly attribute long outerWidth;
  [Replaceable] readonly attribute long outerHeight;
  [Replaceable] readonly attribute long screenX;
  [Replaceable] readonly attribute long screenY;
  [Replaceable] readonly attribute double scrollX;
  [Replaceable] readonly attribute double scrollY;
  [Replaceable] readonly attribute double pageXOffset;
  [Replaceable] readonly attribute double pageYOffset;
  undefined scroll(optional ScrollToOptions options = {});
  undefined scroll(unrestricted double x, unrestricted double y);
  undefined scrollTo(optional ScrollToOptions options = {});
  undefined scrollTo(unrestricted double x, unrestricted double y);
  undefined scrollBy(optional ScrollToOptions options = {});
  undefined scrollBy(unrestricted double x, unrestricted double y);
  Selection? getSelection();
};
