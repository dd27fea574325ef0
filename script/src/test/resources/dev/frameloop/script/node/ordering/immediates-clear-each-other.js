const a = setImmediate(() => {
  console.log('a');
  clearImmediate(b);
  clearImmediate(a);
});
const b = setImmediate(() => console.log('b must not run'));
setImmediate(() => console.log('c'));
const d = setImmediate(() => console.log('d must not run'));
clearImmediate(d);
clearImmediate(undefined);
