// CommonJS modules: found beside the module that asks, compiled to functions, run at once.

const path = internal('path');
const files = internal('files');
const builtins = internal('builtins');
const { withCode, invalidArgType, invalidArgValue } = internal('errors');

const cache = Object.create(null);
const place = Symbol.for('frameloop.place');

class Module {
  constructor(id, parent) {
    this.id = id;
    this.path = path.dirname(id);
    this.exports = {};
    this.filename = id;
    this.loaded = false;
    this.children = [];
    this.paths = [];
    Object.defineProperty(this, 'parent', { value: parent, enumerable: false });
    parent?.children.push(this);
  }
}
Module.builtinModules = builtins.names;
Module.isBuiltin = builtins.has;
Module._cache = cache;
Module.Module = Module;
Module.createRequire = from => requireOf(new Module(String(from).startsWith('file:') ? internal('url').fileURLToPath(from) : from));

const requireStack = module => {
  const stack = [];
  for (let it = module; it !== undefined && it !== null; it = it.parent) stack.push(it.filename);
  return stack;
};

const notFound = (request, module) => {
  const stack = requireStack(module);
  const error = new Error(`Cannot find module '${request}'${stack.length === 0 ? '' : `\nRequire stack:\n- ${stack.join('\n- ')}`}`);
  error.code = 'MODULE_NOT_FOUND';
  error.requireStack = stack;
  return error;
};

const asFile = base => {
  for (const end of ['', '.js', '.json', '.node']) if (files.kindOf(base + end) === 'file') return base + end;
  return undefined;
};
const asDirectory = base => {
  if (files.kindOf(base) !== 'directory') return undefined;
  const main = packageAt(base)?.main;
  return (main && (asFile(path.join(base, main)) ?? asFile(path.join(base, main, 'index')))) ?? asFile(path.join(base, 'index'));
};

// An error of the parser, with its place beside it instead of in its message.
function placed(error, where) {
  const message = /^.*?:\d+:\d+ ([^\n]*)\n/.exec(error.message)?.[1];
  if (message !== undefined) {
    error.message = message;
    Object.defineProperty(error, 'stack', { value: `${error.name}: ${message}\n    at ${where.split('\n')[0]}`, writable: true, configurable: true });
  }
  return Object.defineProperty(error, place, { value: where });
}

const packages = new Map();
const packageAt = directory => {
  if (!packages.has(directory)) {
    const file = path.join(directory, 'package.json');
    packages.set(directory, files.kindOf(file) === 'file' ? parseJson(files.readText(file), file) : undefined);
  }
  return packages.get(directory);
};

// Whether a `.js` file is an ECMAScript module, which its nearest package says.
const isModuleFile = file => {
  if (file.endsWith('.mjs')) return true;
  if (!file.endsWith('.js')) return false;
  for (let directory = path.dirname(file); ; directory = path.dirname(directory)) {
    const found = packageAt(directory);
    if (found !== undefined || directory === '/') return found?.type === 'module';
  }
};

const parseJson = (text, file) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    error.message = `${file}: ${error.message}`;
    throw error;
  }
};

// The file that a request means, or undefined.
function locate(request, directory) {
  if (/^(\.{0,2}\/|\.{1,2}$)/.test(request)) {
    const base = path.resolve(directory, request);
    return (request.endsWith('/') ? undefined : asFile(base)) ?? asDirectory(base);
  }
  for (let folder = directory; ; folder = path.dirname(folder)) {
    const base = path.join(folder, 'node_modules', request);
    const found = asFile(base) ?? asDirectory(base);
    if (found !== undefined || folder === '/') return found;
  }
}

function resolveFile(request, module) {
  const file = locate(request, module.path);
  if (file !== undefined) return file;
  throw builtins.refusal(request) ?? notFound(request, module);
}

function load(file, parent) {
  const known = cache[file];
  if (known !== undefined) return known.exports;
  if (isModuleFile(file)) {
    throw withCode(Error, 'ERR_REQUIRE_ESM', `require() of ES Module ${file}${parent ? ` from ${parent.filename}` : ''} not supported.\n`
      + `Instead change the require of ${path.basename(file)} in ${parent?.filename} to a dynamic import() which is available in all CommonJS modules.`);
  }
  const module = new Module(file, parent);
  cache[file] = module;
  try {
    run(module);
  } catch (error) {
    delete cache[file];
    throw error;
  }
  return module.exports;
}

function run(module) {
  const file = module.filename;
  const text = files.readText(file);
  if (file.endsWith('.json')) {
    module.exports = parseJson(text, file);
  } else {
    const [compiled, error, where] = host.compile(text.replace(/^#!.*/, ''), file);
    if (error) throw placed(error, where);
    Reflect.apply(compiled, module.exports, [module.exports, requireOf(module), module, file, module.path]);
  }
  module.loaded = true;
}

function requireOf(module) {
  const require = request => {
    if (typeof request !== 'string') throw invalidArgType('id', 'of type string', request);
    if (request === '') throw invalidArgValue('id', request, 'must be a non-empty string');
    if (builtins.has(request)) return builtins.get(request);
    return load(resolveFile(request, module), module);
  };
  require.resolve = request => builtins.has(request) ? request : resolveFile(request, module);
  require.cache = cache;
  require.main = main;
  return require;
}

let main;

// Runs the main script.
function runMain(file) {
  main = new Module(file, null);
  main.id = '.';
  cache[file] = main;
  run(main);
}

module.exports = { Module, runMain, load, locate, isModuleFile, placed };
