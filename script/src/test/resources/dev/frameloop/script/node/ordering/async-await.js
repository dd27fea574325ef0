async function inner() {
  console.log('inner');
}
async function outer(name) {
  console.log(name, 'begins');
  await inner();
  console.log(name, 'goes on');
  await null;
  console.log(name, 'ends');
}
outer('a').then(() => console.log('a then'));
outer('b').then(() => console.log('b then'));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('p1')).then(() => console.log('p2')).then(() => console.log('p3'));
