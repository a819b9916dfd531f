// The relation that privacy is about. No mechanism uses it.

// A value of JSON as text, which is the same in whatever order an object has its keys.
const textOf = (value) => JSON.stringify(value, (_, inner) => (
  inner !== null && typeof inner === "object" && !Array.isArray(inner)
    ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
    : inner
));

// Whether two streams have the same users at every time, and at most one user's samples differ.
export function areNeighbours(left, right) {
  if (left.length !== right.length) return false;
  const users = left.map(([user]) => textOf(user));
  if (users.some((user, i) => user !== textOf(right[i][0]))) return false;
  const differs = (_, i) => textOf(left[i][1]) !== textOf(right[i][1]);
  return new Set(users.filter(differs)).size <= 1;
}
