async function* numbers() {
  for (let i = 0; i < 3; i++) {
    console.log('yield', i);
    yield i;
  }
}
(async () => {
  for await (const n of numbers()) console.log('got', n);
  console.log('done');
})();
let chain = Promise.resolve();
for (let i = 0; i < 12; i++) chain = chain.then(() => console.log('job', i));
