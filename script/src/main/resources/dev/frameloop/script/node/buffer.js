// Buffer: bytes as a Uint8Array, with the encodings that programs about order use.

const { invalidArgType } = internal('errors');
const { inspect } = internal('inspect');

const fromBinary = (text, Type = Buffer) => {
  const bytes = new Type(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};
const toBinary = bytes => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return text;
};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64 = (binary, alphabet = BASE64, padding = '=') => {
  let text = '';
  for (let i = 0; i < binary.length; i += 3) {
    const left = binary.length - i;
    const bits = (binary.charCodeAt(i) << 16) | ((left > 1 ? binary.charCodeAt(i + 1) : 0) << 8) | (left > 2 ? binary.charCodeAt(i + 2) : 0);
    text += alphabet[bits >> 18] + alphabet[(bits >> 12) & 63] + (left > 1 ? alphabet[(bits >> 6) & 63] : padding)
      + (left > 2 ? alphabet[bits & 63] : padding);
  }
  return text;
};
const unbase64 = text => {
  let binary = '';
  let bits = 0;
  let count = 0;
  for (const c of text.replace(/-/g, '+').replace(/_/g, '/')) {
    const value = BASE64.indexOf(c);
    if (value < 0) continue;
    bits = (bits << 6) | value;
    count += 6;
    if (count >= 8) {
      count -= 8;
      binary += String.fromCharCode((bits >> count) & 255);
    }
  }
  return binary;
};

const CODECS = {
  utf8: { encode: text => host.encodeUtf8(text), decode: binary => host.decodeUtf8(binary) },
  latin1: { encode: text => [...text].map(c => String.fromCharCode(c.charCodeAt(0) & 255)).join(''), decode: binary => binary },
  hex: {
    encode: text => (text.match(/[0-9a-f]{2}/gi) ?? []).map(pair => String.fromCharCode(parseInt(pair, 16))).join(''),
    decode: binary => [...binary].map(c => c.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  },
  base64: { encode: unbase64, decode: binary => base64(binary) },
  base64url: { encode: unbase64, decode: binary => base64(binary, `${BASE64.slice(0, 62)}-_`, '') },
  utf16le: {
    encode: text => text.split('').map(c => String.fromCharCode(c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8)).join(''),
    decode: binary => (binary.match(/[^]{2}/g) ?? []).map(pair => String.fromCharCode(pair.charCodeAt(0) | (pair.charCodeAt(1) << 8))).join('')
  }
};
const ALIASES = { 'utf-8': 'utf8', binary: 'latin1', ascii: 'latin1', ucs2: 'utf16le', 'ucs-2': 'utf16le', 'utf-16le': 'utf16le' };
const codec = encoding => {
  const name = String(encoding ?? 'utf8').toLowerCase();
  const found = CODECS[ALIASES[name] ?? name];
  if (found === undefined) {
    throw internal('errors').withCode(TypeError, 'ERR_UNKNOWN_ENCODING', `Unknown encoding: ${encoding}`);
  }
  return found;
};

class Buffer extends Uint8Array {
  static from(value, encoding, length) {
    if (typeof value === 'string') return fromBinary(codec(encoding).encode(value));
    if (value instanceof ArrayBuffer) return new Buffer(value, encoding, length);
    if (value instanceof Uint8Array || Array.isArray(value)) {
      const bytes = new Buffer(value.length);
      bytes.set(value);
      return bytes;
    }
    throw invalidArgType('first argument', 'of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object', value);
  }
  static alloc(size, fill = 0, encoding = 'utf8') { return new Buffer(size).fill(fill, encoding); }
  static allocUnsafe(size) { return new Buffer(size); }
  static isBuffer(value) { return value instanceof Buffer; }
  static isEncoding(name) { try { codec(name); return true; } catch { return false; } }
  static byteLength(value, encoding) { return typeof value === 'string' ? codec(encoding).encode(value).length : value.byteLength; }
  static compare(a, b) { const x = toBinary(a); const y = toBinary(b); return x < y ? -1 : x > y ? 1 : 0; }
  static concat(list, total = list.reduce((sum, it) => sum + it.length, 0)) {
    const bytes = Buffer.alloc(total);
    let at = 0;
    for (const it of list) {
      bytes.set(it.subarray(0, Math.max(0, total - at)), at);
      at += it.length;
    }
    return bytes;
  }
  toString(encoding, start = 0, end = this.length) { return codec(encoding).decode(toBinary(this.subarray(start, end))); }
  toJSON() { return { type: 'Buffer', data: [...this] }; }
  equals(other) { return Buffer.compare(this, other) === 0; }
  slice(start, end) { return this.subarray(start, end); }
  write(text, offset = 0) {
    const bytes = Buffer.from(text).subarray(0, this.length - offset);
    this.set(bytes, offset);
    return bytes.length;
  }
  fill(value, encoding) {
    if (typeof value !== 'string') return super.fill(value);
    const bytes = Buffer.from(value, typeof encoding === 'string' ? encoding : 'utf8');
    for (let i = 0; i < this.length; i++) this[i] = bytes[i % bytes.length];
    return this;
  }
  [inspect.custom]() {
    const shown = [...this.subarray(0, 50)].map(byte => byte.toString(16).padStart(2, '0')).join(' ');
    const left = this.length - 50;
    return `<Buffer${shown === '' ? '' : ' '}${shown}${left > 0 ? ` ... ${left} more byte${left > 1 ? 's' : ''}` : ''}>`;
  }
}

module.exports = { Buffer, fromBinary, toBinary, codec };
