import { useState } from 'react';

/** Returns the previous reference while the value is deeply equal, so that dependent effects do not run again. */
export function useSame<T>(value: T): T {
  const [previous, setPrevious] = useState(value);
  if (previous === value || JSON.stringify(previous) === JSON.stringify(value)) return previous;
  setPrevious(value);
  return value;
}
