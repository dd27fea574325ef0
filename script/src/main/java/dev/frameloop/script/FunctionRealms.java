package dev.frameloop.script;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.runtime.JSArguments;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.JavaScriptRootNode;
import com.oracle.truffle.js.runtime.Strings;
import com.oracle.truffle.js.runtime.builtins.JSFunction;
import com.oracle.truffle.js.runtime.builtins.JSFunctionData;
import com.oracle.truffle.js.runtime.builtins.JSFunctionObject;
import com.oracle.truffle.js.runtime.objects.Undefined;
import dev.frameloop.dom.script.Realm;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/// Finds the realms in which functions were made.
///
/// One of the classes that touch the internals of GraalJS, beside {@link JobQueue}.
final class FunctionRealms {
    private final Value realmOf;

    /// Made while the language is in a realm.
    FunctionRealms(Context context) {
        JSRealm realm = JavaScriptLanguage.getCurrentJSRealm();
        RealmOf root = new RealmOf(realm.getContext().getLanguage());
        realmOf = context.asValue(JSFunction.create(realm, JSFunctionData.createCallOnly(realm.getContext(),
                root.getCallTarget(), 1, Strings.fromJavaString("realmOf"))));
    }

    /// The realm of a function; null for what is none, and for a realm that no global of ours has.
    @Nullable
    Realm realmOf(Value function) {
        Value found = realmOf.execute(function);
        return found.isHostObject() ? found.asHostObject() : null;
    }

    /// A function of the language that hands out the realm of its argument.
    private static final class RealmOf extends JavaScriptRootNode {
        RealmOf(JavaScriptLanguage language) {
            super(language, null, null);
        }

        @Override
        public Object execute(VirtualFrame frame) {
            return JSArguments.getUserArgument(frame.getArguments(), 0) instanceof JSFunctionObject function
                    && JSFunction.getRealm(function).getEmbedderData() instanceof Realm realm
                            ? JavaScriptLanguage.getCurrentJSRealm().getEnv().asGuestValue(realm)
                            : Undefined.instance;
        }
    }
}
