// The main script: what it is, and how it begins.

const path = internal('path');
const cjs = internal('cjs');
const files = internal('files');
const process = internal('process');

exports.runMain = script => {
  const file = cjs.locate(path.resolve(script), '/');
  if (file === undefined) {
    const error = new Error(`Cannot find module '${path.resolve(script)}'`);
    error.code = 'MODULE_NOT_FOUND';
    error.requireStack = [];
    throw error;
  }
  const real = files.sync('realpath', file, file);
  process.setScript(real);
  if (cjs.isModuleFile(real)) internal('esm').runMain(real);
  else cjs.runMain(real);
};
