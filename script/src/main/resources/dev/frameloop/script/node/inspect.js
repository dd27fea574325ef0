// How Node shows values: util.inspect and util.format.

const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const custom = Symbol.for('nodejs.util.inspect.custom');
const toTag = value => Object.prototype.toString.call(value).slice(8, -1);

const DEFAULTS = { depth: 2, breakLength: 80, compact: 3, maxArrayLength: 100, maxStringLength: 10000, showHidden: false,
  customInspect: true, sorted: false, getters: false, colors: false, numericSeparator: false, showProxy: false };
const MIN_LINE = 16;
const IDENTIFIER = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const TypedArray = getPrototypeOf(Uint8Array);
const typedArrayName = Object.getOwnPropertyDescriptor(TypedArray.prototype, Symbol.toStringTag).get;

// ---- Kinds of objects, asked of their internal slots ----

const answers = (f, value) => { try { f.call(value); return true; } catch { return false; } };
const mapSize = getOwnPropertyDescriptor(Map.prototype, 'size').get;
const setSize = getOwnPropertyDescriptor(Set.prototype, 'size').get;
const isMap = value => answers(mapSize, value);
const isSet = value => answers(setSize, value);
const isDate = value => answers(Date.prototype.getTime, value);
const isRegExp = value => toTag(value) === 'RegExp' && value instanceof RegExp;
const isError = value => value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
const isPromise = value => value instanceof Promise;
const isTypedArray = value => typedArrayName.call(value) !== undefined;

// ---- Primitives ----

