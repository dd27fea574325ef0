import { EventEmitter, once } from 'node:events';
import * as fsAll from 'fs';
import timers from 'timers/promises';
import { strict as assert } from 'assert';
import path from 'path';
import process, { nextTick } from 'node:process';
console.log(typeof fsAll.readFile, typeof fsAll.default.readFile, typeof nextTick, path.sep, typeof EventEmitter, process.version);
const results = [];
const job = async (name, n) => { for (let i = 0; i < n; i++) { results.push(name + i); await null; } };
await Promise.all([job('a', 3), job('b', 2)]);
console.log(results.join());
try { await import('./nope.js'); } catch (e) { console.log(e.code, e.constructor.name); }
try { await import('nope'); } catch (e) { console.log(e.code); }
const { default: d } = await import('node:fs/promises'); console.log(typeof d.readFile);
nextTick(() => console.log('tick')); queueMicrotask(() => console.log('micro')); await 0; console.log('after'); 
const e = new EventEmitter(); setImmediate(() => e.emit('go', 1)); console.log(await once(e, 'go'));
assert.equal(1, 1); for await (const _ of timers.setInterval(1)) break;
console.log(import.meta.dirname === path.dirname(import.meta.filename), import.meta.resolve('./x.mjs').endsWith('/x.mjs'), import.meta.resolve('fs'));
export default 1;
