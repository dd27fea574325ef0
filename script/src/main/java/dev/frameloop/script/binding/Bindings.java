package dev.frameloop.script.binding;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.script.idl.Definition;
import dev.frameloop.script.idl.Definitions;
import dev.frameloop.script.idl.IdlParser;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// All interface descriptions bound to Java classes, for every realm of the process.
///
/// A Java class, method or conversion is looked up when it is first needed, and remembered here. Any thread may use it.
public final class Bindings {
    /// A description and the Java package whose classes it describes.
    ///
    /// @param packageName the package
    /// @param file the description's name, for errors
    /// @param text its Web IDL
    public record Description(String packageName, String file, String text) {}

    private final Definitions definitions;
    private final ClassLoader classLoader;
    private final List<String> packages;
    private final Map<String, BoundInterface> interfaces = new LinkedHashMap<>();
    private final Map<Class<?>, BoundInterface> interfaceOfClass = new ConcurrentHashMap<>();
    private final Map<String, Class<?>> classes = new ConcurrentHashMap<>();
    private final Converters converters;
    private final Dictionaries dictionaries;
    private final CallbackTypes callbackTypes;
    private final Source preludeSource = Prelude.source();

    /// Reads the descriptions.
    ///
    /// @param classLoader what finds the Java classes
    public Bindings(ClassLoader classLoader, Collection<Description> descriptions) {
        this.classLoader = classLoader;
        packages = descriptions.stream().map(Description::packageName).distinct().toList();
        List<Definition> all = new ArrayList<>();
        Map<String, String> packageOf = new HashMap<>();
        for (Description description : descriptions) {
            List<Definition> parsed = IdlParser.parse(description.file(), description.text());
            for (Definition definition : parsed) {
                if (!(definition instanceof Definition.Interface part && part.partial())) {
                    packageOf.putIfAbsent(definition.name(), description.packageName());
                }
            }
            all.addAll(parsed);
        }
        definitions = new Definitions(all);
        converters = new Converters(this);
        dictionaries = new Dictionaries(this);
        callbackTypes = new CallbackTypes(this);
        for (Definition.Interface definition : definitions.interfaces()) {
            if (definition.kind() != Definition.Kind.CALLBACK) {
                interfaces.put(definition.name(), new BoundInterface(this, definition));
            }
        }
    }

    Definitions definitions() {
        return definitions;
    }

    Converters converters() {
        return converters;
    }

    Dictionaries dictionaries() {
        return dictionaries;
    }

    CallbackTypes callbackTypes() {
        return callbackTypes;
    }

    /// What a {@link RealmBinding} needs of its realm: evaluate it there, before page code runs.
    public Source preludeSource() {
        return preludeSource;
    }

    /// All interfaces and namespaces, in the order of their descriptions.
    Collection<BoundInterface> interfaces() {
        return interfaces.values();
    }

    /// The interface or namespace of a name, or null. `WindowProxy` is the window's, since the global object stands for both.
    @Nullable
    BoundInterface interfaceNamed(String name) {
        return interfaces.get(name.equals("WindowProxy") ? "Window" : name);
    }

    /// The most derived interface that describes a class or one of its superclasses.
    BoundInterface interfaceOf(PlatformObject object) {
        return interfaceOfClass.computeIfAbsent(object.getClass(), this::findInterface);
    }

    private BoundInterface findInterface(Class<?> type) {
        for (Class<?> current = type; current != null; current = current.getSuperclass()) {
            BoundInterface found = interfaces.get(current.getSimpleName());
            if (found != null && found.javaClass() == current) {
                return found;
            }
        }
        throw new IllegalStateException("no interface description describes " + type.getName());
    }

    /// The Java class of a definition, in whichever of the described packages it is.
    ///
    /// @throws IllegalStateException if there is none
    Class<?> javaClass(String name) {
        return classes.computeIfAbsent(name.equals("WindowProxy") ? "Window" : name, n -> {
            for (String packageName : packages) {
                try {
                    return Class.forName(packageName + (packageName.endsWith("$") ? "" : ".") + n, false, classLoader);
                } catch (ClassNotFoundException _) {
                    // It may be in the next one.
                }
            }
            throw new IllegalStateException("no Java class is named " + n + " in " + packages);
        });
    }

    /// What the descriptions say and no Java class has: one line for each member, dictionary or callback. Empty if all is well.
    public List<String> problems() {
        return new BindingCheck(this).problems();
    }

    ClassLoader classLoader() {
        return classLoader;
    }

    Value asValue(Object value) {
        return value instanceof Value already ? already : Value.asValue(value);
    }

    /// Whether an exception ends its agent, so that no page code may catch it.
    boolean endsTheAgent(Throwable exception) {
        return exception instanceof LoopTerminatedException;
    }

    /// What ends the loop of an agent whose page code used up its budget.
    public LoopTerminatedException termination(PolyglotException exception) {
        SourceSection place = RealmBinding.place(exception);
        String where = place == null
                ? ""
                : " at " + place.getSource().getName() + ":" + place.getStartLine() + ":"
                        + place.getStartColumn();
        String reason = exception.isResourceExhausted() ? exception.getMessage() : "it took too much real time";
        return new LoopTerminatedException("endless script" + where + ": " + reason);
    }
}
