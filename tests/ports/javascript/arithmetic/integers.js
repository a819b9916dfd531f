// Integer arithmetic that BigInt does not have.

export function bitLength(n) {
  return n === 0n ? 0 : n.toString(2).length;
}

// BigInt division rounds towards zero; sums and interval ends may be negative and are rounded down.
export function floorDiv(a, b) {
  const quotient = a / b;
  return a % b !== 0n && (a < 0n) !== (b < 0n) ? quotient - 1n : quotient;
}

export function ceilDiv(a, b) {
  return -floorDiv(-a, b);
}

export const maximum = (a, b) => (a > b ? a : b);
export const minimum = (a, b) => (a < b ? a : b);
export const absolute = (n) => maximum(n, -n);
export const clip = (value, low, high) => minimum(maximum(value, low), high);

export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0n);

export function integerSqrt(n) {
  if (n < 2n) return n;
  // Newton's steps from above decrease until they reach the root.
  let root = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
