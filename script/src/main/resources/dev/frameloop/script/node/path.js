// path, as on POSIX systems.

const { invalidArgType } = internal('errors');

const text = (value, name) => {
  if (typeof value !== 'string') throw invalidArgType(name, 'of type string', value);
  return value;
};

const simplify = (path, absolute) => {
  const parts = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!absolute) parts.push('..');
  }
  return parts.join('/');
};

const path = {
  sep: '/',
  delimiter: ':',
  isAbsolute: value => text(value, 'path').startsWith('/'),
  normalize(value) {
    if (text(value, 'path') === '') return '.';
    const absolute = value.startsWith('/');
    let simple = simplify(value, absolute);
    if (simple === '' && !absolute) simple = '.';
    if (simple !== '' && value.endsWith('/')) simple += '/';
    return absolute ? `/${simple}` : simple;
  },
  join(...parts) {
    const joined = parts.filter(part => text(part, 'path') !== '').join('/');
    return joined === '' ? '.' : path.normalize(joined);
  },
  resolve(...parts) {
    let resolved = '';
    for (let i = parts.length - 1; i >= 0 && !resolved.startsWith('/'); i--) {
      if (text(parts[i], `paths[${i}]`) !== '') resolved = resolved === '' ? parts[i] : `${parts[i]}/${resolved}`;
    }
    if (!resolved.startsWith('/')) resolved = `${host.directory()}/${resolved}`;
    return `/${simplify(resolved, true)}`;
  },
  relative(from, to) {
    const here = path.resolve(from).split('/').filter(Boolean);
    const there = path.resolve(to).split('/').filter(Boolean);
    let same = 0;
    while (same < here.length && same < there.length && here[same] === there[same]) same++;
    return [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
  },
  dirname(value) {
    const trimmed = text(value, 'path').replace(/\/+$/, '');
    if (trimmed === '') return value.startsWith('/') ? '/' : '.';
    const index = trimmed.lastIndexOf('/');
    return index < 0 ? '.' : index === 0 ? '/' : trimmed.slice(0, index).replace(/(?<=.)\/+$/, '');
  },
  basename(value, suffix = '') {
    const base = text(value, 'path').replace(/\/+$/, '').split('/').at(-1);
    return suffix !== '' && base !== suffix && base.endsWith(suffix) ? base.slice(0, -suffix.length) : base;
  },
  extname(value) {
    const base = path.basename(value);
    const index = base.lastIndexOf('.');
    return index <= 0 || base === '..' ? '' : base.slice(index);
  },
  parse(value) {
    const base = path.basename(value);
    const ext = path.extname(value);
    const root = text(value, 'path').startsWith('/') ? '/' : '';
    const dir = value.includes('/') ? path.dirname(value) : '';
    return { root, dir, base, ext, name: ext === '' ? base : base.slice(0, -ext.length) };
  },
  format({ root = '', dir, base, name = '', ext = '' }) {
    const file = base ?? `${name}${ext === '' || ext.startsWith('.') ? ext : `.${ext}`}`;
    const folder = dir ?? root;
    return folder === '' ? file : folder === root ? `${folder}${file}` : `${folder}/${file}`;
  },
  toNamespacedPath: value => value
};
path.posix = path;

module.exports = path;
