// A timer that clears a later one of its list.
const a = setTimeout(() => {
  console.log('a');
  clearTimeout(b);
  clearTimeout(d);
}, 10);
const b = setTimeout(() => console.log('b must not run'), 10);
const c = setTimeout(() => console.log('c'), 10);
const d = setTimeout(() => console.log('d must not run'), 20);
const e = setTimeout(() => {
  console.log('e');
  clearTimeout(e);
  clearTimeout(a);
}, 20);