const ESCAPES = { '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '\\': '\\\\' };
const quoted = text => {
  const quote = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes('`') && !text.includes('${') ? '`' : "'";
  let shown = '';
  for (const c of text) {
    const code = c.codePointAt(0);
    if (c === quote && quote === "'") shown += "\\'";
    else if (ESCAPES[c]) shown += ESCAPES[c];
    else if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) shown += `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
    else if (code >= 0xd800 && code <= 0xdfff) shown += `\\u${code.toString(16).toUpperCase()}`;
    else shown += c;
  }
  return quote + shown + quote;
};
const number = value => Object.is(value, -0) ? '-0' : `${value}`;

function formatPrimitive(ctx, value) {
  switch (typeof value) {
    case 'string': {
      let rest = '';
      let text = value;
      if (text.length > ctx.maxStringLength) {
        const left = text.length - ctx.maxStringLength;
        text = text.slice(0, ctx.maxStringLength);
        rest = `... ${left} more character${left > 1 ? 's' : ''}`;
      }
      if (ctx.compact !== true && text.length > MIN_LINE && text.length > ctx.breakLength - ctx.indentation - 4) {
        return text.split(/(?<=\n)/).map(quoted).join(` +\n${' '.repeat(ctx.indentation + 2)}`) + rest;
      }
      return quoted(text) + rest;
    }
    case 'number': return number(value);
    case 'bigint': return `${value}n`;
    case 'symbol': return Symbol.prototype.toString.call(value);
    default: return `${value}`;
  }
}

// ---- Objects ----

function constructorName(value) {
  for (let object = value; object !== null; object = getPrototypeOf(object)) {
    const descriptor = getOwnPropertyDescriptor(object, 'constructor');
    if (descriptor !== undefined && typeof descriptor.value === 'function' && descriptor.value.name !== ''
      && value instanceof descriptor.value) {
      return descriptor.value.name;
    }
  }
  return null;
}

function prefixOf(constructor, tag, fallback, size = '') {
  if (constructor === null) return `[${fallback}${size}: null prototype] ${tag !== '' && tag !== fallback ? `[${tag}] ` : ''}`;
  return `${constructor}${size} ${tag !== '' && constructor !== tag ? `[${tag}] ` : ''}`;
}

const keysOf = (value, ctx) => {
  if (ctx.showHidden) return ownKeys(value);
  const enumerable = key => getOwnPropertyDescriptor(value, key)?.enumerable;
  return [...Object.keys(value), ...Object.getOwnPropertySymbols(value).filter(enumerable)];
};
const isIndex = key => typeof key === 'string' && /^(0|[1-9]\d{0,9})$/.test(key) && Number(key) < 4294967295;
const keysBesideIndices = (value, ctx) => keysOf(value, ctx).filter(key => !isIndex(key));

function functionBase(value, constructor, tag) {
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class') && text.endsWith('}')) {
    const parent = getPrototypeOf(value).name;
    let base = `[class ${value.name === '' ? '(anonymous)' : value.name}`;
    if (constructor !== 'Function' && constructor !== null) base += ` [${constructor}]`;
    if (tag !== '' && constructor !== tag) base += ` [${tag}]`;
    if (constructor === null) return `${base} extends [null prototype]]`;
    return `${base}${parent ? ` extends ${parent}` : ''}]`;
  }
  const type = { AsyncFunction: 'AsyncFunction', GeneratorFunction: 'GeneratorFunction',
    AsyncGeneratorFunction: 'AsyncGeneratorFunction' }[toTag(value)] ?? 'Function';
  let base = `[${type}`;
  if (constructor === null) base += ' (null prototype)';
  base += value.name === '' ? ' (anonymous)]' : `: ${value.name}]`;
  if (constructor !== type && constructor !== null) base += ` ${constructor}`;
  if (tag !== '' && constructor !== tag && tag !== type) base += ` [${tag}]`;
  return base;
}

function errorBase(error, constructor, keys, ctx) {
  let stack = typeof error.stack === 'string' && error.stack !== '' ? error.stack : Error.prototype.toString.call(error);
  stack = stack.replace(/\n+$/, '');
  for (const name of ['name', 'message', 'stack']) {
    const index = keys.indexOf(name);
    if (index !== -1 && stack.includes(String(error[name]))) keys.splice(index, 1);
  }
  if ('cause' in error && !keys.includes('cause')) keys.push('cause');
  if (Array.isArray(error.errors) && !keys.includes('errors')) keys.push('errors');
  // A subclass that does not set `name` shows its own name all the same.
  const name = error.name == null ? 'Error' : String(error.name);
  if (constructor !== null && !stack.slice(0, stack.indexOf('\n') === -1 ? undefined : stack.indexOf('\n')).includes(constructor)
    && name.endsWith('Error') && stack.startsWith(name) && constructor !== name) {
    stack = `${constructor}${stack.slice(name.length)}`;
  }
  const from = error.message ? stack.indexOf(error.message) + String(error.message).length : 0;
  const frames = stack.indexOf('\n    at', Math.max(0, from));
  if (frames === -1) stack = `[${stack}]`;
  return ctx.indentation === 0 ? stack : stack.replaceAll('\n', `\n${' '.repeat(ctx.indentation)}`);
}

const more = left => `... ${left} more item${left > 1 ? 's' : ''}`;

function formatArray(ctx, value, depth) {
  const output = [];
  const length = Math.min(Math.max(0, ctx.maxArrayLength), value.length);
  let index = 0;
  let holes = 0;
  const tellHoles = () => {
    if (holes > 0) output.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`);
    holes = 0;
  };
  for (; index < value.length && output.length + (holes > 0 ? 1 : 0) < length; index++) {
    if (!Object.hasOwn(value, index)) {
      holes++;
    } else {
      tellHoles();
      if (output.length < length) output.push(formatProperty(ctx, value, depth, index, true));
    }
  }
  while (holes > 0 && index < value.length && !Object.hasOwn(value, index)) {
    holes++;
    index++;
  }
  tellHoles();
  if (index < value.length) output.push(more(value.length - index));
  return output;
}

function formatTypedArray(ctx, value) {
  const length = Math.min(Math.max(0, ctx.maxArrayLength), value.length);
  const output = [];
  for (let i = 0; i < length; i++) output.push(typeof value[i] === 'bigint' ? `${value[i]}n` : number(value[i]));
  if (value.length > length) output.push(more(value.length - length));
  return output;
}

function formatMembers(ctx, members, show) {
  const output = [];
  const length = Math.min(Math.max(0, ctx.maxArrayLength), members.length);
  ctx.indentation += 2;
  for (let i = 0; i < length; i++) output.push(show(members[i]));
  if (members.length > length) output.push(more(members.length - length));
  ctx.indentation -= 2;
  return output;
}

