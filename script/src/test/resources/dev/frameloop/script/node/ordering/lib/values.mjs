console.log('values begins');
export const value = await Promise.resolve('awaited');
export function log(text) { console.log('log', text); }
console.log('values ends');
