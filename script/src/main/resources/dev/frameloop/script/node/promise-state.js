// Which state a promise is in; only the host knows.
exports.stateOf = promise => {
  const [state, value] = host.promiseState(promise);
  return [state, value];
};
