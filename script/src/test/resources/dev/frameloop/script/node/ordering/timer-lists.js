// Timers of one duration are in one list, and a list runs all that are due before the next list has its turn.
const log = [];
setTimeout(() => log.push('20 a'), 20);
setTimeout(() => log.push('10 a'), 10);
setTimeout(() => log.push('20 b'), 20);
setTimeout(() => log.push('10 b'), 10);
setTimeout(() => log.push('15'), 15);
setTimeout(() => console.log(log.join(', ')), 60);
