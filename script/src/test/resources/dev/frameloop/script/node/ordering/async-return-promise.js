async function direct() { return 1; }
async function wrapped() { return Promise.resolve(2); }
async function awaited() { return await Promise.resolve(3); }
wrapped().then(console.log);
awaited().then(console.log);
direct().then(console.log);
Promise.resolve().then(() => console.log('x1')).then(() => console.log('x2')).then(() => console.log('x3')).then(() => console.log('x4'));
