import { useState } from "react";

/**
 * Keeps a value until another one says something else, so that what shows it isn't
 * rendered again for nothing.
 *
 * @param value made of plain objects and arrays
 */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) {
    return kept;
  }
  setKept(value);
  return value;
}
