package dev.frameloop.dom.script;

/// A place in a script.
///
/// @param filename the URL of the script, or of the document that it stands in
/// @param lineNumber the line, counted from 1
/// @param columnNumber the column, counted from 1
public record ScriptPosition(String filename, int lineNumber, int columnNumber) {
    /// The last part of the file's address with the line, `page.html:4`, as traces show it.
    public String brief() {
        String path = filename.split("[?#]", 2)[0];
        String name = path.substring(path.lastIndexOf('/') + 1);
        return (name.isEmpty() ? "(page)" : name) + ":" + lineNumber;
    }
}
