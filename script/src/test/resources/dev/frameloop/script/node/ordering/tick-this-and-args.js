process.nextTick(function () { console.log(this === undefined || this === globalThis || typeof this, arguments.length); });
process.nextTick((a, b, c) => console.log(a, b, c), 1, 2, 3);
setTimeout(function () { console.log(typeof this, this === timer); }, 1);
const timer = setTimeout(function () { console.log(this === timer, this.hasRef()); }, 1);
