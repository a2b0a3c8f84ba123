import { useEffect, useState } from 'react';
import { type StepName, stepAt } from './answers.ts';

/** The step of the address, and how to go to another: each has an address of its own. */
export function useSteps() {
  const [step, setStep] = useState(() => stepAt(location.pathname));
  useEffect(() => {
    const follow = () => setStep(stepAt(location.pathname));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (next: StepName, replaces = false) => {
    history[replaces ? 'replaceState' : 'pushState'](null, '', `/setup/${next}`);
    setStep(next);
    scrollTo(0, 0);
  };
  return { step, go };
}
