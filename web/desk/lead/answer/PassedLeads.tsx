import { type ReactNode, useMemo, useState } from 'react';
import { type Passed, PassedContext, type PassedLeads as Value } from './passed.ts';

/** Remembers the lead that was left for the next one, so that what was done with it can be undone there. */
export function PassedLeads({ children }: { children: ReactNode }) {
  const [passed, setPassed] = useState<Passed | null>(null);
  const [back, setBack] = useState<Value['back']>(null);
  const value = useMemo<Value>(
    () => ({
      passed,
      pass: setPassed,
      forget: () => setPassed(null),
      back,
      giveBack: (lead, answer) => {
        setPassed(null);
        setBack({ lead, answer });
      },
      taken: () => setBack(null),
    }),
    [passed, back],
  );
  return <PassedContext value={value}>{children}</PassedContext>;
}