function formatProperty(ctx, value, depth, key, inArray) {
  const descriptor = getOwnPropertyDescriptor(value, key) ?? { value: value[key], enumerable: true };
  let text;
  if ('value' in descriptor) {
    ctx.indentation += 2;
    text = formatValue(ctx, descriptor.value, depth);
    ctx.indentation -= 2;
  } else if (descriptor.get !== undefined) {
    text = descriptor.set === undefined ? '[Getter]' : '[Getter/Setter]';
  } else {
    text = descriptor.set === undefined ? 'undefined' : '[Setter]';
  }
  if (inArray) return text;
  let name;
  if (typeof key === 'symbol') name = `[${key.toString()}]`;
  else if (key === '__proto__') name = "['__proto__']";
  else if (descriptor.enumerable === false) name = `[${key}]`;
  else name = IDENTIFIER.test(key) ? key : quoted(key);
  return `${name}: ${text}`;
}

// Entries of long arrays stand in columns.
function groupArrayElements(ctx, output, value) {
  const count = ctx.maxArrayLength < output.length ? output.length - 1 : output.length;
  const lengths = output.slice(0, count).map(entry => entry.length);
  const longest = Math.max(...lengths);
  const total = lengths.reduce((sum, length) => sum + length + 2, 0);
  const width = longest + 2;
  if (width * 3 + ctx.indentation >= ctx.breakLength || (total / width <= 5 && longest > 6)) return output;
  const bias = Math.sqrt(width - total / output.length);
  const biased = Math.max(width - 3 - bias, 1);
  const columns = Math.min(Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((ctx.breakLength - ctx.indentation) / width), ctx.compact * 4, 15);
  if (columns <= 1) return output;
  const widths = [];
  for (let i = 0; i < columns; i++) {
    let most = 0;
    for (let j = i; j < count; j += columns) most = Math.max(most, lengths[j]);
    widths.push(most + 2);
  }
  const numbers = value !== undefined && output.every((_, i) => typeof value[i] === 'number' || typeof value[i] === 'bigint');
  const rows = [];
  for (let i = 0; i < count; i += columns) {
    const end = Math.min(i + columns, count);
    let row = '';
    for (let j = i; j < end - 1; j++) {
      const cell = `${output[j]}, `;
      row += numbers ? cell.padStart(widths[j - i]) : cell.padEnd(widths[j - i]);
    }
    row += numbers ? output[end - 1].padStart(widths[end - 1 - i] - 2) : output[end - 1];
    rows.push(row);
  }
  if (count < output.length) rows.push(output[count]);
  return rows;
}

function reduceToSingleString(ctx, entries, base, braces, isArray, depth, value) {
  let output = entries;
  const start = base === '' ? '' : `${base} `;
  if (ctx.compact !== true) {
    if (typeof ctx.compact === 'number' && ctx.compact >= 1) {
      if (isArray && output.length > 6) output = groupArrayElements(ctx, output, value);
      if (ctx.currentDepth - depth < ctx.compact && entries.length === output.length) {
        const used = output.length + ctx.indentation + braces[0].length + base.length + 10;
        const total = output.reduce((sum, entry) => sum + entry.length, output.length + used);
        const joined = output.join(', ');
        if (total <= ctx.breakLength && !base.includes('\n') && !joined.includes('\n')) {
          return `${start}${braces[0]} ${joined} ${braces[1]}`;
        }
      }
    }
    const line = `\n${' '.repeat(ctx.indentation)}`;
    return `${start}${braces[0]}${line}  ${output.join(`,${line}  `)}${line}${braces[1]}`;
  }
  return `${braces[0]}${base ? ` ${base}` : ''} ${output.join(', ')} ${braces[1]}`;
}

function formatValue(ctx, value, depth) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return formatPrimitive(ctx, value);
  if (ctx.customInspect) {
    const inspector = value[custom];
    if (typeof inspector === 'function' && inspector !== inspect
      && !(value.constructor && value.constructor.prototype === value)) {
      const { indentation, seen, currentDepth, circular, ...options } = ctx;
      const shown = inspector.call(value, ctx.depth === null ? null : ctx.depth - depth, options, inspect);
      if (shown !== value) {
        return typeof shown === 'string' ? shown.replaceAll('\n', `\n${' '.repeat(ctx.indentation)}`)
          : formatValue(ctx, shown, depth);
      }
    }
  }
  if (ctx.seen.includes(value)) {
    ctx.circular ??= new Map();
    if (!ctx.circular.has(value)) ctx.circular.set(value, ctx.circular.size + 1);
    return `[Circular *${ctx.circular.get(value)}]`;
  }
  return formatObject(ctx, value, depth);
}

