// How a console shows a value within a line. The text is an expression; its value gives the function of a realm.
(function display() {
  'use strict';

  const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const toTag = Object.prototype.toString;
  const quote = JSON.stringify;

  const nameOf = v => {
    try { return getPrototypeOf(v)?.constructor?.name ?? ''; } catch { return ''; }
  };

  // A value within a line, as browsers show it: strings bare at the top, quoted inside; objects to a depth, cycles marked.
  const show = (v, depth, seen) => {
    switch (typeof v) {
      case 'string': return depth === 0 ? v : quote(v);
      case 'bigint': return `${v}n`;
      case 'symbol': return v.toString();
      case 'function': return depth === 0 ? Function.prototype.toString.call(v) : `ƒ ${v.name}`;
      case 'number': return Object.is(v, -0) ? '-0' : `${v}`;
      case 'object': return v === null ? 'null' : showObject(v, depth, seen);
      default: return `${v}`;
    }
  };

  const showObject = (v, depth, seen) => {
    if (seen.includes(v)) return '[Circular]';
    if (v instanceof Error) return depth === 0 && typeof v.stack === 'string' && v.stack ? v.stack : `${v}`;
    const inner = [...seen, v];
    const name = nameOf(v);
    if (Array.isArray(v)) {
      if (depth > 2) return `Array(${v.length})`;
      const items = [];
      for (let i = 0; i < Math.min(v.length, 100); i++) items.push(i in v ? show(v[i], depth + 1, inner) : 'empty');
      if (v.length > 100) items.push('…');
      return `[${items.join(', ')}]`;
    }
    const tag = toTag.call(v).slice(8, -1);
    if (tag === 'Date' || tag === 'RegExp') return `${v}`;
    if (tag === 'Promise') return 'Promise {}';
    if (v instanceof Map || v instanceof Set) {
      if (depth > 2) return `${name}(${v.size})`;
      const items = [];
      for (const item of v) {
        items.push(v instanceof Map ? `${show(item[0], depth + 1, inner)} => ${show(item[1], depth + 1, inner)}`
          : show(item, depth + 1, inner));
      }
      return `${name}(${v.size}) {${items.join(', ')}}`;
    }
    if (typeof v.outerHTML === 'string') return v.outerHTML;
    const keys = depth > 2 ? undefined : ownKeys(v).filter(key => getOwnPropertyDescriptor(v, key)?.enumerable);
    const prefix = name === 'Object' || name === '' ? '' : `${name} `;
    if (keys === undefined) return `${prefix}{…}`;
    const entries = keys.slice(0, 100).map(key => {
      const d = getOwnPropertyDescriptor(v, key);
      const label = typeof key === 'symbol' ? `[${key.toString()}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
      return `${label}: ${d.get ? '(...)' : show(d.value, depth + 1, inner)}`;
    });
    if (keys.length > 100) entries.push('…');
    return `${prefix}{${entries.join(', ')}}`;
  };

  return v => show(v, 0, []);
})
