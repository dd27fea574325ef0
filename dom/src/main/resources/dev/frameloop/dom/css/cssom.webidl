// CSSOM: style sheets, rules and declarations. Static methods of the class named by JavaClass stand for what is added to others' interfaces.
[Exposed=Window]
interface MediaList {
  stringifier attribute [LegacyNullToEmptyString] DOMString mediaText;
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  undefined appendMedium(DOMString medium);
  undefined deleteMedium(DOMString medium);
};

[Exposed=Window]
interface StyleSheet {
  readonly attribute DOMString type;
  readonly attribute USVString? href;
  readonly attribute Element? ownerNode;
  readonly attribute CSSStyleSheet? parentStyleSheet;
  readonly attribute DOMString? title;
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  attribute boolean disabled;
};

dictionary CSSStyleSheetInit {
  DOMString baseURL;
  (MediaList or DOMString) media = "";
  boolean disabled = false;
};

[Exposed=Window]
interface CSSStyleSheet : StyleSheet {
  constructor(optional CSSStyleSheetInit options = {});
  readonly attribute CSSRule? ownerRule;
  readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
  Promise<CSSStyleSheet> replace(USVString text);
  undefined replaceSync(USVString text);
  readonly attribute CSSRuleList rules;
  long addRule(optional DOMString selector = "undefined", optional DOMString style = "undefined", optional unsigned long index);
  undefined removeRule(optional unsigned long index = 0);
};

[Exposed=Window]
interface StyleSheetList {
  getter CSSStyleSheet? item(unsigned long index);
  readonly attribute unsigned long length;
};

[Exposed=Window]
interface CSSRuleList {
  getter CSSRule? item(unsigned long index);
  readonly attribute unsigned long length;
};

[Exposed=Window]
interface CSSRule {
  attribute DOMString cssText;
  readonly attribute CSSRule? parentRule;
  readonly attribute CSSStyleSheet? parentStyleSheet;
  readonly attribute unsigned short type;
  const unsigned short STYLE_RULE = 1;
  const unsigned short CHARSET_RULE = 2;
  const unsigned short IMPORT_RULE = 3;
  const unsigned short MEDIA_RULE = 4;
  const unsigned short FONT_FACE_RULE = 5;
  const unsigned short PAGE_RULE = 6;
  const unsigned short KEYFRAMES_RULE = 7;
  const unsigned short KEYFRAME_RULE = 8;
  const unsigned short MARGIN_RULE = 9;
  const unsigned short NAMESPACE_RULE = 10;
  const unsigned short SUPPORTS_RULE = 12;
};

[Exposed=Window]
interface CSSGroupingRule : CSSRule {
  [SameObject] readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
};

[Exposed=Window]
interface CSSStyleRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSNestedDeclarations : CSSRule {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSConditionRule : CSSGroupingRule {
  readonly attribute DOMString conditionText;
};

[Exposed=Window]
interface CSSMediaRule : CSSConditionRule {
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
};

[Exposed=Window]
interface CSSSupportsRule : CSSConditionRule {};

[Exposed=Window]
interface CSSContainerRule : CSSConditionRule {
  readonly attribute DOMString containerName;
  readonly attribute DOMString containerQuery;
};

[Exposed=Window]
interface CSSImportRule : CSSRule {
  readonly attribute USVString href;
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  readonly attribute CSSStyleSheet? styleSheet;
  readonly attribute DOMString? layerName;
  readonly attribute DOMString? supportsText;
};

[Exposed=Window]
interface CSSFontFaceRule : CSSRule {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSPageRule : CSSRule {
  readonly attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSKeyframeRule : CSSRule {
  attribute DOMString keyText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSKeyframesRule : CSSRule {
  attribute DOMString name;
  [SameObject] readonly attribute CSSRuleList cssRules;
  readonly attribute unsigned long length;
  getter CSSKeyframeRule? item(unsigned long index);
  undefined appendRule(DOMString rule);
  undefined deleteRule(DOMString select);
  CSSKeyframeRule? findRule(DOMString select);
};

[Exposed=Window]
interface CSSLayerBlockRule : CSSGroupingRule {
  readonly attribute DOMString name;
};

[Exposed=Window]
interface CSSLayerStatementRule : CSSRule {
  readonly attribute FrozenArray<DOMString> nameList;
};

[Exposed=Window]
interface CSSNamespaceRule : CSSRule {
  readonly attribute DOMString namespaceURI;
  readonly attribute DOMString prefix;
};

[Exposed=Window]
interface CSSPropertyRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString syntax;
  readonly attribute boolean inherits;
  readonly attribute DOMString? initialValue;
};

// The attributes for the properties are its named properties.
[Exposed=Window]
interface CSSStyleDeclaration {
  [CEReactions] attribute DOMString cssText;
  readonly attribute unsigned long length;
  getter DOMString item(unsigned long index);
  getter DOMString? (DOMString attribute);
  [CEReactions] setter undefined (DOMString attribute, [LegacyNullToEmptyString] DOMString value);
  DOMString getPropertyValue(DOMString property);
  DOMString getPropertyPriority(DOMString property);
  [CEReactions] undefined setProperty(DOMString property, [LegacyNullToEmptyString] DOMString value, optional [LegacyNullToEmptyString] DOMString priority = "");
  [CEReactions] DOMString removeProperty(DOMString property);
  readonly attribute CSSRule? parentRule;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString cssFloat;
};

[Exposed=Window]
namespace CSS {
  DOMString escape(DOMString ident);
  boolean supports(DOMString property, DOMString value);
  boolean supports(DOMString conditionText);
};

[JavaClass=TreeStyleSheets]
partial interface Document {
  [SameObject] readonly attribute StyleSheetList styleSheets;
  attribute FrozenArray<CSSStyleSheet> adoptedStyleSheets;
};

[JavaClass=TreeStyleSheets]
partial interface ShadowRoot {
  [SameObject] readonly attribute StyleSheetList styleSheets;
  attribute FrozenArray<CSSStyleSheet> adoptedStyleSheets;
};

[JavaClass=InlineStyle]
partial interface HTMLElement {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[JavaClass=InlineStyle]
partial interface SVGElement {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[JavaClass=StyleSheetElements]
partial interface HTMLStyleElement {
  readonly attribute CSSStyleSheet? sheet;
};

[JavaClass=StyleSheetElements]
partial interface HTMLLinkElement {
  readonly attribute CSSStyleSheet? sheet;
};
