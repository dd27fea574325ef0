// A thenable costs a job to call its then; a promise returned from a reaction costs two more.
const thenable = { then(resolve) { console.log('then called'); resolve('thenable'); } };
Promise.resolve(thenable).then(console.log);
Promise.resolve().then(() => Promise.resolve('returned')).then(console.log);
let chain = Promise.resolve();
for (let i = 1; i <= 5; i++) chain = chain.then(() => console.log('step', i));
console.log('main');
