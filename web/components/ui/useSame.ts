import { useState } from 'react';

/** The value as it was while what it says is the same, so that who follows it is not told twice. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
