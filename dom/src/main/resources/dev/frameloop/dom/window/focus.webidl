// HTML Standard: focus.
dictionary FocusOptions {
  boolean preventScroll = false;
  boolean focusVisible;
};

[JavaClass=Focus]
partial interface Document {
  readonly attribute Element? activeElement;
};

[JavaClass=Focus]
partial interface HTMLElement {
  undefined focus(optional FocusOptions options = {});
  undefined blur();
};
