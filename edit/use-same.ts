import { useState } from "react";

const readsSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a value until a different one comes, so that what shows it isn't rendered
 * again for nothing.
 *
 * @param isSame by default, for plain objects and arrays
 */
export function useSame<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = readsSame,
): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
