// refresh() starts a timer anew, even one that has run.
let runs = 0;
const timer = setTimeout(() => {
  console.log('timer', ++runs);
  if (runs < 3) timer.refresh();
}, 10);
setTimeout(() => {
  console.log('other');
  timer.refresh();
}, 5);
