package dev.frameloop.script;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// An interface with one member of each kind.
public final class Sample extends PlatformObject {
    static final String IDL = """
            [Exposed=Window]
            interface Sample {
              constructor();
              constructor(DOMString name, optional SampleInit init = {});
              const unsigned short ANSWER = 42;
              attribute DOMString name;
              attribute octet octet;
              attribute [Clamp] octet clamped;
              attribute [EnforceRange] long enforced;
              attribute unsigned long long big;
              attribute double number;
              attribute boolean flag;
              attribute Mode mode;
              attribute [LegacyNullToEmptyString] DOMString empty;
              [SameObject] readonly attribute Sample self;
              readonly attribute FrozenArray<DOMString> names;
              [PutForwards=name] readonly attribute Sample other;
              static Sample make(DOMString name);
              DOMString overloaded(DOMString text);
              DOMString overloaded(Sample sample);
              DOMString overloaded(long a, long b);
              DOMString joined(sequence<DOMString> parts, optional DOMString separator = "-");
              DOMString record(record<DOMString, long> map);
              DOMString union((Sample or DOMString or boolean) value);
              long sum(long... numbers);
              undefined fail(DOMString name);
              [NewObject] Promise<any> promise(any value);
              any echo(any value);
              [Unscopable] undefined hidden();
              stringifier;
            };
            dictionary SampleInit { long b = 1; DOMString a; };
            enum Mode { "fast", "slow" };
            [Exposed=Window]
            interface SampleList {
              constructor();
              readonly attribute unsigned long length;
              getter DOMString? item(unsigned long index);
              getter DOMString? namedItem(DOMString name);
              iterable<DOMString>;
            };
            [Exposed=Window]
            interface SamplePairs {
              constructor();
              iterable<DOMString, long>;
            };
            """;

    private final Realm realm;
    private String name;
    private int octet;
    private int clamped;
    private int enforced;
    private long big;
    private double number;
    private boolean flag;
    private String mode = "fast";
    private String empty = "x";
    private @Nullable Sample other;

    /// The dictionary.
    ///
    /// @param b a number
    /// @param a a text
    public record SampleInit(int b, @Nullable String a) {}

    /// `new Sample()`
    public Sample(Realm realm) {
        this(realm, "none", new SampleInit(0, null));
    }

    /// `new Sample(name, init)`
    public Sample(Realm realm, String name, SampleInit init) {
        this.realm = realm;
        this.name = name + (init.a() == null ? "" : init.a()) + init.b();
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    public String name() {
        return name;
    }

    public void setName(String value) {
        name = value;
    }

    public int octet() {
        return octet;
    }

    public void setOctet(int value) {
        octet = value;
    }

    public int clamped() {
        return clamped;
    }

    public void setClamped(int value) {
        clamped = value;
    }

    public int enforced() {
        return enforced;
    }

    public void setEnforced(int value) {
        enforced = value;
    }

    public long big() {
        return big;
    }

    public void setBig(long value) {
        big = value;
    }

    public double number() {
        return number;
    }

    public void setNumber(double value) {
        number = value;
    }

    public boolean flag() {
        return flag;
    }

    public void setFlag(boolean value) {
        flag = value;
    }

    public String mode() {
        return mode;
    }

    public void setMode(String value) {
        mode = value;
    }

    public String empty() {
        return empty;
    }

    public void setEmpty(String value) {
        empty = value;
    }

    public Sample self() {
        return this;
    }

    public List<String> names() {
        return List.of("a", "b");
    }

    public Sample other() {
        if (other == null) {
            other = new Sample(realm);
        }
        return other;
    }

    public static Sample make(Realm realm, String name) {
        return new Sample(realm, name, new SampleInit(7, null));
    }

    public String overloaded(String text) {
        return "string " + text;
    }

    public String overloaded(Sample sample) {
        return "sample " + sample.name();
    }

    public String overloaded(int a, int b) {
        return "numbers " + (a + b);
    }

    public String joined(List<String> parts, String separator) {
        return String.join(separator, parts);
    }

    public String record(Map<String, Integer> map) {
        return map.toString();
    }

    public String union(Object value) {
        return value.getClass().getSimpleName();
    }

    public int sum(int... numbers) {
        int sum = 0;
        for (int n : numbers) {
            sum += n;
        }
        return sum;
    }

    public void fail(String exception) {
        if (exception.equals("fault")) {
            throw new IllegalStateException("a fault of Java");
        }
        throw new DOMException(exception, "it failed");
    }

    public ScriptPromise promise(@Nullable Object value) {
        ScriptPromise promise = realm.newPromise();
        promise.resolve(value);
        return promise;
    }

    public @Nullable Object echo(@Nullable Object value) {
        return value;
    }

    public void hidden() {}

    @Override
    public String toString() {
        return "Sample " + name;
    }

    /// A list with indexed and named properties.
    public static final class SampleList extends PlatformObject {
        private final List<String> items = new ArrayList<>(List.of("zero", "one"));

        /// Two items.
        public SampleList() {}

        public long length() {
            return items.size();
        }

        public @Nullable String item(long index) {
            return index < items.size() ? items.get((int) index) : null;
        }

        public @Nullable String namedItem(String name) {
            return name.equals("first") ? "zero" : null;
        }

        public List<String> supportedPropertyNames() {
            return List.of("first");
        }
    }

    /// Pairs.
    public static final class SamplePairs extends PlatformObject implements Iterable<Map.Entry<String, Integer>> {
        /// Two pairs.
        public SamplePairs() {}

        @Override
        public java.util.Iterator<Map.Entry<String, Integer>> iterator() {
            return List.of(Map.entry("x", 1), Map.entry("y", 2)).iterator();
        }
    }
}