// What is particular to a kind of object: its base text, its braces, its members, and which keys still show.
function shape(ctx, value, constructor, tag) {
  const plain = { base: '', braces: ['{', '}'], keys: keysOf(value, ctx), members: () => [], isArray: false };
  const of = (fallback, more = {}) => ({ ...plain, braces: [`${prefixOf(constructor, tag, fallback)}{`, '}'], ...more });
  if (Array.isArray(value)) {
    const prefix = constructor !== 'Array' || tag !== '' ? prefixOf(constructor, tag, 'Array', `(${value.length})`) : '';
    return { ...plain, braces: [`${prefix}[`, ']'], keys: keysBesideIndices(value, ctx), isArray: true,
      members: depth => formatArray(ctx, value, depth), empty: value.length === 0 };
  }
  if (isSet(value)) {
    const members = [...Set.prototype.values.call(value)];
    return { ...plain, braces: [`${prefixOf(constructor, tag, 'Set', `(${members.length})`)}{`, '}'], empty: members.length === 0,
      members: depth => formatMembers(ctx, members, it => formatValue(ctx, it, depth)) };
  }
  if (isMap(value)) {
    const members = [...Map.prototype.entries.call(value)];
    return { ...plain, braces: [`${prefixOf(constructor, tag, 'Map', `(${members.length})`)}{`, '}'], empty: members.length === 0,
      members: depth => formatMembers(ctx, members, it => `${formatValue(ctx, it[0], depth)} => ${formatValue(ctx, it[1], depth)}`) };
  }
  if (isTypedArray(value)) {
    const name = typedArrayName.call(value);
    return { ...plain, braces: [`${prefixOf(constructor, tag, name, `(${value.length})`)}[`, ']'], isArray: true,
      keys: keysBesideIndices(value, ctx), members: () => formatTypedArray(ctx, value), empty: value.length === 0 };
  }
  if (typeof value === 'function') return { ...plain, base: functionBase(value, constructor, tag), whole: true };
  if (isRegExp(value)) return { ...plain, base: `${constructor === 'RegExp' ? '' : prefixOf(constructor, tag, 'RegExp')}${RegExp.prototype.toString.call(value)}`, whole: true };
  if (isDate(value)) {
    const text = Number.isNaN(value.getTime()) ? Date.prototype.toString.call(value) : Date.prototype.toISOString.call(value);
    return { ...plain, base: `${constructor === 'Date' ? '' : prefixOf(constructor, tag, 'Date')}${text}`, whole: true };
  }
  if (isError(value)) {
    const keys = keysOf(value, ctx);
    return { ...plain, keys, base: errorBase(value, constructor, keys, ctx), whole: true };
  }
  if (isPromise(value)) return of('Promise', { members: depth => formatPromise(ctx, value, depth) });
  if (value instanceof ArrayBuffer) {
    return of('ArrayBuffer', { members: () => [
      `[Uint8Contents]: <${[...new Uint8Array(value)].slice(0, 50).map(b => b.toString(16).padStart(2, '0')).join(' ')}>`,
      `byteLength: ${value.byteLength}`] });
  }
  if (value instanceof WeakSet || value instanceof WeakMap) return of(toTag(value), { members: () => ['<items unknown>'] });
  const kind = toTag(value);
  if (kind === 'Map Iterator' || kind === 'Set Iterator') return { ...plain, braces: [`[${kind}] {`, '}'], members: () => ['<items unknown>'] };
  if (kind === 'Module') return { ...plain, braces: [`${prefixOf(constructor, tag, 'Module')}{`, '}'] };
  for (const Wrapper of [Number, String, Boolean, BigInt, Symbol]) {
    if (answers(Wrapper.prototype.valueOf, value)) {
      const primitive = formatPrimitive({ ...DEFAULTS, indentation: 0 }, Wrapper.prototype.valueOf.call(value));
      return { ...plain, base: `[${Wrapper.name}${constructor === Wrapper.name ? '' : constructor === null ? ' (null prototype)' : ` (${constructor})`}: ${primitive}]`,
        keys: Wrapper === String ? keysBesideIndices(value, ctx) : plain.keys, whole: true };
    }
  }
  if (constructor === 'Object') {
    const prefix = kind === 'Arguments' ? '[Arguments] ' : tag === '' ? '' : prefixOf(constructor, tag, 'Object');
    return { ...plain, braces: [`${prefix}{`, '}'], empty: true };
  }
  return of('Object', { empty: true });
}

