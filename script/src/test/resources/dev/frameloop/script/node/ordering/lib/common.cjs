console.log('common');
exports.named = 'named export';
exports.other = 1;
