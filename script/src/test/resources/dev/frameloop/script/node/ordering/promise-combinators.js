const after = (ms, value) => new Promise(resolve => setTimeout(resolve, ms, value));
Promise.all([after(400, 'a'), 'b', after(5, 'c')]).then(v => console.log('all', v));
Promise.race([after(400, 'slow'), after(5, 'fast')]).then(v => console.log('race', v));
Promise.allSettled([Promise.reject(new Error('no')), 1]).then(r => console.log('allSettled', r[0].status, r[1]));
Promise.any([Promise.reject(1), after(200, 'any')]).then(v => console.log('any', v));
Promise.any([Promise.reject(1)]).catch(e => console.log(e.constructor.name, e.errors));
