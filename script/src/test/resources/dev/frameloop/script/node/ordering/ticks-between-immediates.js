for (let i = 1; i <= 3; i++) {
  setImmediate(() => {
    console.log('immediate', i);
    Promise.resolve().then(() => console.log('promise', i));
    process.nextTick(() => console.log('tick', i));
  });
}
