throw new Error('thrown while evaluating');
