import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CaptchaTask, requestCaptcha } from './captchaTask.ts';
import { solveInWorker } from './solveInWorker.ts';

/** Whether the browser computes a proof in place of the characters. */
export type ProofState = 'off' | 'busy' | 'done' | 'failed';

export type CaptchaState = ReturnType<typeof useCaptcha>;

/**
 * The captcha of a form: requested when the visitor begins to fill it in, renewed when an answer was wrong, and proven
 * by the browser for who cannot read or hear characters. `first` came with the page.
 */
export function useCaptcha(first: CaptchaTask | null) {
  const [task, setTask] = useState(first?.id ? first : null);
  const [state, setState] = useState<ProofState>('off');
  const [proof, setProof] = useState('');
  const [missing, setMissing] = useState(false);
  const [round, setRound] = useState(0);
  const requested = useRef<Promise<CaptchaTask | null> | null>(null);
  const solving = useRef(Promise.resolve());

  const request = async () => {
    try {
      const next = await requestCaptcha();
      setTask(next);
      setMissing(false);
      return next;
    } catch {
      setMissing(true);
      requested.current = null; // the next focus requests again
      return null;
    }
  };
  const renew = () => {
    if (task) setRound(round + 1);
    setProof('');
    requested.current = request();
    return requested.current;
  };
  const compute = async (from: CaptchaTask | null) => {
    setState('busy');
    const known = from ?? (await requested.current);
    const captcha = known && known.proof.max > 0 ? known : await renew(); // the captcha of a posted form has no proof to compute
    const found = captcha && (await solveInWorker(captcha.proof));
    flushSync(() => {
      setProof(found || ''); // rendered at once: a submit that waits for the proof reads the form next
      setState(found ? 'done' : 'failed');
    });
  };
  return {
    task,
    state,
    proof,
    /** Grows with each new captcha, so that the answer typed for the old one is cleared. */
    round,
    /** The last request for a captcha failed. */
    missing,
    /** Requests the first captcha, once. */
    start: () => {
      if (!task && !requested.current) renew();
    },
    /** Requests another captcha, and computes its proof if the visitor chose that instead of the picture. */
    renew: async () => {
      const next = await renew();
      if (state !== 'off') await compute(next);
    },
    /** Computes a proof, or lets the visitor type the characters of the picture. */
    choose: (computed: boolean) => {
      if (computed) solving.current = compute(task);
      else {
        setState('off');
        setProof('');
      }
    },
    /** Resolves when no proof is being computed. */
    settled: () => solving.current,
  };
}
