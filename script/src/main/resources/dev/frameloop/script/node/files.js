// Files, synchronously and as bytes: what the module loaders and fs share.

const { systemError } = internal('errors');

// An operation of the system, whose failure is thrown.
const sync = (syscall, path, ...args) => {
  const [value, failure] = host.fileSync(syscall, ...args);
  if (failure) throw systemError(failure, syscall, path, syscall === 'rename' || syscall === 'copyfile' ? args[1] : undefined);
  return value;
};

// All bytes of an open file.
const readAllSync = fd => {
  let binary = '';
  for (;;) {
    const chunk = sync('read', undefined, fd, 65536, -1);
    if (chunk === '') return binary;
    binary += chunk;
  }
};

const readBinary = path => {
  const fd = sync('open', path, path, 'r');
  try {
    return readAllSync(fd);
  } finally {
    sync('close', undefined, fd);
  }
};

const kindOf = path => {
  const [stat] = host.fileSync('stat', path);
  if (!stat) return undefined;
  return (stat[1] & 0xf000) === 0x4000 ? 'directory' : 'file';
};

module.exports = { sync, readAllSync, readBinary, kindOf, readText: path => host.decodeUtf8(readBinary(path)).replace(/^\ufeff/, '') };
