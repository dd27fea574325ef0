package dev.frameloop.dom.tree;

/// A processing instruction of XML.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-processinginstruction">DOM: interface ProcessingInstruction</a>
public final class ProcessingInstruction extends CharacterData {
    private final String target;

    /// A processing instruction of this document.
    public ProcessingInstruction(Document document, String target, String data) {
        super(document, data);
        this.target = target;
    }

    /// What stands right behind `<?`.
    public String target() {
        return target;
    }

    @Override
    public int nodeType() {
        return PROCESSING_INSTRUCTION_NODE;
    }

    @Override
    public String nodeName() {
        return target;
    }

    @Override
    Node cloneSingle(Document document) {
        return new ProcessingInstruction(document, target, data());
    }

    @Override
    boolean equalsSingle(Node other) {
        return super.equalsSingle(other) && other instanceof ProcessingInstruction instruction
                && target.equals(instruction.target);
    }
}
