import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CaptchaTask, requestCaptcha } from './captchaTask.ts';
import { solveInWorker } from './solveInWorker.ts';

export type CaptchaState = ReturnType<typeof useCaptcha>;

/**
 * The captcha of a form, which asks nothing: the browser requests it when the visitor begins with the form and computes its
 * proof. Only where that is not enough are the characters of its picture asked for. `first` came with a form that was posted
 * without scripts; it asks for them until this browser has computed a proof after all.
 */
export function useCaptcha(first: CaptchaTask | null) {
  const [task, setTask] = useState(first?.id ? first : null);
  const [proof, setProof] = useState('');
  const [hasPicture, setHasPicture] = useState(task !== null);
  const [round, setRound] = useState(0);
  const proving = useRef<Promise<unknown> | null>(null);

  /** Resolves with why it failed; the next start tries again then. */
  const prove = async () => {
    try {
      const next = await requestCaptcha();
      const found = await solveInWorker(next.proof);
      // Rendered at once: a submit that waits for the proof reads the form next.
      flushSync(() => {
        setTask(next);
        setProof(found);
        setHasPicture(found === '');
      });
      return null;
    } catch (error) {
      proving.current = null;
      return error;
    }
  };
  const start = () => {
    proving.current ??= prove();
    return proving.current;
  };
  return {
    task,
    proof,
    /** The characters of the picture are asked for. */
    hasPicture,
    /** Grows with each further picture, so that what was typed for the one before is cleared. */
    round,
    /** Requests the first captcha and computes its proof, once. */
    start,
    /** Resolves when there is something to send, and throws when no captcha could be requested. */
    settled: async () => {
      const failure = await start();
      if (failure && !hasPicture) throw failure;
    },
    /** Computes another proof, in place of one that was not taken. */
    proveAgain: () => {
      proving.current = prove();
    },
    /** Shows another picture, whose characters are asked for. */
    renew: async () => {
      const next = await requestCaptcha().catch(() => task);
      setTask(next);
      setProof('');
      setHasPicture(true);
      setRound((before) => before + 1);
    },
  };
}
