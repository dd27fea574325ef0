// Between two timers of one list all ticks and microtasks run, since Node 11.
for (let i = 1; i <= 3; i++) {
  setTimeout(() => {
    console.log('timer', i);
    process.nextTick(() => console.log('tick', i));
    Promise.resolve().then(() => console.log('promise', i));
  }, 5);
}
