import { useState } from 'react';

/** Returns the previous reference while the value is deeply equal, so that dependent effects do not run again. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
