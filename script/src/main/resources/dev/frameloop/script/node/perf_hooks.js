// performance: the loop's time since the program began.

const start = host.nanos();
const origin = host.origin() + start / 1e6;

exports.performance = {
  now: () => (host.nanos() - start) / 1e6,
  timeOrigin: origin,
  toJSON: () => ({ timeOrigin: origin })
};
