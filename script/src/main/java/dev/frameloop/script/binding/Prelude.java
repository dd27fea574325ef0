package dev.frameloop.script.binding;

import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The functions of `prelude.js` in one realm.
final class Prelude {
    private static final String RESOURCE = "prelude.js";

    final Value create;
    final Value createLegacy;
    final Value legacyHandler;
    final Value stamp;
    final Value java;
    final Value prototypeOf;
    final Value makeInterface;
    final Value makeCallbackInterface;
    final Value makeConstructor;
    final Value makeNamespace;
    final Value defineLazily;
    final Value addMethod;
    final Value addStatic;
    final Value addAttribute;
    final Value addStaticAttribute;
    final Value addConstant;
    final Value addUnscopables;
    final Value copyProperties;
    final Value newObject;
    final Value addValueIteration;
    final Value addIndexedIterator;
    final Value addPairIteration;
    final Value namedPropertiesObject;
    final Value setPrototypeOf;
    final Value global;
    final Value define;
    final Value throwValue;
    final Value newError;
    final Value newDOMException;
    final Value describe;
    final Value newPromise;
    final Value rejected;
    final Value toPromise;
    final Value react;
    final Value handled;
    final Value toStringJs;
    final Value toNumberJs;
    final Value toBooleanJs;
    final Value getProperty;
    final Value setProperty;
    final Value callWith;
    final Value toArray;
    final Value recordEntries;
    final Value objectOf;
    final Value listOf;
    final Value freeze;
    final Value toJson;
    final Value fromJson;
    final Value callbackOf;
    final Value initializeImportMeta;
    final Value isIterable;
    final Value isBuffer;
    final Value forStructuredClone;
    final Value undefined;
    final Value nullValue;

    Prelude(Value functions) {
        create = functions.getMember("create");
        createLegacy = functions.getMember("createLegacy");
        legacyHandler = functions.getMember("legacyHandler");
        stamp = functions.getMember("stamp");
        java = functions.getMember("java");
        prototypeOf = functions.getMember("prototypeOf");
        makeInterface = functions.getMember("makeInterface");
        makeCallbackInterface = functions.getMember("makeCallbackInterface");
        makeConstructor = functions.getMember("makeConstructor");
        makeNamespace = functions.getMember("makeNamespace");
        defineLazily = functions.getMember("defineLazily");
        addMethod = functions.getMember("addMethod");
        addStatic = functions.getMember("addStatic");
        addAttribute = functions.getMember("addAttribute");
        addStaticAttribute = functions.getMember("addStaticAttribute");
        addConstant = functions.getMember("addConstant");
        addUnscopables = functions.getMember("addUnscopables");
        copyProperties = functions.getMember("copyProperties");
        newObject = functions.getMember("newObject");
        addValueIteration = functions.getMember("addValueIteration");
        addIndexedIterator = functions.getMember("addIndexedIterator");
        addPairIteration = functions.getMember("addPairIteration");
        namedPropertiesObject = functions.getMember("namedPropertiesObject");
        setPrototypeOf = functions.getMember("setPrototypeOf");
        global = functions.getMember("global");
        define = functions.getMember("define");
        throwValue = functions.getMember("throwValue");
        newError = functions.getMember("newError");
        newDOMException = functions.getMember("newDOMException");
        describe = functions.getMember("describe");
        newPromise = functions.getMember("newPromise");
        rejected = functions.getMember("rejected");
        toPromise = functions.getMember("toPromise");
        react = functions.getMember("react");
        handled = functions.getMember("handled");
        toStringJs = functions.getMember("toStringJs");
        toNumberJs = functions.getMember("toNumberJs");
        toBooleanJs = functions.getMember("toBooleanJs");
        getProperty = functions.getMember("getProperty");
        setProperty = functions.getMember("setProperty");
        callWith = functions.getMember("callWith");
        toArray = functions.getMember("toArray");
        recordEntries = functions.getMember("recordEntries");
        objectOf = functions.getMember("objectOf");
        listOf = functions.getMember("listOf");
        fromJson = functions.getMember("fromJson");
        toJson = functions.getMember("toJson");
        freeze = functions.getMember("freeze");
        callbackOf = functions.getMember("callbackOf");
        initializeImportMeta = functions.getMember("initializeImportMeta");
        isIterable = functions.getMember("isIterable");
        isBuffer = functions.getMember("isBuffer");
        forStructuredClone = functions.getMember("forStructuredClone");
        undefined = functions.getMember("undefined");
        nullValue = functions.getMember("nullValue");
    }

    /// The text as an internal source: its functions print as native code, and its frames do not show in stacks.
    static Source source() {
        try (InputStream in = Prelude.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Source.newBuilder("js", text.strip(), RESOURCE).internal(true).buildLiteral();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
