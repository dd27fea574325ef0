process.on('unhandledRejection', reason => console.log('unhandled', reason.message));
(async () => { await null; throw new Error('async'); })();
setImmediate(async () => { console.log('immediate'); throw new Error('in immediate'); });
setImmediate(() => console.log('immediate 2'));
