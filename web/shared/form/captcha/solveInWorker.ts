import type { CaptchaTask } from './captchaTask.ts';
import { solve } from './solve.ts';

/** Solves a captcha in a worker; in the page where a browser allows no workers. */
export function solveInWorker(proof: CaptchaTask['proof']): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./solveWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
    worker.postMessage(proof);
  }).catch(() => solve(proof));
}
