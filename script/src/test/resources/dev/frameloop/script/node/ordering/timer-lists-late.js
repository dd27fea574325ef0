// When everything is late, whole lists run in the order of their first timers: 'b' was due after 'c', and runs before it.
setTimeout(() => {
  const busy = Date.now();
  setTimeout(() => console.log('a: list of 10'), 10);
  setTimeout(() => console.log('c: list of 12'), 12);
  while (Date.now() - busy < 6);
  setTimeout(() => console.log('b: list of 10'), 10);
  while (Date.now() - busy < 60);
}, 1);
