const thenable = { then(resolve) { console.log('then'); process.nextTick(() => console.log('tick')); resolve('value'); } };
(async () => {
  console.log('before');
  console.log(await thenable);
})();
Promise.resolve().then(() => console.log('1')).then(() => console.log('2')).then(() => console.log('3'));
