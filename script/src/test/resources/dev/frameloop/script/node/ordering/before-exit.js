// What 'beforeExit' starts keeps the loop alive again.
let rounds = 0;
process.on('beforeExit', code => {
  console.log('beforeExit', code, ++rounds);
  if (rounds < 3) setTimeout(() => console.log('timeout', rounds), 1);
});
process.on('exit', code => console.log('exit', code));
console.log('main');
