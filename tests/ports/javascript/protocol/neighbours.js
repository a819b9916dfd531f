// The relation that privacy is about. No mechanism uses it.

// Whether two streams have the same users at every time, and at most one user's samples differ.
export function areNeighbours(left, right) {
  if (left.length !== right.length) return false;
  if (left.some(([user], i) => user !== right[i][0])) return false;
  const differs = ([, sample], i) => JSON.stringify(sample) !== JSON.stringify(right[i][1]);
  return new Set(left.filter(differs).map(([user]) => user)).size <= 1;
}