function formatPromise(ctx, promise, depth) {
  const [state, value] = internal('promise-state').stateOf(promise);
  if (state === 'pending') return ['<pending>'];
  ctx.indentation += 2;
  const text = formatValue(ctx, value, depth);
  ctx.indentation -= 2;
  return [state === 'rejected' ? `<rejected> ${text}` : text];
}

function formatObject(ctx, value, recursion) {
  const constructor = constructorName(value);
  let tag = value[Symbol.toStringTag];
  if (typeof tag !== 'string' || (tag !== '' && Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag))) tag = '';
  const { base: text, braces, keys, members, isArray, whole, empty } = shape(ctx, value, constructor, tag);
  let base = text;
  if (keys.length === 0) {
    if (whole) return base;
    if (empty) return `${braces[0]}${braces[1]}`;
  }
  if (ctx.depth !== null && recursion > ctx.depth) {
    return `[${prefixOf(constructor, tag, Array.isArray(value) ? 'Array' : 'Object').slice(0, -1).replace(/^\[|\]$/g, '')}]`;
  }
  const depth = recursion + 1;
  ctx.seen.push(value);
  ctx.currentDepth = depth;
  const output = members(depth);
  for (const key of keys) output.push(formatProperty(ctx, value, depth, key, false));
  const reference = ctx.circular?.get(value);
  if (reference !== undefined) base = base === '' ? `<ref *${reference}>` : `<ref *${reference}> ${base}`;
  ctx.seen.pop();
  if (ctx.sorted && !isArray) output.sort(ctx.sorted === true ? undefined : ctx.sorted);
  return reduceToSingleString(ctx, output, base, braces, isArray, depth, value);
}

function inspect(value, options = undefined) {
  const given = typeof options === 'boolean' ? { showHidden: options } : options;
  const ctx = { ...DEFAULTS, stylize: text => text, ...given, indentation: 0, seen: [], currentDepth: 0, circular: undefined };
  if (ctx.maxArrayLength === null) ctx.maxArrayLength = Infinity;
  if (ctx.maxStringLength === null) ctx.maxStringLength = Infinity;
  if (ctx.depth === Infinity) ctx.depth = null;
  return formatValue(ctx, value, 0);
}
inspect.custom = custom;
inspect.defaultOptions = DEFAULTS;

// ---- format ----

const flat = value => typeof value === 'object' && value !== null && typeof value[Symbol.toPrimitive] !== 'function'
  && (value.toString === Object.prototype.toString || isError(value) || Array.isArray(value) || Object.hasOwn(Object.prototype, 'x'));
const CONVERSIONS = {
  s: value => typeof value === 'string' ? value
    : typeof value === 'number' || typeof value === 'bigint' ? formatPrimitive({ ...DEFAULTS }, value)
      : typeof value !== 'object' || value === null || !(flat(value) && !isError(value)) ? String(value)
        : inspect(value, { depth: 0, colors: false, compact: 3 }),
  d: value => typeof value === 'bigint' ? `${value}n` : typeof value === 'symbol' ? 'NaN' : number(Number(value)),
  i: value => typeof value === 'bigint' ? `${value}n` : typeof value === 'symbol' ? 'NaN' : number(Number.parseInt(value)),
  f: value => typeof value === 'symbol' ? 'NaN' : number(Number.parseFloat(value)),
  j: value => { try { return JSON.stringify(value); } catch { return '[Circular]'; } },
  o: value => inspect(value, { showHidden: true, showProxy: true, depth: 4 }),
  O: value => inspect(value),
  c: () => ''
};

function format(...args) {
  let next = 0;
  const shown = [];
  if (typeof args[0] === 'string') {
    next = 1;
    shown.push(args.length === 1 ? args[0] : args[0].replace(/%([sdifjoOc%])/g, (match, kind) => {
      if (kind === '%') return '%';
      return next < args.length ? CONVERSIONS[kind](args[next++]) : match;
    }));
  }
  for (const value of args.slice(next)) shown.push(typeof value === 'string' ? value : inspect(value));
  return shown.join(' ');
}

module.exports = { inspect, format, isError };
