package dev.frameloop.script;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/// What scripts see of bound classes; expected values are those of Web IDL, messages those of Chromium.
class BindingTests {
    private final ScriptFixture page = new ScriptFixture();

    @AfterEach
    void close() {
        page.close();
    }

    private String eval(String expression) {
        return String.valueOf(page.eval("String(" + expression + ")"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "new Sample() instanceof Sample | true",
            "Object.prototype.toString.call(new Sample()) | [object Sample]",
            "new Sample('n', { b: 5, a: 'x' }).name | nx5",
            "new Sample('n').name | n1",
            "Sample.length + ' ' + Sample.name + ' ' + Sample.ANSWER + new Sample().ANSWER | 0 Sample 4242",
            "Sample.make('s').name | s7",
            "new Sample() + '' | Sample none0",
            "(s => s.self === s && s.self.self === s)(new Sample()) | true",
            "(s => { s.octet = 257; return s.octet })(new Sample()) | 1",
            "(s => { s.octet = -1; return s.octet })(new Sample()) | 255",
            "(s => { s.octet = '0x10'; return s.octet })(new Sample()) | 16",
            "(s => { s.clamped = 300.7; return s.clamped })(new Sample()) | 255",
            "(s => { s.clamped = 1.5; return s.clamped })(new Sample()) | 2",
            "(s => { s.big = 2 ** 53; return s.big })(new Sample()) | 9007199254740992",
            "(s => { s.number = 0.1; return s.number })(new Sample()) | 0.1",
            "(s => { s.flag = 'x'; return s.flag })(new Sample()) | true",
            "(s => { s.mode = 'slow'; s.mode = 'wrong'; return s.mode })(new Sample()) | slow",
            "(s => { s.empty = null; return '[' + s.empty + ']' })(new Sample()) | []",
            "(s => { s.other = 'forwarded'; return s.other.name })(new Sample()) | forwarded",
            "(s => s.names === s.names && Object.isFrozen(s.names) && s.names.join())(new Sample()) | a,b",
            "new Sample().overloaded(5) | string 5",
            "new Sample().overloaded(new Sample()) | sample none0",
            "new Sample().overloaded(5, '6') | numbers 11",
            "new Sample().joined(new Set(['a', 1])) | a-1",
            "new Sample().joined(['a', 'b'], undefined) | a-b",
            "new Sample().record({ z: 1.9, a: '2' }) | {z=1, a=2}",
            "[new Sample(), true, 1, {}].map(v => new Sample().union(v)).join() | Sample,Boolean,String,String",
            "new Sample().sum(1, 2.5, '3') | 6",
            "Object.keys(Sample.prototype).slice(0, 4).join() | ANSWER,name,octet,clamped",
            "Object.getOwnPropertyDescriptor(Sample.prototype, 'name').get.name | get name",
            "Sample.prototype.joined.length + Sample.prototype.joined.name | 1joined",
            "Object.keys(Sample.prototype[Symbol.unscopables]).join() | hidden",
            "(s => s.echo(s) === s && s.echo(undefined) === undefined && s.echo(null) === null && s.echo('x'))(new Sample()) | x",
            "(class extends Sample { constructor() { super('d'); } get x() { return this.name } }).prototype instanceof Sample | true",
            "new (class D extends Sample { get x() { return this.name } })().x | none0",
    })
    void members(String expression, String expected) {
        assertThat(eval(expression)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "Sample() | TypeError: Failed to construct 'Sample': Please use the 'new' operator, this DOM object constructor cannot be called as a function.",
            "new Node() | TypeError: Failed to construct 'Node': Illegal constructor",
            "new Sample().joined() | TypeError: Failed to execute 'joined' on 'Sample': 1 argument required, but only 0 present.",
            "new Sample().joined(5) | TypeError: Failed to execute 'joined' on 'Sample': parameter 1 cannot be converted to a sequence.",
            "Sample.prototype.name | TypeError: Illegal invocation",
            "new Sample().self.joined.call({}, []) | TypeError: Illegal invocation",
            "new Sample().fail('NotFoundError') | NotFoundError: Failed to execute 'fail' on 'Sample': it failed",
            "(s => { s.enforced = 2 ** 31 })(new Sample()) | TypeError: Failed to set the 'enforced' property on 'Sample': Value is outside the 'long' value range.",
            "(s => { s.number = NaN })(new Sample()) | TypeError: Failed to set the 'number' property on 'Sample': The provided double value is non-finite.",
            "new Sample('a', 5) | TypeError: Failed to construct 'Sample': parameter 2 is not of type 'SampleInit'.",
            "queueMicrotask(5) | TypeError: Failed to execute 'queueMicrotask' on 'TestWindow': parameter 1 is not of type 'Function'.",
            "new Sample().name.x.y | TypeError: Cannot read property 'y' of undefined",
    })
    void exceptions(String expression, String expected) {
        assertThat(eval("(() => { try { " + expression + "; return 'nothing' } catch (e) { return e } })()"))
                .isEqualTo(expected);
    }

    @Test
    void exceptionsAreObjectsOfTheRealm() {
        assertThat(
                eval("""
                        (() => { try { new Sample().fail('HierarchyRequestError') } catch (e) {
                          return [e instanceof DOMException, e instanceof Error, e.code, e.name, DOMException.HIERARCHY_REQUEST_ERR,
                            typeof e.stack, Object.prototype.toString.call(e)].join() } })()"""))
                .isEqualTo("true,true,3,HierarchyRequestError,3,string,[object DOMException]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "window === globalThis && self === window && window.window === window | true",
            "Object.prototype.toString.call(window) | [object TestWindow]",
            "window instanceof EventTarget && window instanceof TestWindow | true",
            "(window.shared = 5, shared) | 5",
            "(self = 1, self) | 1",
            "theSample instanceof Sample && 'theSample' in window && !window.hasOwnProperty('theSample') | true",
            "typeof undefinedName | undefined",
            "typeof Java + typeof Polyglot + typeof load + typeof print + typeof Graal + typeof Realm | undefinedundefinedundefinedundefinedundefinedundefined",
            "Object.keys(window).includes('log') && !Object.keys(window).includes('Sample') | true",
            "addEventListener.name + addEventListener.length | addEventListener2",
    })
    void global(String expression, String expected) {
        assertThat(eval(expression)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "list[0] + list[1] + list[2] + list.first | zerooneundefinedzero",
            "[...list].join() + Array.from(list.keys()).join() | zero,one0,1",
            "Reflect.ownKeys(list).join() | 0,1,first",
            "Object.keys(list).join() + (0 in list) + (2 in list) + ('first' in list) | 0,1,firsttruefalsetrue",
            "(list.expando = 1, list.expando + Reflect.ownKeys(list).join()) | 10,1,first,expando",
            "delete list[0] | false",
            "JSON.stringify(Object.getOwnPropertyDescriptor(list, 0)) | {\"value\":\"zero\",\"writable\":false,\"enumerable\":true,\"configurable\":true}",
            "list instanceof SampleList && list.item(1) | one",
            "(() => { const r = []; list.forEach((v, i, l) => r.push(v + i + (l === list))); return r.join() })() | zero0true,one1true",
            "[...new SamplePairs()].join(';') + [...new SamplePairs().keys()] | x,1;y,2x,y",
    })
    void indexedAndNamedProperties(String expression, String expected) {
        page.run("var list = new SampleList()");
        assertThat(eval(expression)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "Math.sin(2) + ' ' + Math.pow(1, Infinity) + ' ' + Math.pow(2, '3') | 0.9092974268256817 NaN 8",
            "[1, 2].map(Math.random).join() | 0.7308781907032909,0.41008081149220166",
            "new Date() instanceof Date && Date.prototype.constructor === Date && Date.length + Date.name | 7Date",
            "Date.now() === new Date().getTime() && new Date().getTime() === Date.parse(new Date().toISOString()) | true",
            "new Date(0).toString().slice(0, 33) | Thu Jan 01 1970 00:00:00 GMT+0000",
            "new (class D extends Date {})(5).getTime() + new Date(2020, 1).getMonth() | 6",
            "new Intl.NumberFormat().format(1234.5) + (1234.5).toLocaleString() | 1,234.51,234.5",
            "new Intl.DateTimeFormat().format() === new Intl.DateTimeFormat().format(Date.now()) | true",
            "Date.now.toString().includes('[native code]') && Math.sin.toString().includes('[native code]') | true",
    })
    void environment(String expression, String expected) {
        assertThat(eval(expression)).isEqualTo(expected);
    }

    @Test
    void eventsReachScripts() {
        page.run(
                """
                        var target = new EventTarget();
                        var listener = function (e) { log(this === target, e.type, e.target === target, e instanceof CustomEvent, e.detail.x,
                          e.isTrusted); };
                        target.addEventListener('hello', listener);
                        target.addEventListener('hello', listener);
                        target.addEventListener('hello', { handleEvent(e) { log('object', this.name) }, name: 'me' });
                        target.dispatchEvent(new CustomEvent('hello', { detail: { x: 5 } }));
                        target.removeEventListener('hello', listener);
                        target.dispatchEvent(new CustomEvent('hello', { detail: { x: 6 } }));
                        """);
        assertThat(page.window.reported).isEmpty();
        assertThat(page.window.log).containsExactly("true hello true true 5 false", "object me", "object me");
    }

    @Test
    void errorsAreReportedWithTheirPlace() {
        page.realm.runClassicScript("let a = 1;\n  null.foo", "https://page.test/a.js", 10, 5);
        page.realm.runClassicScript("ok(;", "https://page.test/b.js", 3, 1);
        page.run("throw { a: 1 }");
        assertThat(page.window.reported).containsExactly(
                "TypeError: Cannot read property 'foo' of null https://page.test/a.js:11:3",
                "SyntaxError: Expected an operand but found ; https://page.test/b.js:3:4",
                "[object Object] https://page.test/:1:1");
    }

    @Test
    void faultsOfJavaReachTheOneWhoRunsTheLoop() {
        assertThat(
                eval("(() => { try { new Sample().fail('fault') } catch (e) { return e.constructor === Error } })()"))
                .isEqualTo("true");
        assertThat(page.uncaught).singleElement().isInstanceOf(IllegalStateException.class);
    }
}
