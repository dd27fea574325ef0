// url, as far as module loaders need it.

const { resolve } = internal('path');

const fileURLToPath = url => {
  const text = typeof url === 'string' ? url : url.href;
  if (!text.startsWith('file://')) {
    throw internal('errors').withCode(TypeError, 'ERR_INVALID_URL_SCHEME', 'The URL must be of scheme file');
  }
  return decodeURIComponent(text.slice('file://'.length).replace(/[?#].*$/, ''));
};
const pathToFileHref = path => `file://${encodeURI(resolve(path)).replace(/[?#]/g, encodeURIComponent)}`;

module.exports = { fileURLToPath, pathToFileHref, pathToFileURL: path => ({ href: pathToFileHref(path), toString() { return this.href; } }) };
