import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CaptchaTask, requestCaptcha } from './captchaTask.ts';
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
  const [round, setRound] = useState(0);
  const coming = useRef<Promise<CaptchaTask | null> | null>(null);
  const solving = useRef(Promise.resolve());

  const ask = async () => {
    try {
      const next = await requestCaptcha();
      setTask(next);
      setMissing(false);
      return next;
    } catch {
      setMissing(true);
      coming.current = null; // the next focus asks again
      return null;
    }
  };
  const renew = () => {
    if (task) setRound(round + 1);
    setProof('');
    coming.current = ask();
    return coming.current;
  };
  const compute = async (from: CaptchaTask | null) => {
    setState('busy');
    const held = from ?? (await coming.current);
    const at = held && held.proof.max > 0 ? held : await renew(); // one that came back without scripts has no task
    const found = at && (await solveAside(at.proof));
    flushSync(() => {
      setProof(found || ''); // in the form before whoever waits reads it
      setState(found ? 'done' : 'failed');
    });
  };
  return {
    task,
    state,
    proof,
    /** Grows with each new captcha, so that the answer typed for the old one is cleared. */
    round,
    /** No captcha came. */
    missing,
    /** Asks for one, unless there is one or one is on its way. */
    start: () => {
      if (!task && !coming.current) renew();
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
