// The puzzles of PromisePuzzles.java, each under the same name.
const puzzles = {
  thenChains(log) {
    Promise.resolve().then(() => log('a1')).then(() => log('a2')).then(() => log('a3')).then(() => log('a4'));
    Promise.resolve().then(() => log('b1')).then(() => log('b2')).then(() => log('b3')).then(() => log('b4'));
  },
  resolvingWithAPromiseTakesThreeTicks(log) {
    Promise.resolve().then(() => Promise.resolve('p')).then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4)).then(() => log(5));
  },
  executorResolvesWithAPromise(log) {
    new Promise(resolve => resolve(Promise.resolve('p'))).then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  thenablesCostOneTickMore(log) {
    const thenable = { then(resolve) { log('asked'); resolve('t'); } };
    Promise.resolve(thenable).then(v => log(v));
    Promise.resolve().then(() => thenable).then(v => log(v + ' from then'));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  thenablesOfThenables(log) {
    const inner = { then(resolve) { log('inner'); resolve('v'); } };
    const outer = { then(resolve) { log('outer'); resolve(inner); } };
    Promise.resolve(outer).then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  awaitTakesOneTick(log) {
    const f = async () => { log('start'); await Promise.resolve(); log('one'); await Promise.resolve(); log('two'); };
    f().then(() => log('end'));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
    log('sync');
  },
  asyncFunctionReturnsAPromise(log) {
    const f = async () => Promise.resolve('returned');
    const g = async () => await Promise.resolve('awaited');
    f().then(v => log(v));
    g().then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  theClassicInterview(log) {
    const async2 = async () => log('async2');
    const async1 = async () => { log('async1 start'); await async2(); log('async1 end'); };
    log('script start');
    setTimeout(() => log('setTimeout'), 0);
    async1();
    new Promise(resolve => { log('promise1'); resolve(); }).then(() => log('promise2'));
    log('script end');
  },
  catchAndFinally(log) {
    Promise.reject(new Error('r')).catch(e => log('caught ' + e.message)).finally(() => log('finally a')).then(() => log('after a'));
    Promise.resolve('v').finally(() => log('finally b')).then(v => log('after b ' + v));
    Promise.resolve('w').finally(() => Promise.resolve()).then(v => log('after c ' + v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4)).then(() => log(5)).then(() => log(6));
  },
  rejectionsGoThroughHandlersThatDoNotWantThem(log) {
    Promise.reject(new Error('r')).then(() => log('never')).then(() => log('never')).catch(e => log(e.message));
    Promise.resolve('v').catch(() => log('never')).catch(() => log('never')).then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  all(log) {
    Promise.all([Promise.resolve('a'), Promise.resolve().then(() => 'b')]).then(v => log('all ' + v));
    Promise.all([]).then(v => log('all of none ' + v.length));
    Promise.all([Promise.resolve('a'), Promise.reject(new Error('x'))]).catch(e => log('rejected ' + e.message));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  allSettledRaceAny(log) {
    const ok = Promise.resolve('ok'), bad = Promise.reject(new Error('bad'));
    Promise.allSettled([ok, bad]).then(v => log('settled ' + v.length));
    Promise.race([ok.then(v => v), bad]).catch(e => log('race ' + e.message));
    Promise.any([bad, ok]).then(v => log('any ' + v));
    Promise.any([bad]).catch(e => log('none ' + e.errors.length));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4));
  },
  errorsAcrossAwaits(log) {
    const fails = async () => { await Promise.resolve(); throw new Error('thrown'); };
    const catches = async () => { try { await fails(); } catch (e) { log('caught ' + e.message); } finally { log('finally'); } return 'done'; };
    catches().then(v => log(v));
    Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3)).then(() => log(4)).then(() => log(5));
  },
  parallelAsyncFunctions(log) {
    const f = async name => { for (let i = 0; i < 3; i++) { log(name + i); await Promise.resolve(); } return name; };
    Promise.all([f('x'), f('y')]).then(v => log('both ' + v));
    queueMicrotask(() => log('microtask'));
  },
  settledLater(log) {
    let resolve;
    const p = new Promise(r => resolve = r);
    p.then(() => log('first')).then(() => log('first of first'));
    p.then(() => log('second'));
    const f = async () => { await p; log('awaited'); };
    f();
    setTimeout(() => { resolve('v'); resolve('w'); p.then(v => log('third ' + v)); queueMicrotask(() => log('microtask')); log('resolved'); }, 1);
  },
  awaitInALoopOfTimers(log) {
    const sleep = ms => new Promise(r => setTimeout(r, ms));
    const f = async name => { for (let i = 0; i < 3; i++) { await sleep(10); log(name + i); } };
    f('a'); f('b');
    sleep(15).then(() => log('at 15'));
  },
};
