package dev.frameloop.dom.script;

/// What an import asks for.
///
/// @param specifier the text after `from`
/// @param type the value of the import attribute `type`; empty for JavaScript
/// @see <a href="https://tc39.es/ecma262/#modulerequest-record">ECMAScript: ModuleRequest records</a>
public record ModuleRequest(String specifier, String type) {}
