import { useEffect, useRef } from 'react';

/** Puts the focus on the lead that was read, once, when somebody comes back to a list. */
export function useReturn(ready: boolean, focus: () => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    focus();
    done.current = true;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      done.current = true;
    }, 2000);
    return () => clearTimeout(timer);
  }, []);
}
