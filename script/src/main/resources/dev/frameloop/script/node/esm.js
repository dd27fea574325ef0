// ECMAScript modules: their graph is read file by file, connected, linked, and evaluated.

const files = internal('fs').promises;
const cjs = internal('cjs');
const builtins = internal('builtins');
const path = internal('path');
const { fileURLToPath, pathToFileHref } = internal('url');
const { withCode } = internal('errors');

// What import.meta of a module that stands for something else leads to.
const foreign = new Map();
const entries = new Map();

const notFound = (specifier, referrer) => {
  const file = specifier.startsWith('file:') ? fileURLToPath(specifier) : specifier;
  return /^(\/|file:)/.test(specifier)
    ? withCode(Error, 'ERR_MODULE_NOT_FOUND', `Cannot find module '${file}' imported from ${fileURLToPath(referrer)}`)
    : withCode(Error, 'ERR_MODULE_NOT_FOUND', `Cannot find package '${specifier}' imported from ${fileURLToPath(referrer)}`);
};

function resolve(specifier, referrer) {
  if (builtins.has(specifier)) return `node:${builtins.plain(specifier)}`;
  if (specifier.startsWith('file:') || specifier.startsWith('node:')) {
    if (specifier.startsWith('node:')) throw builtins.refusal(specifier);
    return specifier;
  }
  if (/^(\.{0,2}\/)/.test(specifier)) {
    const base = path.dirname(fileURLToPath(referrer.startsWith('file:') ? referrer : pathToFileHref(referrer)));
    return pathToFileHref(path.resolve(base, decodeURIComponent(specifier)));
  }
  if (/^[a-z][a-z+.-]+:/.test(specifier)) {
    throw withCode(Error, 'ERR_UNSUPPORTED_ESM_URL_SCHEME',
      `Only URLs with a scheme in: file, data, and node are supported by the default ESM loader. Received protocol '${specifier.slice(0, specifier.indexOf(':') + 1)}'`);
  }
  const found = cjs.locate(specifier, path.dirname(fileURLToPath(referrer.startsWith('file:') ? referrer : pathToFileHref(referrer))));
  if (found === undefined) throw builtins.refusal(specifier) ?? notFound(specifier, referrer.startsWith('file:') ? referrer : pathToFileHref(referrer));
  return pathToFileHref(found);
}

// A module whose exports are the properties of an object, which `make` gives when the module is evaluated.
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
function synthetic(url, names, make) {
  foreign.set(url, make);
  const exported = names.filter(name => IDENTIFIER.test(name) && name !== 'default');
  return `const $exports = import.meta.exports();\nexport default $exports;\n${
    exported.map((name, i) => `const $${i} = $exports?.[${JSON.stringify(name)}]; export { $${i} as ${name} };`).join('\n')}`;
}

// The names that a CommonJS module seems to export, by its text.
function namesIn(text) {
  const names = new Set();
  for (const [, name] of text.matchAll(/(?:^|[^.\w$])(?:module\.)?exports\.([A-Za-z_$][\w$]*)\s*=/g)) names.add(name);
  for (const [, name] of text.matchAll(/Object\.defineProperty\(\s*(?:module\.)?exports\s*,\s*['"]([\w$]+)['"]/g)) names.add(name);
  for (const [, list] of text.matchAll(/module\.exports\s*=\s*\{([^{}]*)/g)) {
    for (const part of list.split(',')) {
      const name = /^\s*(?:async\s+)?([A-Za-z_$][\w$]*)\s*(?:$|[:(])/.exec(part)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}

async function sourceOf(url, type, referrer) {
  if (url.startsWith('node:')) {
    const exports = builtins.get(url);
    return synthetic(url, Object.keys(exports), () => exports);
  }
  const file = fileURLToPath(url);
  let text;
  try {
    text = (await files.readFile(file)).toString().replace(/^\ufeff/, '');
  } catch (error) {
    if (error.code === 'ENOENT') throw notFound(url, referrer);
    if (error.code === 'EISDIR') {
      throw withCode(Error, 'ERR_UNSUPPORTED_DIR_IMPORT', `Directory import '${file}' is not supported resolving ES modules imported from ${fileURLToPath(referrer)}`);
    }
    throw error;
  }
  if (file.endsWith('.json')) {
    if (type !== 'json') {
      throw withCode(TypeError, 'ERR_IMPORT_ASSERTION_TYPE_MISSING', `Module "${url}" needs an import attribute of type "json"`);
    }
    return synthetic(url, [], () => JSON.parse(text));
  }
  if (cjs.isModuleFile(file)) return text.replace(/^#!.*/, '');
  if (!file.endsWith('.js') && !file.endsWith('.cjs')) {
    throw withCode(TypeError, 'ERR_UNKNOWN_FILE_EXTENSION', `Unknown file extension "${path.extname(file)}" for ${file}`);
  }
  return synthetic(url, namesIn(text), () => cjs.load(file, null));
}

const list = array => Array.from({ length: array.length }, (_, i) => array[i]);

// Reads and parses a module; each only once.
function entryOf(url, type, referrer) {
  const key = `${url}\0${type}`;
  let entry = entries.get(key);
  if (entry === undefined) {
    entry = { url, record: undefined, requests: [], parsed: undefined };
    entries.set(key, entry);
    entry.parsed = sourceOf(url, type, referrer).then(text => {
      const [record, error, where] = host.parseModule(text, url);
      if (error) throw cjs.placed(error, where);
      entry.record = record;
      const flat = list(host.moduleRequests(record));
      for (let i = 0; i < flat.length; i += 2) entry.requests.push([flat[i], flat[i + 1]]);
    });
  }
  return entry;
}

async function loadGraph(entry, seen) {
  if (seen.has(entry)) return;
  seen.add(entry);
  await entry.parsed;
  await Promise.all(entry.requests.map(([specifier, type]) => {
    const child = entryOf(resolve(specifier, entry.url), type, entry.url);
    return loadGraph(child, seen).then(() => host.connectModule(entry.url, specifier, type, child.record));
  }));
}

async function evaluate(entry) {
  await loadGraph(entry, new Set());
  const [, error, where] = host.linkModule(entry.record);
  if (error) throw cjs.placed(error, where);
  await host.evaluateModule(entry.record);
  return host.moduleNamespace(entry.record);
}

// import(): a promise of the namespace.
async function importDynamically(specifier, type, referrer) {
  return evaluate(entryOf(resolve(specifier, referrer), type, referrer.startsWith('file:') ? referrer : pathToFileHref(referrer)));
}

function initializeImportMeta(meta, url) {
  if (foreign.has(url)) {
    meta.exports = foreign.get(url);
    return;
  }
  const file = fileURLToPath(url);
  meta.dirname = path.dirname(file);
  meta.filename = file;
  meta.resolve = specifier => resolve(specifier, url);
  meta.url = url;
}

// Runs the main module. A program that ends while it still waits ends with code 13.
function runMain(file) {
  const process = internal('process');
  const url = pathToFileHref(file);
  const unsettled = () => {
    if (process.exitCode === undefined) {
      process.exitCode = 13;
      host.write(2, `Warning: Detected unsettled top-level await at ${url}\n`);
    }
  };
  process.on('exit', unsettled);
  evaluate(entryOf(url, '', url)).then(() => process.off('exit', unsettled), error => {
    process.off('exit', unsettled);
    host.triggerUncaught(error, true);
  });
}

module.exports = { runMain, importDynamically, initializeImportMeta };
