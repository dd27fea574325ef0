package dev.frameloop.script;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// HTML's structured clone; the expected values follow the standard, and agree with Chromium.
class StructuredCloneTests {
    private final ScriptFixture fixture = new ScriptFixture();

    @AfterEach
    void close() {
        fixture.close();
    }

    private Object eval(String expression) {
        return String.valueOf(fixture.eval(expression));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Object.is(structuredClone(-0), -0) | true
            structuredClone(12345678901234567890n) === 12345678901234567890n | true
            structuredClone('\\ud800') === '\\ud800' | true
            typeof structuredClone(Object(true)) + structuredClone(Object(true)) | objecttrue
            (d => d instanceof Date && isNaN(d))(structuredClone(new Date(NaN))) | true
            structuredClone(/a.b/giy) + '' | /a.b/giy
            [...structuredClone(new Map([[1, { a: 1 }], ['k', 2]])).keys()].join() | 1,k
            (m => m.get(m) === m)(structuredClone((m => m.set(m, m))(new Map()))) | true
            [...structuredClone(new Set(['x', 'y']))].join() | x,y
            (a => a.length + ',' + (1 in a) + ',' + a.name)(structuredClone(Object.assign([1, , 3], { name: 'n' }))) | 3,false,n
            (o => o.a === o.b)(structuredClone((x => ({ a: x, b: x }))({}))) | true
            JSON.stringify(structuredClone(new class { x = 1; get y() { return 2; } })) | {"x":1}
            (e => e.constructor.name + e.message + e.cause.x)(structuredClone(new TypeError('m', { cause: { x: 1 } }))) | TypeErrorm1
            (e => e.name + e.message + (e instanceof DOMException))(structuredClone(new DOMException('m', 'AbortError'))) | AbortErrormtrue
            new Uint8Array(structuredClone(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 200]).buffer)).join() | 1,2,3,4,5,6,7,8,9,200
            (v => v.constructor.name + v.byteOffset + v.join())(structuredClone(new Uint16Array(Uint8Array.of(0, 0, 1, 2, 3, 4).buffer, 2, 1))) | Uint16Array2513
            (o => o.a.buffer === o.b)(structuredClone((a => ({ a, b: a.buffer }))(new Float64Array(2)))) | true
            (b => b.resizable + ',' + b.maxByteLength)(structuredClone(new ArrayBuffer(2, { maxByteLength: 9 }))) | true,9
            (v => { v.buffer.resize(8); return v.length; })(structuredClone(new Uint8Array(new ArrayBuffer(2, { maxByteLength: 9 })))) | 8
            """)
    void keepsWhatAValueIs(String expression, String expected) {
        assertThat(eval(expression)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            () => 1 | () => 1 could not be cloned.
            Symbol('s') | Symbol(s) could not be cloned.
            { a: [new WeakMap()] } | #<WeakMap> could not be cloned.
            Promise.resolve() | #<Promise> could not be cloned.
            new Proxy([], {}) | #<Object> could not be cloned.
            sample() | #<Sample> could not be cloned.
            new SharedArrayBuffer(1) | #<SharedArrayBuffer> could not be cloned.
            """)
    void refusesWhatCannotBeCloned(String value, String message) {
        assertThat(eval("try { structuredClone(" + value + ") } catch (e) { e.name + ': ' + e.message }"))
                .isEqualTo("DataCloneError: Failed to execute 'structuredClone' on 'TestWindow': " + message);
    }

    @Test
    void runsGettersInOrderAndPassesWhatTheyThrow() {
        assertThat(
                eval("""
                        const seen = [];
                        const inner = { get b() { seen.push('b'); delete outer.gone; return 1; } };
                        const outer = { get a() { seen.push('a'); return inner; }, gone: 1, get c() { seen.push('c'); return 2; } };
                        JSON.stringify(structuredClone(outer)) + seen"""))
                .isEqualTo("{\"a\":{\"b\":1},\"c\":2}a,b,c");
        assertThat(eval("try { structuredClone({ get x() { throw 'mine'; } }) } catch (e) { e }")).isEqualTo("mine");
    }

    @Test
    void transfersBuffers() {
        assertThat(eval("""
                const buffer = Uint8Array.of(7, 8).buffer;
                const { moved } = structuredClone({ moved: buffer }, { transfer: [buffer] });
                [buffer.byteLength, buffer.detached, new Uint8Array(moved)].join()""")).isEqualTo("0,true,7,8");
        assertThat(eval("try { structuredClone(buffer) } catch (e) { e.name }")).isEqualTo("DataCloneError");
        assertThat(eval("try { structuredClone(1, { transfer: [moved, moved] }) } catch (e) { e.name }"))
                .isEqualTo("DataCloneError");
        assertThat(eval("try { structuredClone(1, { transfer: [{}] }) } catch (e) { e.name }"))
                .isEqualTo("DataCloneError");
        assertThat(eval("moved.byteLength")).isEqualTo("2");
    }

    @Test
    void survivesDepthAndPatchedIntrinsics() {
        assertThat(eval("""
                Map.prototype.get = Array.prototype.push = Object.keys = () => { throw 'patched'; };
                let deep = null;
                for (let i = 0; i < 20000; i++) deep = i % 2 ? [deep] : { deep };
                let depth = 0;
                for (let c = structuredClone(deep); c; c = c.deep ?? c[0]) depth++;
                depth""")).isEqualTo("20000");
    }
}
