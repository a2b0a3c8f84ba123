import { useRef, useState } from 'react';
import { askCaptcha, type CaptchaTask } from './captchaTask.ts';
import { solveAside } from './solveAside.ts';

/** Whether the browser computes in place of the characters. */
export type ProofState = 'off' | 'busy' | 'done' | 'failed';

export type CaptchaState = ReturnType<typeof useCaptcha>;

/**
 * The captcha of a form: asked when the visitor begins to fill it in, renewed when an answer was wrong, and computed
 * for who cannot read or hear characters. `first` came with the page.
 */
export function useCaptcha(first: CaptchaTask | null) {
  const [task, setTask] = useState(first?.id ? first : null);
  const [state, setState] = useState<ProofState>('off');
  const [proof, setProof] = useState('');
  const [missing, setMissing] = useState(false);
  const asked = useRef(task !== null);
  const solving = useRef(Promise.resolve());

  const renew = async () => {
    setProof('');
    try {
      const next = await askCaptcha();
      setTask(next);
      setMissing(false);
      return next;
    } catch {
      setMissing(true);
      asked.current = false; // the next focus asks again
      return null;
    }
  };
  const compute = async (from: CaptchaTask | null) => {
    setState('busy');
    const at = from && from.proof.max > 0 ? from : await renew();
    const found = at && (await solveAside(at.proof));
    setProof(found || '');
    setState(found ? 'done' : 'failed');
  };
  return {
    task,
    state,
    proof,
    /** No captcha came. */
    missing,
    /** Asks for one, unless there is one. */
    start: () => {
      if (asked.current) return;
      asked.current = true;
      renew();
    },
    /** Gives another one; it is computed when that is what the visitor chose. */
    renew: async () => {
      const next = await renew();
      if (state !== 'off') await compute(next);
    },
    /** Computes, or leaves it to the characters. */
    choose: (computed: boolean) => {
      if (computed) solving.current = compute(task);
      else {
        setState('off');
        setProof('');
      }
    },
    /** Waits for a computation that is under way. */
    settled: () => solving.current,
  };
}
