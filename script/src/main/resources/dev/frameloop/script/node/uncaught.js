// What happens to an exception that nobody caught.

const process = internal('process');
const { inspect, isError } = internal('inspect');

// Gives it to who listens; where nobody does, the program ends.
exports.uncaught = (error, fromPromise) => {
  const origin = fromPromise ? 'unhandledRejection' : 'uncaughtException';
  process.emit('uncaughtExceptionMonitor', error, origin);
  if (process.emit('uncaughtException', error, origin)) return true;
  try {
    if (!process._exiting) {
      process.exitCode = 1;
      process.emitExit();
    }
  } catch {
    // The program ends anyway.
  }
  return false;
};

// The end of a program that nobody saved, as standard error shows it.
exports.fatal = (error, excerpt) => {
  const place = error?.[Symbol.for('frameloop.place')] ?? excerpt;
  let text = inspect(error);
  if (!isError(error)) text = `Uncaught:\n${text}`;
  else if (!/\n    at /.test(error.stack)) text = text.replace(/^\[([^]*?)\](?= \{|$)/, '$1');
  return `${place === '' ? '' : `${place}\n`}${text}\n\nFrameloop, as Node.js ${process.version}`;
};
