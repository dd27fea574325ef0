// DOM Standard: shadow trees and slots. Members of partial interfaces are static methods of the class that JavaClass names.

enum ShadowRootMode { "open", "closed" };
enum SlotAssignmentMode { "manual", "named" };

[Exposed=Window]
interface ShadowRoot : DocumentFragment {
  readonly attribute ShadowRootMode mode;
  readonly attribute boolean delegatesFocus;
  readonly attribute SlotAssignmentMode slotAssignment;
  readonly attribute boolean clonable;
  readonly attribute boolean serializable;
  [Java=shadowHost] readonly attribute Element host;

  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;

  attribute EventHandler onslotchange;
};

dictionary ShadowRootInit {
  required ShadowRootMode mode;
  boolean delegatesFocus = false;
  SlotAssignmentMode slotAssignment = "named";
  boolean clonable = false;
  boolean serializable = false;
};

[JavaClass=ShadowHosts]
partial interface Element {
  ShadowRoot attachShadow(ShadowRootInit init);
  readonly attribute ShadowRoot? shadowRoot;
};

[JavaClass=Slots]
interface mixin Slottable {
  readonly attribute Element? assignedSlot;
};
Element includes Slottable;
Text includes Slottable;

// HTML Standard: custom elements.

[Exposed=Window]
interface CustomElementRegistry {
  [CEReactions] undefined define(DOMString name, object constructor, optional ElementDefinitionOptions options = {});
  any get(DOMString name);
  DOMString? getName(object constructor);
  Promise<any> whenDefined(DOMString name);
  [CEReactions] undefined upgrade(Node root);
};

dictionary ElementDefinitionOptions {
  [Java=extends_] DOMString extends;
};

[JavaClass=WindowCustomElements]
partial interface Window {
  readonly attribute CustomElementRegistry customElements;
};
