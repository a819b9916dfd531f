// A key that is not known could change what is asked, so it is a fault.
export function expectKeys(object, keys) {
  const found = Object.keys(object).sort().join(" ");
  const known = [...keys].sort().join(" ");
  if (found !== known) throw new Error(`keys are ${found}, not ${known}`);
}
